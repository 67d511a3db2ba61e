import { parseDateTime, type CalendarDateTime } from '@internationalized/date';

const whole = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

/** `YYYY-MM-DD HH:mm` (001 §9) as a date; `null` for anything else. */
export function readMinute(text: string | null | undefined): CalendarDateTime | null {
  if (!text || !whole.test(text)) return null;
  try {
    return parseDateTime(text.replace(' ', 'T'));
  } catch {
    return null;
  }
}

/** The same time on another day; the day's first minute where there is no time yet. */
export const onDay = (minute: string, day: string): string =>
  `${day} ${readMinute(minute) ? minute.slice(11) : '00:00'}`;

/** As it is stored: `YYYY-MM-DD HH:mm`. */
export const writeMinute = (date: CalendarDateTime): string => date.toString().slice(0, 16).replace('T', ' ');
