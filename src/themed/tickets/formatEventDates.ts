import type { EventInfo } from '../../contract';

/** What stands in for a zone that can't be read, which may make it another day. */
const standIn = 'UTC';

/** 'May 14–15, 2026': the days of an event, in its own zone; in UTC they say so. Nothing when a date can't be read. */
export function formatEventDates(
  event: Pick<EventInfo, 'start-date' | 'end-date' | 'time-zone-id'>,
  locale: string,
): string | null {
  const [start, end] = [Date.parse(event['start-date']), Date.parse(event['end-date'])];
  if (Number.isNaN(start)) return null;
  const timeZone = event['time-zone-id'];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const days = end >= start ? format.formatRange(start, end) : format.format(start);
  return timeZone === standIn ? `${days} (${timeZone})` : days;
}
