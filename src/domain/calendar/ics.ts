import { createEvent, type DateArray } from 'ics';
import { webSchemes } from '../links/linkSchemes';
import { safeUrl } from '../links/safeUrl';
import { wholeDaysOf } from './days';
import { calendarText, cutDescription, type CalendarEntry } from './entry';

/**
 * A calendar file by RFC 5545, escaped and folded. Throws for instants that are none (`isEntryDated`).
 * Loads a library of its own: import it where a file is requested.
 */
export function calendarFile(entry: CalendarEntry): string {
  const days = wholeDaysOf(entry);
  const url = safeUrl(entry.url, { allow: webSchemes });
  const { value, error } = createEvent({
    uid: entry.uid,
    productId: '-//Boxoffice//EN',
    title: calendarText(entry.title),
    location: calendarText(entry.location),
    description: cutDescription(entry.description),
    ...(url && { url }),
    ...(days
      ? { start: dayOf(days.start), end: dayOf(days.end) }
      : {
          start: Date.parse(entry.start),
          startInputType: 'utc' as const,
          end: Date.parse(entry.end),
          endInputType: 'utc' as const,
        }),
  });
  if (typeof value !== 'string') throw new Error('The calendar entry could not be written', { cause: error });
  return value;
}

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): DateArray => [
  year,
  month,
  day,
];

/** Where a calendar file is requested: the endpoint answers what is in its query. 000 §7. */
export const calendarFileAddress = (endpoint: string, file: string): string =>
  `${endpoint}?${new URLSearchParams({ data: file }).toString()}`;
