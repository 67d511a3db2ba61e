import type { EventInfo } from '../../contract';
import { eventEntry, isEntryDated, type CalendarEntry, type EventEntryOptions } from './entry';
import { calendarFile, calendarFileAddress } from './ics';
import { webCalendarLinks, type WebCalendarLinks } from './links';

/** Where each of the four links of 000 §2.9 leads. Outlook reads the same file as iCal. @public */
export interface CalendarLinks extends WebCalendarLinks {
  ical: string;
  outlook: string;
}

/** What stands in the calendar beside the event's name, place and dates. @public */
export interface CalendarLinksOptions extends Partial<EventEntryOptions> {
  /**
   * Endpoint that answers a calendar file for what is in its query, e.g. `https://api.example.com/download/ical` (000 §7). Without
   * one the file itself is in the address.
   */
  fileEndpoint?: string | undefined;
}

/**
 * The addresses that put an event, or an entry of your own (`sessionEntry`), into a person's calendar; `null` without dates that can be read. Times
 * are instants, and days where it lasts from midnight to midnight in its zone. The description is cut at 3,000 characters. 000 §2.9, §9, 001 §7.
 * @public
 */
export function calendarLinks(
  event: EventInfo | CalendarEntry,
  { description = '', url, fileEndpoint }: CalendarLinksOptions = {},
): CalendarLinks | null {
  const entry = 'uid' in event ? event : eventEntry(event, { description, url });
  if (!isEntryDated(entry)) return null;
  const file = calendarFile(entry);
  const address =
    fileEndpoint === undefined
      ? `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
      : calendarFileAddress(fileEndpoint, file);
  return { ...webCalendarLinks(entry), ical: address, outlook: address };
}
