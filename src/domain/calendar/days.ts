import {
  parseAbsolute,
  toCalendarDate,
  type CalendarDate,
  type ZonedDateTime,
} from '@internationalized/date';
import type { CalendarEntry } from './entry';

/** Days without times: `end` is the first day after. */
export interface WholeDays {
  start: CalendarDate;
  end: CalendarDate;
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
