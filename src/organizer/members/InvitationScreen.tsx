'use client';
import { useInvitations, useMemberCalls, useOrganizerEvents, useOwnAccount } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
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
  const { status, isError, isFetching, refetch } = useInvitations(accountId);
  const { answer } = useMemberCalls(accountId);
  const account = useOwnAccount();
  const { data: events = noEvents } = useOrganizerEvents(accountId);
  const invite = status?.invites.find(({ id }) => id === inviteId);
  if (invite)
    return (
      <InvitationView
        {...{ invite, events, onAnswered }}
        account={account?.name}
        onAnswer={(given) => answer(inviteId, given)}
      />
    );
  if (status) return <ScreenNotFound />;
  return (
    <>
      <PageHeader title={t('organizer.members.invitation')} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.members.invitation.notLoaded')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <ScreenLoading label={t('organizer.members.invitation')} />
      )}
    </>
  );
}

const noEvents: [] = [];
