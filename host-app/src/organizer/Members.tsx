import { useT } from 'boxoffice';
import { InvitationLookScreen, InvitationScreen, MembersScreen, PayerScreen } from 'boxoffice/organizer';
import type { MouseEvent } from 'react';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { demoAccount } from '../routes/demoEvent';
import { invitationLookPath, membersPath } from './accountScreens';

/** Who works on the events of the account. */
export function Members() {
  return (
    <MembersScreen
      accountId={demoAccount}
      look={{ href: preservedHref(invitationLookPath), onNavigate: useRouting() }}
    />
  );
}

/** The mail they are invited by. */
export function InvitationLook() {
  const t = useT();
  return (
    <InvitationLookScreen
      accountId={demoAccount}
      back={{
        href: preservedHref(membersPath),
        label: t('organizer.members.title'),
        onNavigate: useRouting(),
      }}
    />
  );
}

/** Where the link of that mail leads. */
export function Invitation({ inviteId }: { inviteId: string }) {
  return <InvitationScreen accountId={demoAccount} inviteId={inviteId} />;
}

/** Who pays for the account. */
export function Payer() {
  return <PayerScreen accountId={demoAccount} />;
}

function useRouting() {
  const navigate = usePreservingNavigate();
  return (href: string, click: MouseEvent) => {
    click.preventDefault();
    navigate(href);
  };
}
