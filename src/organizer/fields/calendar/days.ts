import { parseDate, type CalendarDate } from '@internationalized/date';

/** `YYYY-MM-DD` as a day; `null` for anything else. */
export function readDay(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
