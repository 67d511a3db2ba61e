'use client';
import type { OrganizerEvent, TenantInvite } from '../../contract';
import { invitationProblem, isOpen, personName } from '../../domain/members';
import type { MemberCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { useAction } from '../kit/confirm';
import { InviteStatusTag } from './InviteStatusTag';
import { PersonRow } from './PersonRow';
import { useAccessText } from './useAccessText';

export interface InvitationRowProps {
  invite: TenantInvite;
  /** The account's. */
  events: readonly OrganizerEvent[];
  calls: Pick<MemberCalls, 'resend' | 'takeBack'>;
  /** Something was done, in words. `isGone`: the row is no longer there. */
  onNews: (news: string, isGone?: boolean) => void;
}

/** An invitation and where it stands. Until it is accepted it can be sent again, and taken back. 002 §7 resend, DELETE. */
export function InvitationRow({ invite, events, calls, onNews }: InvitationRowProps) {
  const t = useT();
  const accessText = useAccessText(events);
  const { isBusy, problem, act, dialog } = useAction(invitationProblem);
  const { email, status, sent, timesSent, expires } = invite;
  const name = personName(invite);
  const resend = async () => {
    if (await act(() => calls.resend(email))) onNews(t('organizer.members.resent', { name }));
  };
  const takeBack = async () => {
    const isGone = await act(() => calls.takeBack(email), {
      title: t('organizer.members.takeBack.title', { name }),
      text: t('organizer.members.takeBack.text'),
      action: t('organizer.members.takeBack'),
      tone: 'danger',
    });
    if (isGone) onNews(t('organizer.members.takenBack', { name }), true);
  };
  return (
    <PersonRow
      person={invite}
      tag={<InviteStatusTag status={status} />}
      facts={[
        accessText.role(invite),
        accessText.events(invite),
        t('organizer.members.sent', { count: timesSent, date: accessText.day(sent) }),
        status === 'PENDING' && t('organizer.members.openUntil', { date: accessText.day(expires) }),
      ]}
      problem={problem}
    >
      {isOpen(invite) && (
        <>
          <Button busy={isBusy} onClick={() => void resend()}>
            {t('organizer.members.resend')}
          </Button>
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && void takeBack()}>
            {t('organizer.members.takeBack')}
          </Button>
        </>
      )}
      {dialog}
    </PersonRow>
  );
}
