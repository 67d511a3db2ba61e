'use client';
import type { SocialNetworkData } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { ScrollBox } from '../kit/page/ScrollBox';
import * as css from './sharing.css';

export interface NetworkSharesProps {
  networks: readonly SocialNetworkData[];
  /** IANA zone of the event. */
  timeZone: string;
}

/** How often the event was shared, and by how many, on each network. 002 §7 social network data. */
export function NetworkShares({ networks, timeZone }: NetworkSharesProps) {
  const t = useT();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <section className={css.campaigns}>
      <Heading level={2} size="lg">
        {t('organizer.sharing.shares')}
      </Heading>
      <ScrollBox label={t('organizer.sharing.shares')}>
        <Table caption={t('organizer.sharing.shares')}>
          <THead>
            <Tr>
              <Th>{t('organizer.sharing.network')}</Th>
              <Th align="end">{t('organizer.sharing.sharesCount')}</Th>
              <Th align="end">{t('organizer.sharing.sharers')}</Th>
              <Th>{t('organizer.sharing.lastShared')}</Th>
            </Tr>
          </THead>
          <TBody>
            {networks.map(({ network, shares, sharers, lastShared }) => (
              <Tr key={network}>
                <Th scope="row">{t(`sharing.network.${network}`)}</Th>
                <Td numeric>{number.format(shares)}</Td>
                <Td numeric>{number.format(sharers)}</Td>
                <Td>{lastShared ? date.format(new Date(lastShared)) : t('organizer.sharing.never')}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </ScrollBox>
    </section>
  );
}
