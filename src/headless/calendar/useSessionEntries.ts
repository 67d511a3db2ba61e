'use client';
import { useMemo } from 'react';
import type { ConfirmedSession, EventInfo } from '../../contract';
import {
  isEntryDated,
  sessionEntry,
  type CalendarEntry,
  type EventEntryOptions,
} from '../../domain/calendar/entry';

interface SessionEntry {
  session: ConfirmedSession;
  entry: CalendarEntry;
}

/** Sessions of an order as calendar entries, as they begin; those without usable dates are left out. 001 §7. `about` is of every entry. */
export function useSessionEntries(
  sessions: readonly ConfirmedSession[],
  event: EventInfo,
  about: EventEntryOptions,
): readonly SessionEntry[] {
  return useMemo(
    () =>
      sessions
        .map((session) => ({ session, entry: entryOf(session, event, about) }))
        .filter(({ entry }) => isEntryDated(entry))
        .toSorted((one, other) => Date.parse(one.entry.start) - Date.parse(other.entry.start)),
    [sessions, event, about],
  );
}

const entryOf = (session: ConfirmedSession, event: EventInfo, about: EventEntryOptions) =>
  sessionEntry(
    {
      id: session.id,
      title: session.name,
      start: session['start-date'],
      end: session['end-date'],
    },
    { event, location: session.location, ...about },
  );
