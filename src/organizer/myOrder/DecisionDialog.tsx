'use client';
import { useMemo, useRef } from 'react';
import type { BuyerRequest } from '../../contract';
import { orderProblem } from '../../domain';
import {
  decisionSchema,
  maxNoteLength,
  nameOf,
  type Decision,
  type DecisionValues,
} from '../../domain/myOrder/requests';
import type { BuyerRequestCalls, DecisionOutcome } from '../../hooks/organizer/myOrder/useBuyerRequests';
import { useT } from '../../i18n';
import { LongTextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

export interface DecisionDialogProps {
  request: BuyerRequest;
  decision: Decision;
  decide: BuyerRequestCalls['decide'];
  onDone: (outcome: DecisionOutcome) => void;
  onClose: () => void;
}

const noNote: DecisionValues = { note: '' };

/** What the decision means, and what the buyer reads with it. */
export function DecisionDialog({ request, decision, decide, onDone, onClose }: DecisionDialogProps) {
  const t = useT();
  const schema = useMemo(() => decisionSchema(), []);
  const outcome = useRef<DecisionOutcome>({ request, isOvertaken: false });
  const isApproval = decision === 'approved';
  const { kind } = request;
  return (
    <ActionDialog<DecisionValues>
      title={t(
        isApproval ? `organizer.myOrder.approve.${kind}.title` : `organizer.myOrder.decline.${kind}.title`,
      )}
      text={useConsequence(request, decision)}
      action={t(isApproval ? 'organizer.myOrder.approve' : 'organizer.myOrder.decline')}
      tone={isApproval && kind === 'cancellation' ? 'danger' : undefined}
      values={noNote}
      schema={schema}
      toErrorMessage={orderProblem}
      run={async ({ note }, signal) => {
        outcome.current = await decide(request, { decision, note: note.trim() }, signal);
      }}
      onDone={() => onDone(outcome.current)}
      onClose={onClose}
    >
      <LongTextField<DecisionValues>
        name="note"
        label={t('organizer.myOrder.note')}
        hint={t('organizer.myOrder.noteHint')}
        limit={maxNoteLength}
      />
    </ActionDialog>
  );
}

function useConsequence({ ticket, to, orderId }: BuyerRequest, decision: Decision): string {
  const t = useT();
  if (decision === 'declined') return t('organizer.myOrder.decline.text');
  return ticket && to
    ? t('organizer.myOrder.approve.transfer.text', {
        name: nameOf(to),
        ticket: ticket.id,
        before: ticket.attendeeName,
      })
    : t('organizer.myOrder.approve.cancellation.text', { id: orderId });
}
