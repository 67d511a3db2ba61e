import type { Db } from '../db';
import type { EventVersions } from '../records/versions';

/** The generations of an event that nobody has changed: today's, and for free tickets when its sale is free. */
export function versionsOf(db: Db, eventId: string): EventVersions {
  const isFree = eventId === db.world.event.id && db.world.sale.freeEvent;
  const usual: EventVersions = { id: eventId, agenda: 'V2', registration: isFree ? 'V2_FREE' : 'V2_PAID' };
  return db.rows('eventVersions', '').find(eventId) ?? usual;
}

/** Keeps the generation of an event's registration, e.g. `V1` when it goes back to the classic one. */
export function changeRegistration(
  db: Db,
  eventId: string,
  registration: EventVersions['registration'],
): void {
  db.rows('eventVersions', '').put({ ...versionsOf(db, eventId), registration });
}
