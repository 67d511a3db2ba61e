import type { EventInfo, Instant } from '../../src/contract';
import type { Db } from '../db';
import { dayLength, dayOf, daysBetween, laterDay } from './days';
import { instantOf, minuteOf } from './eventTime';

/** Two events, one of which gets parts of the other. */
export interface EventCopy {
  /** The world as the event sees it that is copied. */
  from: Db;
  /** As the new one does. */
  to: Db;
  now: Instant;
  /** A date of one event as it is for the other. */
  moved: (at: Instant) => Instant;
}

export const eventCopy = (from: Db, to: Db, now: Instant): EventCopy => ({
  from,
  to,
  now,
  moved: dateShift(from.world.event, to.world.event),
});

/** What things of one event are in the other, by their ids. */
export type CopiedIds = ReadonlyMap<string, string>;

/** Gives each an id of its own. */
export const copiedIds = (rows: readonly { id: string }[], newId: () => string): CopiedIds =>
  new Map(rows.map(({ id }) => [id, newId()]));

/** What references are in the copy; `null` where there were some and all of them lead to what is not copied. */
export function copiedReferences(ids: CopiedIds, references: readonly string[]): string[] | null {
  const copied = references.flatMap((id) => ids.get(id) ?? []);
  return references.length > 0 && copied.length === 0 ? null : copied;
}

/** As many days later as one event begins after the other, at the same time of day where each of them is. */
function dateShift(from: EventInfo, to: EventInfo): EventCopy['moved'] {
  const [zone, newZone] = [from['time-zone-id'], to['time-zone-id']];
  const days = daysBetween(dayOf(from['start-date'], zone), dayOf(to['start-date'], newZone));
  return (at) => {
    const [day = '', time = ''] = minuteOf(at, zone).split(' ');
    const minute = instantOf(`${laterDay(day, days)} ${time}`, newZone);
    // Clocks that are put forward have no such time.
    if (minute === null) return new Date(Date.parse(at) + days * dayLength).toISOString();
    return new Date(Date.parse(minute) + (Date.parse(at) % 60_000)).toISOString();
  };
}
