import type { EventInfo, Instant } from '../../contract';

/** What goes into a calendar: an event, one of its sessions, or a ticket for it. @public */
export interface CalendarEntry {
  /** The same for the same entry, so that a calendar that gets it twice keeps one. */
  uid: string;
  title: string;
  start: Instant;
  end: Instant;
  /** IANA zone of the place; it decides which days an entry without times has. */
  timeZone: string;
  location: string;
  description: string;
  /** `https` address of the event's own page. */
  url?: string | undefined;
}

/** 000 §9, 001 §7. */
const maxDescriptionLength = 3_000;

/** The description as calendars get it: 3,000 characters at most, and never half of one (F70). */
export function cutDescription(description: string): string {
  const text = calendarText(description);
  if (text.length <= maxDescriptionLength) return text;
  const ends = maxDescriptionLength;
  let cutAt = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > ends) break;
    cutAt = index + segment.length;
  }
  return text.slice(0, cutAt);
}

export interface EventEntryOptions {
  description: string;
  url?: string | undefined;
}

/** An event as a calendar entry. 000 §2.9, 001 §7. @public */
export const eventEntry = (event: EventInfo, { description, url }: EventEntryOptions): CalendarEntry => ({
  uid: `event-${event.id}@boxoffice`,
  title: event.name,
  start: event['start-date'],
  end: event['end-date'],
  timeZone: event['time-zone-id'],
  location: [event.venue.name, event.venue.address, event.venue.city].filter(Boolean).join(', '),
  description,
  url,
});

export interface SessionEntryOptions extends EventEntryOptions {
  event: EventInfo;
  /** Where in the venue. */
  location?: string | undefined;
}

/** A session of an event as a calendar entry. 001 §7. @public */
export const sessionEntry = (
  session: { id: string; title: string; start: Instant; end: Instant },
  { event, location, ...options }: SessionEntryOptions,
): CalendarEntry => {
  const around = eventEntry(event, options);
  return {
    ...around,
    uid: `session-${session.id}@boxoffice`,
    title: [session.title, event.name].filter(Boolean).join(' · '),
    start: session.start,
    end: session.end,
    location: [location, around.location].filter(Boolean).join(', '),
  };
};

/** Text as a calendar takes it: without control characters but line breaks and tabs. RFC 5545 §3.1. */
export const calendarText = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');

/** Offset or `Z` included: an instant, not a time somewhere. */
const instant = /T.*(?:Z|[+-]\d\d:?\d\d)$/;

/** True for an entry whose instants can be read, and that ends after it starts. */
export function isEntryDated({ start, end, timeZone }: CalendarEntry): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
  } catch {
    return false;
  }
  return instant.test(start) && instant.test(end) && Date.parse(end) > Date.parse(start);
}
