import { useT } from 'boxoffice';
import {
  AccountScreen,
  AccountsScreen,
  InvitationEmailScreen,
  InvitationScreen,
  MembersScreen,
  OpenAccountScreen,
  PayerScreen,
  ProfileScreen,
} from 'boxoffice/organizer';
import { preservedHref, usePreservingNavigate } from '../navigation';
import {
  eventsPath,
  invitationEmailPath,
  membersPath,
  openAccountPath,
  ownAccountsPath,
} from './accountScreens';
import { useViewInAddress } from './address';
import { useOnNavigate } from './useOnNavigate';
import { useAccountId } from './useAccountId';

/** Who works on the events of the account. */
export function Members() {
  const [view, setView] = useViewInAddress();
  return (
    <MembersScreen
      accountId={useAccountId()}
      view={view}
      onViewChange={setView}
      invitationEmail={{
        href: preservedHref(invitationEmailPath),
        onNavigate: useOnNavigate(usePreservingNavigate()),
      }}
    />
  );
}

/** The mail they are invited by. */
export function InvitationEmail() {
  const t = useT();
  return (
    <InvitationEmailScreen
      accountId={useAccountId()}
      back={{
        href: preservedHref(membersPath),
        label: t('organizer.members.title'),
        onNavigate: useOnNavigate(usePreservingNavigate()),
      }}
    />
  );
}

/** Where the link of that mail leads. */
export function Invitation({ inviteId }: { inviteId: string }) {
  return <InvitationScreen accountId={useAccountId()} inviteId={inviteId} />;
}

/** What the account is called, and what its events begin with. */
export function Account() {
  return <AccountScreen />;
}

/** Who pays for the account. */
export function Payer() {
  return <PayerScreen accountId={useAccountId()} />;
}

/** Whoever is signed in. */
export function Profile() {
  return <ProfileScreen />;
}

/** The accounts they work in. */
export function OwnAccounts() {
  return (
    <AccountsScreen
      hrefOf={(id) => preservedHref(openAccountPath(id))}
      onNavigate={useOnNavigate(usePreservingNavigate())}
    />
  );
}

/** The way into one of them: to its events. */
export function OpenAccount({ accountId }: { accountId: string }) {
  const t = useT();
  const navigate = usePreservingNavigate();
  return (
    <OpenAccountScreen
      accountId={accountId}
      onOpened={() => navigate(eventsPath, { replace: true })}
      back={{
        href: preservedHref(ownAccountsPath),
        label: t('organizer.account.own.title'),
        onNavigate: useOnNavigate(navigate),
      }}
    />
  );
}
