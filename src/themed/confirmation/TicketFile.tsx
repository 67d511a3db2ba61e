'use client';
import type { CalendarEntry } from '../../domain/calendar/entry';
import { useTicketFile } from '../../headless/calendar/useTicketFile';
import { useT } from '../../i18n';
import { LinkButton } from '../kit/Button';
import { VisuallyHidden } from '../kit/VisuallyHidden';

export interface TicketFileProps {
  entry: CalendarEntry;
  /** Whose ticket, and for what. */
  name: string;
  ticket: string;
}

/** A calendar file for one ticket, made when it is asked for. */
export function TicketFile({ entry, name, ticket }: TicketFileProps) {
  const t = useT();
  const { isBusy, save } = useTicketFile(entry);
  return (
    <LinkButton busy={isBusy} onClick={() => void save()}>
      {t('calendar.ticket')}
      <VisuallyHidden> {t('confirmation.ticketFileFor', { name, ticket })}</VisuallyHidden>
    </LinkButton>
  );
}
