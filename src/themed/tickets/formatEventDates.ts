import type { EventInfo } from '../../contract';

/** 'May 14–15, 2026': the days of an event, in its own zone. Nothing when a date can't be read. */
export function formatEventDates(
  event: Pick<EventInfo, 'start-date' | 'end-date' | 'time-zone-id'>,
  locale: string,
): string | null {
  const [start, end] = [Date.parse(event['start-date']), Date.parse(event['end-date'])];
  if (Number.isNaN(start)) return null;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: event['time-zone-id'] });
  return end >= start ? format.formatRange(start, end) : format.format(start);
}
