import {
  parseAbsolute,
  toCalendarDate,
  type CalendarDate,
  type ZonedDateTime,
} from '@internationalized/date';
import type { EventInfo, Instant } from '../../contract';

/** What goes into a calendar: an event, one of its sessions, or a ticket for it. */
export interface CalendarEntry {
  /** The same for the same entry, so that a calendar that gets it twice keeps one. */
  uid: string;
  title: string;
  start: Instant;
  end: Instant;
  /** IANA zone of the place; it decides which days an entry without times has. */
  timeZone: string;
  place: string;
  description: string;
  /** `https` address of the event's own page. */
  url?: string | undefined;
}

/** 000 §9, 001 §7. */
const longestDescription = 3_000;

/** The description as calendars get it: 3,000 characters at most, and never half of one (F70). */
export function cutDescription(text: string): string {
  if (text.length <= longestDescription) return text;
  const ends = longestDescription;
  let kept = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > ends) break;
    kept = index + segment.length;
  }
  return text.slice(0, kept);
}

export interface EventEntryOptions {
  description: string;
  url?: string | undefined;
}

/** An event as a calendar entry. 000 §2.9, 001 §7. */
export const eventEntry = (event: EventInfo, { description, url }: EventEntryOptions): CalendarEntry => ({
  uid: `event-${event.id}@boxoffice`,
  title: event.name,
  start: event['start-date'],
  end: event['end-date'],
  timeZone: event['time-zone-id'],
  place: [event.venue.name, event.venue.address, event.venue.city].filter(Boolean).join(', '),
  description,
  url,
});

/** Days without times: `end` is the first day after. */
export interface WholeDays {
  start: CalendarDate;
  end: CalendarDate;
}

/** True for an entry whose instants can be read, and that ends after it starts. */
export function isEntryDated({ start, end, timeZone }: CalendarEntry): boolean {
  try {
    return parseAbsolute(end, timeZone).compare(parseAbsolute(start, timeZone)) > 0;
  } catch {
    return false;
  }
}

/** The days of an entry that lasts from midnight to midnight where it takes place; `null` for one with times. */
export function wholeDaysOf({ start, end, timeZone }: CalendarEntry): WholeDays | null {
  const from = parseAbsolute(start, timeZone);
  const to = parseAbsolute(end, timeZone);
  const lastDay = toCalendarDate(to);
  if (!isAt(from, 0, 0)) return null;
  if (isAt(to, 0, 0)) return { start: toCalendarDate(from), end: lastDay };
  return isAt(to, 23, 59) ? { start: toCalendarDate(from), end: lastDay.add({ days: 1 }) } : null;
}

const isAt = (time: ZonedDateTime, hour: number, minute: number) =>
  time.hour === hour && time.minute === minute;
