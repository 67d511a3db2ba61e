'use client';
import { useState } from 'react';
import type { CalendarEntry } from '../../domain/calendar/entry';
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
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { calendarFile } = await import('../../domain/calendar/ics');
      offer(calendarFile(entry), `${entry.uid}.ics`);
    } catch {
      // It can be pressed again, and the event's own file stands above.
    }
    setBusy(false);
  };
  return (
    <LinkButton busy={isBusy} onClick={() => void save()}>
      {t('calendar.ticket')}
      <VisuallyHidden> {t('confirmation.ticketFileFor', { name, ticket })}</VisuallyHidden>
    </LinkButton>
  );
}

function offer(file: string, name: string) {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
