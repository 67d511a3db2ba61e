import { parseDate, type CalendarDate } from '@internationalized/date';

/** Of a month with five weeks, kept free while the calendar is loaded. */
export const calendarSize = { width: '15.75rem', height: '17rem' };

/** `YYYY-MM-DD` as a day; `null` for anything else. */
export function readDay(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
