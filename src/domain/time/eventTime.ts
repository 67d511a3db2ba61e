import type { EventMinute, Instant } from '../../contract';
import { dateTimeFormat } from './dateTimeFormat';

/** The Swedish way to write a date is ISO 8601. */
const formatIn = (timeZone: string) =>
  dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `YYYY-MM-DD HH:mm` in a zone (001 §9), of milliseconds since the epoch or an ISO 8601 instant. */
export const minuteOf = (instant: number | Instant, timeZone: string): EventMinute =>
  formatIn(timeZone).format(typeof instant === 'number' ? instant : Date.parse(instant));

/** The instant of a minute in a zone; `null` when there is no such minute, e.g. on February 30. */
export function instantOf(minute: EventMinute, timeZone: string): Instant | null {
  const asIfUtc = Date.parse(`${minute.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(asIfUtc)) return null;
  const offsetAt = (instant: number) =>
    Date.parse(`${minuteOf(instant, timeZone).replace(' ', 'T')}:00Z`) - instant;
  // The offset may be another one at the instant itself, near a change of the clocks.
  const near = asIfUtc - offsetAt(asIfUtc);
  const instant = asIfUtc - offsetAt(near);
  return minuteOf(instant, timeZone) === minute ? new Date(instant).toISOString() : null;
}

/** The moment of a minute in a zone, in milliseconds since the epoch; `null` without one. */
export function momentOf(minute: EventMinute | null, timeZone: string): number | null {
  const instant = minute === null || minute === '' ? null : instantOf(minute, timeZone);
  return instant === null ? null : Date.parse(instant);
}
