'use client';
import { useState } from 'react';
import type { FoundKind, FoundRecord } from '../../domain/finder';
import { useOrganizerEvent } from '../../hooks';
import { useFound } from '../../hooks/organizer/finder';
import { useLocale, useT, type MessageKey } from '../../i18n';
import type { CommandSearch } from '../kit/palette';

/** Options of `useFinder`. @experimental */
export interface FinderOptions {
  /** The organizer’s account. */
  accountId: string;
  /** The event whose records are looked for. */
  eventId: string;
  /** A record was picked: go to its address. `id` is the order’s for an attendee, the record’s own for all others. */
  onOpen: (kind: FoundKind, id: string) => void;
}

const titles: Record<FoundKind, MessageKey> = {
  order: 'organizer.kit.nav.orders',
  attendee: 'organizer.sessionRegistrations.part.people',
  contact: 'organizer.contacts.title',
  session: 'organizer.sessionRegistrations.part.sessions',
  speaker: 'organizer.speakers.title',
  email: 'organizer.emails.title',
  promotion: 'organizer.promotions.title',
  ticketType: 'organizer.kit.nav.ticketTypes',
};

/**
 * Finds an event's orders, attendees, sessions, speakers, emails, promotions and ticket types, and the account's contacts, for the palette of
 * `OrganizerShell`. Nothing is read before two letters are typed, and nothing that is typed is stored.
 * @experimental
 */
export function useFinder({ accountId, eventId, onOpen }: FinderOptions): CommandSearch {
  const t = useT();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const { groups, isReading, isError } = useFound({ accountId, eventId }, typed);
  const timeZone = useOrganizerEvent(accountId, eventId)?.['time-zone-id'];
  const dayOf = (start: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
      new Date(start),
    );
  const noteOf = ({ detail, start, state }: FoundRecord) =>
    [detail, start !== undefined && timeZone ? dayOf(start) : undefined, state && t(statusKey(state))]
      .filter((text) => text !== undefined)
      .join(' · ') || undefined;
  return {
    isReading,
    isError,
    onQueryChange: setTyped,
    groups: groups.map(({ kind, records }) => ({
      title: t(titles[kind]),
      commands: records.map((record) => ({
        id: `${kind} ${record.key}`,
        label: record.label,
        note: noteOf(record),
        onRun: () => onOpen(kind, record.id),
      })),
    })),
  };
}

function statusKey(state: NonNullable<FoundRecord['state']>): MessageKey {
  switch (state.of) {
    case 'orders':
      return `organizer.orders.status.${state.status}`;
    case 'agenda':
      return `organizer.agenda.status.${state.status}`;
    case 'emails':
      return `organizer.emails.status.${state.status}`;
    case 'promotions':
      return `organizer.promotions.status.${state.status}`;
  }
}
