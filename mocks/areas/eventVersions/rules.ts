import type { Db } from '../../db';
import type { EventVersions } from './seed';

/** The generations of an event that nobody has changed: today's, and for free tickets when its sale is free. */
export function versionsOf(db: Db, eventId: string): EventVersions {
  const { freeEvent } = db.of(eventId).world.sale;
  const registration = freeEvent ? 'V2_FREE' : 'V2_PAID';
  const usual: EventVersions = { id: eventId, agenda: 'V2', registration };
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
