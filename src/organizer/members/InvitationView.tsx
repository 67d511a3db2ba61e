'use client';
import { useState } from 'react';
import type { InviteAnswer, OrganizerEvent, TenantInvite } from '../../contract';
import { invitationProblem } from '../../domain/members';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Facts } from '../../themed/kit/Facts';
import { Notice } from '../../themed/kit/Notice';
import { ProblemNotice, useAction } from '../kit/confirm';
import { PageHeader } from '../kit/page';
import { InviteStatusTag } from './InviteStatusTag';
import * as css from './members.css';
import { useAccessText } from './useAccessText';

export interface InvitationViewProps {
  /** The invitation as the backend has it. */
  invite: TenantInvite;
  /** The account's name; what stands for it when nobody knows. */
  account: string | undefined;
  /** The account's. */
  events: readonly OrganizerEvent[];
  /** Rejects with the client's ApiError. */
  onAnswer: (answer: InviteAnswer) => Promise<unknown>;
  /** It was answered. */
  onAnswered?: ((answer: InviteAnswer) => void) | undefined;
}

/** What somebody is invited to, and their answer. 002 §4: invited entities change status. @experimental */
export function InvitationView({ invite, account, events, onAnswer, onAnswered }: InvitationViewProps) {
  const t = useT();
  const accessText = useAccessText(events);
  const { isBusy, problem, act } = useAction(invitationProblem);
  const [given, setGiven] = useState<InviteAnswer>();
  const { status, invitedBy } = invite;
  const name = account ?? t('organizer.members.look.sampleAccount');
  const answer = async (next: InviteAnswer) => {
    setGiven(next);
    if (await act(() => onAnswer(next))) onAnswered?.(next);
  };
  const say = (next: InviteAnswer) => () => {
    if (!isBusy) void answer(next);
  };
  return (
    <div className={css.invitation}>
      <PageHeader
        title={t('organizer.members.invitation.title', { account: name })}
        status={<InviteStatusTag status={status} />}
        lead={t('organizer.members.invitation.by', { email: invitedBy })}
      />
      <Facts
        items={[
          accessText.role(invite),
          accessText.events(invite),
          status === 'PENDING' && t('organizer.members.openUntil', { date: accessText.day(invite.expires) }),
        ]}
      />
      <div role="status">
        {status !== 'PENDING' && (
          <Notice
            tone={status === 'ACCEPTED' ? 'positive' : 'info'}
            title={t(`organizer.members.invitation.${status}`)}
          />
        )}
      </div>
      <ProblemNotice title={t('organizer.kit.form.failed.title')} problem={problem} />
      {status === 'PENDING' && (
        <div className={css.actions}>
          <Button variant="primary" busy={isBusy && given === 'ACCEPTED'} onClick={say('ACCEPTED')}>
            {t('organizer.members.invitation.accept')}
          </Button>
          <Button busy={isBusy && given === 'DECLINED'} onClick={say('DECLINED')}>
            {t('organizer.members.invitation.decline')}
          </Button>
        </div>
      )}
    </div>
  );
}
