import { google, yahoo } from 'calendar-link';
import { wholeDaysOf } from './days';
import { calendarText, cutDescription, type CalendarEntry } from './entry';

/** Addresses that open a new entry, filled in, in the person's own calendar. 000 §2.9, 001 §7. */
export interface WebCalendarLinks {
  google: string;
  yahoo: string;
}

/** Times travel in UTC, days as days: the person's calendar shows them in the zone it lives in. */
export function webCalendarLinks(entry: CalendarEntry): WebCalendarLinks {
  const days = wholeDaysOf(entry);
  const event = {
    title: calendarText(entry.title),
    location: calendarText(entry.location),
    description: cutDescription(entry.description),
    ...(days
      ? { start: midnight(days.start), end: midnight(days.end), allDay: true }
      : { start: entry.start, end: entry.end }),
  };
  return { google: google(event), yahoo: yahoo(event) };
}

const midnight = (day: { toString: () => string }) => `${day.toString()}T00:00:00Z`;
