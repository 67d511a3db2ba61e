'use client';
import { useInvitations, useMemberCalls, useOrganizerEvents, useOwnAccount } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { InvitationView, type InvitationViewProps } from './InvitationView';

/** Props of `InvitationScreen`. @experimental */
export interface InvitationScreenProps extends Pick<InvitationViewProps, 'onAnswered'> {
  /** The account somebody is invited to. */
  accountId: string;
  /** The invitation, as the link of its mail names it. */
  inviteId: string;
}

/** An invitation, for whoever got it: accepted or declined. 002 §4, §7 PUT status. */
export function Invitation({ accountId, inviteId, onAnswered }: InvitationScreenProps) {
  const t = useT();
  const invitations = useInvitations(accountId);
  const { answer } = useMemberCalls(accountId);
  const account = useOwnAccount();
  const { data: events = noEvents } = useOrganizerEvents(accountId);
  const { status } = invitations;
  const invite = status?.invites.find(({ id }) => id === inviteId);
  return (
    <ScreenState
      loads={[invitations]}
      data={{ invite }}
      isUnknown={status && !invite}
      head={{ title: t('organizer.members.invitation') }}
      loading={t('organizer.members.invitation')}
      failed={t('organizer.members.invitation.notLoaded')}
    >
      {(found) => (
        <InvitationView
          {...found}
          events={events}
          onAnswered={onAnswered}
          account={account?.name}
          onAnswer={(given) => answer(inviteId, given)}
        />
      )}
    </ScreenState>
  );
}

const noEvents: [] = [];
