import type { EventDraft, EventInfo, OrganizerEvent } from '../../../src/contract';
import type { Db } from '../../db';
import { Refusal } from '../../db/refusal';
import { northlightRecords, type Tables } from '../seed';
import { malformed, millisecondsOf, textOf } from '../../rules/fields';

/** An event of the account as it is at this moment. Refuses with 4046. */
export const eventOf = (db: Db, accountId: string, eventId: string): OrganizerEvent =>
  asItIs(db, db.rows('events', accountId).get(eventId));

/** Its sale keeps what buyers know of it. Its orders are those its row counts, which were made elsewhere, and its sale's. */
export function asItIs(db: Db, row: OrganizerEvent): OrganizerEvent {
  const { world, orderBook } = db.of(row.id);
  return {
    ...row,
    ...world.event,
    'order-count': row['order-count'] + orderBook.count(),
    'registration-count': row['registration-count'] + registrationsOf(db.of(row.id)),
  };
}

/** How many people the sale gave a ticket of the event, or of one of its types. */
export const registrationsOf = (db: Db, ticketTypeId?: string): number =>
  db.orderBook.tickets({ ticketTypeId }).total -
  db.orderBook.tickets({ ticketTypeId, status: 'cancelled' }).total;

/** What buyers know of the event, checked. Refuses with 4000. */
export function checkedDraft(draft: EventDraft): Omit<EventInfo, 'id' | 'account-id'> {
  const start = millisecondsOf('start-date', draft['start-date']);
  const end = millisecondsOf('end-date', draft['end-date']);
  if (end <= start) throw malformed('end-date', 'It is not after the start.');
  const { venue } = draft;
  return {
    name: textOf('name', draft.name),
    'start-date': draft['start-date'],
    'end-date': draft['end-date'],
    'time-zone-id': zone(draft['time-zone-id']),
    venue: { name: venue.name.trim(), address: venue.address.trim(), city: venue.city.trim() },
  };
}

function zone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    throw malformed('time-zone-id', 'There is no such time zone.');
  }
}

/** Writes an event down, for its buyers too. */
export function keepEvent(db: Db, event: OrganizerEvent): OrganizerEvent {
  const { id, name, venue } = event;
  const rows = db.rows('events', event['account-id']);
  const before = rows.find(id);
  const row = rows.put({
    ...event,
    'order-count': before?.['order-count'] ?? 0,
    'registration-count': before?.['registration-count'] ?? 0,
  });
  Object.assign(db.of(id).world.event, {
    name,
    venue,
    'start-date': event['start-date'],
    'end-date': event['end-date'],
    'time-zone-id': event['time-zone-id'],
  });
  return asItIs(db, row);
}

/** Removes an event and whatever belongs to it. Refuses with 4091 while somebody relies on it. */
export function dropEvent(db: Db, accountId: string, eventId: string): void {
  const event = eventOf(db, accountId, eventId);
  if (event['order-count'] > 0) throw new Refusal(4091, 'It has orders.');
  if (db.of(eventId).heldCount() > 0) throw new Refusal(4091, 'Somebody is buying its tickets.');
  if (db.sales()[0]?.world.event.id === eventId) throw new Refusal(4091, 'The scenario is about this event.');
  db.forget(eventId);
  db.rows('events', accountId).remove(eventId);
  if (db.rows('eventVersions', '').find(eventId)) db.rows('eventVersions', '').remove(eventId);
  for (const table of Object.keys(northlightRecords) as (keyof Tables)[]) {
    const rows = db.rows(table, eventId);
    for (const { id } of rows.all()) rows.remove(id);
  }
  for (const table of ['members', 'invites'] as const) {
    const rows = db.rows(table, accountId);
    for (const { id, eventIds } of rows.all())
      if (eventIds?.includes(eventId))
        rows.change(id, { eventIds: eventIds.filter((each) => each !== eventId) });
  }
}
