'use client';
import { useT } from '../../i18n';
import { LatePanel } from '../notices/LatePanel';

/** Props of `NoTickets`. @public */
export interface NoTicketsProps {
  /** The organizer's noTicketsHeader. Default: 'Currently, there are no available tickets.' */
  header?: string | undefined;
  /** Place of the title in the page's outline. Default: 3. */
  level?: 2 | 3 | undefined;
}

/** There is nothing on the list. 000 §2.1. @public */
export function NoTickets({ header, level }: NoTicketsProps) {
  const t = useT();
  return <LatePanel icon="ticket" level={level} title={header || t('tickets.empty')} />;
}
