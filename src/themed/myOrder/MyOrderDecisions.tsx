'use client';
import type { MyOrderDecision } from '../../contract';
import { useT } from '../../i18n';
import { Notice } from '../kit/Notice';

/** What the organizer decided about the buyer's requests, each with the note they wrote. */
export function MyOrderDecisions({ decisions }: { decisions: readonly MyOrderDecision[] }) {
  const t = useT();
  return decisions.map(({ kind, status, ticketId, name, note }) => (
    <Notice
      key={ticketId ?? kind}
      tone={status === 'approved' ? 'positive' : 'warning'}
      title={t(`myOrder.decision.${kind}.${status}`, { name })}
    >
      {note ? t('myOrder.decision.note', { note }) : undefined}
    </Notice>
  ));
}
