'use client';
import { useRef } from 'react';
import type { TicketInvitation } from '../../../contract';
import {
  ticketInvitationLimits,
  ticketInvitationProblem,
  ticketInvitationRequest,
  ticketInvitationSchema,
  type TicketInvitationValues,
} from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { LongTextField, TextField } from '../../kit/fields';
import { ActionDialog } from '../../kit/form';

export interface InviteDialogProps {
  invite: OrderCalls['invite'];
  onDone: (invitations: readonly TicketInvitation[]) => void;
  onClose: () => void;
}

const nobody: TicketInvitationValues = { people: '', message: '', promotionalCode: '' };

/** Invites people to get tickets, by email. 002 §7 invite. */
export function InviteDialog({ invite, onDone, onClose }: InviteDialogProps) {
  const t = useT();
  const answer = useRef<readonly TicketInvitation[]>(undefined);
  return (
    <ActionDialog<TicketInvitationValues>
      toErrorMessage={ticketInvitationProblem}
      title={t('organizer.members.invite')}
      text={t('organizer.orders.invite.text')}
      action={t('organizer.members.invite.action')}
      failedTitle="organizer.kit.form.failed.notSent"
      schema={ticketInvitationSchema}
      values={nobody}
      run={async (typed, signal) => {
        answer.current = (await invite(ticketInvitationRequest(typed), signal)).invitations;
      }}
      onDone={() => answer.current && onDone(answer.current)}
      onClose={onClose}
    >
      <LongTextField
        name="people"
        label={t('organizer.members.invite.people')}
        hint={t('organizer.members.invite.peopleHint', { example: 'Ada Lovelace <ada@example.com>' })}
        dir="ltr"
        spellCheck={false}
        required
      />
      <LongTextField
        name="message"
        label={t('organizer.orders.invite.message')}
        hint={t('organizer.orders.invite.messageHint')}
        limit={ticketInvitationLimits.message}
        optional
      />
      <TextField
        name="promotionalCode"
        label={t('organizer.orders.new.code')}
        hint={t('organizer.orders.invite.codeHint')}
        optional
      />
    </ActionDialog>
  );
}
