import type { Instant } from '../../src/contract';
import { malformed } from './fields';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as `YYYY-MM-DD HH:mm` in a time zone. */
export function localOf(at: number | Instant, timeZone: string): string {
  // Swedish writes dates the way they are stored (002 §9).
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(at));
}

/** The day a moment is on, `YYYY-MM-DD`. */
export const dayOf = (at: number | Instant, timeZone: string): string => localOf(at, timeZone).slice(0, 10);

const asUtc = (local: string) => Date.parse(`${local.replace(' ', 'T')}Z`);

/** The moment a local time is. Refuses with 4000 a time the zone does not have. */
export function instantOf(field: string, local: string, timeZone: string): Instant {
  const guess = asUtc(local);
  if (!Number.isNaN(guess))
    // An offset read on one side of a clock change may not hold on the other.
    for (const near of [guess, guess - 86_400_000, guess + 86_400_000]) {
      const at = guess + near - asUtc(localOf(near, timeZone));
      if (localOf(at, timeZone) === local) return new Date(at).toISOString();
    }
  throw malformed(field, 'There is no such time where the event is.');
}

/** The same time of day, so many days later. */
export function moveDays(at: Instant, days: number, timeZone: string): Instant {
  const [day = '', time = ''] = localOf(at, timeZone).split(' ');
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return instantOf('shiftDays', `${moved} ${time}`, timeZone);
}

/** Days from one day to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
