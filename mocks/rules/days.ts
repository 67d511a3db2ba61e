import type { Instant } from '../../src/contract';
import { instantOf, minuteOf } from './eventTime';
import { malformed } from './fields';

/** The day a moment is on, `YYYY-MM-DD`. */
export const dayOf = (at: number | Instant, timeZone: string): string => minuteOf(at, timeZone).slice(0, 10);

/** The moment a `YYYY-MM-DD HH:mm` is. Refuses with 4000 a time the zone does not have. */
export function momentOf(field: string, minute: string, timeZone: string): Instant {
  const moment = instantOf(minute, timeZone);
  if (moment === null) throw malformed(field, 'There is no such time where the event is.');
  return moment;
}

export const dayLength = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** `YYYY-MM-DD`, so many days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayLength).toISOString().slice(0, 10);

/** The same time of day, so many days later. Refuses with 4000 a time the zone does not have. */
export function moveDays(at: Instant, days: number, timeZone: string): Instant {
  const [day = '', time = ''] = minuteOf(at, timeZone).split(' ');
  return momentOf('shiftDays', `${laterDay(day, days)} ${time}`, timeZone);
}

/** Days from one day to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to) - startOf(from)) / dayLength);
