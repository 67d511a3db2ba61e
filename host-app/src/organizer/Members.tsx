import { useT } from 'boxoffice';
import {
  AccountScreen,
  InvitationEmailScreen,
  InvitationScreen,
  MembersScreen,
  PayerScreen,
} from 'boxoffice/organizer';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { demoAccount } from '../routes/demoEvent';
import { invitationEmailPath, membersPath } from './accountScreens';
import { useOnNavigate } from './useOnNavigate';

/** Who works on the events of the account. */
export function Members() {
  return (
    <MembersScreen
      accountId={demoAccount}
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
      accountId={demoAccount}
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
  return <InvitationScreen accountId={demoAccount} inviteId={inviteId} />;
}

/** What the account is called, and what its events begin with. */
export function Account() {
  return <AccountScreen />;
}

/** Who pays for the account. */
export function Payer() {
  return <PayerScreen accountId={demoAccount} />;
}
