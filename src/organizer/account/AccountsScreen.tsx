'use client';
import type { MouseEvent } from 'react';
import type { OwnAccount } from '../../contract';
import { useOwnAccounts, useSignedInPerson } from '../../hooks';
import { useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { RoutedButton } from '../kit/page/RoutedLink';
import { ScreenState } from '../kit/record';
import { EventMark } from '../kit/shell/EventMark';
import { withOrganizerRoot } from '../withOrganizerRoot';
import * as css from './account.css';

/** Props of `AccountsScreen`. @experimental */
export interface AccountsScreenProps {
  /** Where `OpenAccountScreen` of an account is. */
  hrefOf: (accountId: string) => string;
  /** Called with a plain click on a link; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

function Accounts({ hrefOf, onNavigate }: AccountsScreenProps) {
  const t = useT();
  const { data: person } = useSignedInPerson();
  const read = useOwnAccounts();
  const head = { title: t('organizer.account.own.title'), lead: t('organizer.account.own.lead') };
  return (
    <ScreenState
      loads={[read]}
      data={{ accounts: read.accounts }}
      head={head}
      loading={t('organizer.account.own.loading')}
      failed={t('organizer.account.loadFailed')}
    >
      {({ accounts }) => (
        <div className={css.screen}>
          <PageHeader {...head} />
          {accounts.length === 0 ? (
            <ScreenEmpty drawing="people" title={t('organizer.account.own.empty')} />
          ) : (
            <PlainList className={css.list} aria-label={head.title}>
              {accounts.map((account) => (
                <Row
                  key={account.id}
                  account={account}
                  isCurrent={account.id === person?.accountId && !person.acting}
                  href={hrefOf(account.id)}
                  onNavigate={onNavigate}
                />
              ))}
            </PlainList>
          )}
        </div>
      )}
    </ScreenState>
  );
}

interface RowProps extends Pick<AccountsScreenProps, 'onNavigate'> {
  account: OwnAccount;
  isCurrent: boolean;
  href: string;
}

function Row({ account, isCurrent, href, onNavigate }: RowProps) {
  const t = useT();
  return (
    <li className={css.row} aria-current={isCurrent ? 'true' : undefined}>
      <div className={css.about}>
        <EventMark name={account.name} />
        <div>
          <bdi className={css.pickName}>{account.name}</bdi>
          <div className={css.quiet}>{t(`organizer.members.role.${account.role}`)}</div>
        </div>
      </div>
      {isCurrent ? (
        <Tag>{t('organizer.account.own.current')}</Tag>
      ) : (
        <RoutedButton href={href} onNavigate={onNavigate}>
          {t('organizer.account.own.open')} <VisuallyHidden>{account.name}</VisuallyHidden>
        </RoutedButton>
      )}
    </li>
  );
}

/** The accounts that whoever is signed in works in, and the way into each. @experimental */
export const AccountsScreen = /* @__PURE__ */ withOrganizerRoot(Accounts);
