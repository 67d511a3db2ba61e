'use client';
import { useState } from 'react';
import type { CalendarEntry } from '../../domain/calendar/entry';

interface TicketFile {
  /** It is being made. */
  isBusy: boolean;
  /** Makes the file and has the browser save it. Never throws: it can be pressed again, and the event's own file is there as well. */
  save: () => Promise<void>;
}

/** A calendar file for one ticket, made when it is asked for. */
export function useTicketFile(entry: CalendarEntry): TicketFile {
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
  return { isBusy, save };
}

function offer(file: string, name: string) {
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
