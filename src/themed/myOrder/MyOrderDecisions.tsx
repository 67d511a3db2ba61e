'use client';
import type { MyOrderDecision } from '../../contract';
import { useT, type Translate } from '../../i18n';
import { Notice } from '../kit/Notice';

const tones = { approved: 'positive', declined: 'warning', closed: 'info' } as const;

/** What became of the buyer's requests, each with the note that the organizer wrote. */
export function MyOrderDecisions({ decisions }: { decisions: readonly MyOrderDecision[] }) {
  const t = useT();
  return decisions.map(({ kind, status, ticketId, name, note }) => (
    <Notice
      key={ticketId ?? kind}
      tone={tones[status]}
      title={t(`myOrder.decision.${kind}.${status}`, { name })}
    >
      {textOf(status, note, t)}
    </Notice>
  ));
}

function textOf(status: MyOrderDecision['status'], note: string, t: Translate): string | undefined {
  if (status === 'closed') return t('myOrder.decision.closed');
  return note ? t('myOrder.decision.note', { note }) : undefined;
}
