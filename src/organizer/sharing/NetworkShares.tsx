'use client';
import type { SocialNetworkData } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { PlainTable } from '../kit/page/PlainTable';
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
      <PlainTable
        caption={t('organizer.sharing.shares')}
        rows={networks}
        rowId={({ network }) => network}
        columns={[
          {
            head: t('organizer.sharing.network'),
            isRowHead: true,
            cell: ({ network }) => t(`sharing.network.${network}`),
          },
          {
            head: t('organizer.sharing.sharesCount'),
            isNumeric: true,
            cell: ({ shares }) => number.format(shares),
          },
          {
            head: t('organizer.sharing.sharers'),
            isNumeric: true,
            cell: ({ sharers }) => number.format(sharers),
          },
          {
            head: t('organizer.sharing.lastShared'),
            cell: ({ lastShared }) =>
              lastShared ? date.format(new Date(lastShared)) : t('organizer.sharing.never'),
          },
        ]}
      />
    </section>
  );
}
