'use client';
import { useState } from 'react';
import type { OwnAccount } from '../../contract';
import { findByQuery } from '../../domain';
import { useOwnAccounts, useSignedInPerson } from '../../hooks';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Icon } from '../../themed/kit/Icon';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { PlainList } from '../kit/page/PlainList';
import { PickList } from '../kit/palette/PickList';
import { readingOf, ReadState, type Reading } from '../kit/record';
import { EventMark } from '../kit/shell/EventMark';
import * as shell from '../kit/shell/OrganizerShell.css';
import * as css from './account.css';

/** Props of `AccountSwitcher`. @experimental */
export interface AccountSwitcherProps {
  /** Another account was picked: show `OpenAccountScreen` of it, once what isn’t saved may be left. */
  onSwitch: (accountId: string) => void;
}

/** The account whose screens these are, and the way to one’s others. @experimental */
export function AccountSwitcher({ onSwitch }: AccountSwitcherProps) {
  const { data: person } = useSignedInPerson();
  const { accounts, ...read } = useOwnAccounts();
  return (
    <AccountSwitcherView
      {...readingOf(read)}
      accounts={accounts ?? null}
      accountId={person?.accountId ?? undefined}
      actingName={person?.acting?.accountName}
      onSwitch={onSwitch}
    />
  );
}

/** From a menu on screens that are not the account's own: the way to one's other accounts, for whoever has some. */
export function OtherAccounts({ onSwitch }: AccountSwitcherProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { data: person } = useSignedInPerson();
  const { accounts, ...read } = useOwnAccounts();
  const accountId = person?.accountId ?? undefined;
  if (!accounts?.some(({ id }) => id !== accountId)) return null;
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('organizer.account.own.switch')}
      </LinkButton>
      <AccountDialog
        {...readingOf(read)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        accounts={accounts}
        accountId={accountId}
        onSwitch={onSwitch}
      />
    </>
  );
}

export interface AccountSwitcherViewProps extends Reading, AccountSwitcherProps {
  /** By name; `null` before the first answer. */
  accounts: readonly OwnAccount[] | null;
  /** The one whose screens these are; absent while it loads. */
  accountId: string | undefined;
  /** Its name where support acts as it: it is none of theirs. */
  actingName?: string | undefined;
}

/** From so many accounts on they are searched. */
const manyAccounts = 8;

/** The switcher in every state it has. @experimental */
export function AccountSwitcherView(props: AccountSwitcherViewProps) {
  const { accounts, accountId, actingName } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const current = accounts?.find(({ id }) => id === accountId);
  const name = actingName ?? current?.name ?? t('organizer.kit.nav.section.account');
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={shell.event} onClick={() => setOpen(true)}>
        <EventMark name={name} />
        <span className={shell.eventText}>
          <bdi className={shell.eventName}>{name}</bdi>
          <span className={shell.eventDates}>
            {actingName === undefined && current && t(`organizer.members.role.${current.role}`)}
          </span>
        </span>
        <VisuallyHidden>{t('organizer.account.own.switch')}</VisuallyHidden>
        <Icon name="chevron-down" size="small" className={shell.eventMore} />
      </button>
      <AccountDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface AccountDialogProps extends AccountSwitcherViewProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function AccountDialog({ isOpen, onOpenChange, ...props }: AccountDialogProps) {
  const { accounts, accountId, actingName, onSwitch } = props;
  const t = useT();
  const pick = (id: string) => {
    onOpenChange(false);
    if (id !== accountId || actingName !== undefined) onSwitch(id);
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={t('organizer.account.own.switch')}>
      <ReadState
        {...props}
        content={accounts}
        loading={t('organizer.account.own.loading')}
        failed={t('organizer.account.loadFailed')}
      >
        {(all) =>
          all.length < manyAccounts ? (
            <FewAccounts accounts={all} accountId={accountId} onPick={pick} />
          ) : (
            <ManyAccounts accounts={all} onPick={pick} />
          )
        }
      </ReadState>
    </Dialog>
  );
}

interface PickProps {
  accounts: readonly OwnAccount[];
  onPick: (id: string) => void;
}

function FewAccounts({ accounts, accountId, onPick }: PickProps & { accountId: string | undefined }) {
  const t = useT();
  if (accounts.length === 0) return <p className={css.quiet}>{t('organizer.account.own.empty')}</p>;
  return (
    <PlainList aria-label={t('organizer.account.own.title')}>
      {accounts.map(({ id, name, role }) => (
        <li key={id}>
          <Button
            variant="quiet"
            block
            className={css.pick}
            icon={<EventMark name={name} isSmall />}
            aria-current={id === accountId ? 'true' : undefined}
            onClick={() => onPick(id)}
          >
            <bdi className={css.pickName}>{name}</bdi>{' '}
            <span className={css.quiet}>{t(`organizer.members.role.${role}`)}</span>
          </Button>
        </li>
      ))}
    </PlainList>
  );
}

function ManyAccounts({ accounts, onPick }: PickProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const options = findByQuery(accounts, query, ({ name }) => name).map(({ id, name, role }) => ({
    id,
    label: name,
    note: t(`organizer.members.role.${role}`),
    icon: <EventMark name={name} isSmall />,
  }));
  return (
    <PickList
      label={t('organizer.account.own.find')}
      query={query}
      onQueryChange={setQuery}
      groups={[{ title: t('organizer.account.own.title'), options }]}
      none={t('organizer.account.own.none')}
      onPick={onPick}
    />
  );
}
