'use client';
import { useT } from '../../i18n';
import { Panel } from '../notices/Panel';

export interface NoTicketsProps {
  /** The organizer's noTicketsHeader. Default: 'Currently, there are no available tickets.' */
  header?: string | undefined;
}

/** There is nothing on the list. 000 §2.1. */
export function NoTickets({ header }: NoTicketsProps) {
  const t = useT();
  return <Panel icon="ticket" title={header || t('tickets.empty')} />;
}
