import type {
  EventDraft,
  EventInfo,
  EventPart,
  EventTemplate,
  Instant,
  OrganizerEvent,
} from '../../../src/contract';
import { eventParts, lackingPart } from '../../../src/domain/events';
import type { Db } from '../../db';
import { Refusal } from '../../db/refusal';
import { northlightRecords, type Tables } from '../seed';
import { eventCopy, type EventCopy } from '../../rules/eventCopy';
import { optionalHttps } from '../../rules/edits';
import { malformed, millisecondsOf, textOf } from '../../rules/fields';
import { copyAgenda } from '../agenda/rules/copies';
import { copyEmails } from '../emails/rules/copies';
import { copyPromotions } from '../promotions/rules/copies';
import { copyForm } from '../registrationForm/rules';
import { copyTicketTypes } from '../ticketTypes/rules/copies';
import { copyWidget } from '../widgetSettings/rules';

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
  const picture = optionalHttps('picture-url', draft['picture-url'] ?? '');
  return {
    name: textOf('name', draft.name),
    'start-date': draft['start-date'],
    'end-date': draft['end-date'],
    'time-zone-id': zone(draft['time-zone-id']),
    venue: { name: venue.name.trim(), address: venue.address.trim(), city: venue.city.trim() },
    ...(picture && { 'picture-url': picture }),
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
  const { id, name, venue, 'picture-url': picture } = event;
  const rows = db.rows('events', event['account-id']);
  const before = rows.find(id);
  const row = rows.put({
    ...event,
    'order-count': before?.['order-count'] ?? 0,
    'registration-count': before?.['registration-count'] ?? 0,
  });
  const onSale = db.of(id).world.event;
  delete onSale['picture-url'];
  Object.assign(onSale, {
    ...(picture && { 'picture-url': picture }),
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
  forgetEvent(db, event);
}

function forgetEvent(db: Db, { id: eventId, 'account-id': accountId }: OrganizerEvent): void {
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

/** Parts by their names, joined by commas. Refuses with 4000 one there is not, and one that lacks another. */
export function partsOf(names: string): EventPart[] {
  const wanted = names.split(',').filter((name) => name !== '');
  const parts = eventParts.filter((part) => wanted.includes(part));
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw malformed('copyParts', `There is no part ${unknown}.`);
  for (const part of parts) {
    const lacking = lackingPart(part, (other) => parts.includes(other));
    if (lacking !== null) throw malformed('copyParts', `${part} needs ${lacking}.`);
  }
  return parts;
}

/** A template of the account or the platform. Refuses with 4046. */
export const templateOf = (db: Db, accountId: string, templateId: string): EventTemplate =>
  db.rows('eventTemplates', '').find(templateId) ?? db.rows('eventTemplates', accountId).get(templateId);

interface PartsToCopy {
  from: OrganizerEvent;
  to: OrganizerEvent;
  parts: readonly EventPart[];
  now: Instant;
}

/** Gives a new event parts of another. What can't be copied is refused with 4000, and nothing of the new event is left then. */
export function copyParts(db: Db, { from, to, parts, now }: PartsToCopy): void {
  const copy = eventCopy(db.of(from.id), db.of(to.id), now);
  const has = (part: EventPart) => parts.includes(part);
  try {
    const ticketTypeIds = has('ticketTypes') ? copyTicketTypes(copy) : new Map<string, string>();
    if (has('form')) copyForm(copy, ticketTypeIds);
    if (has('promotions')) copyPromotions(copy, ticketTypeIds);
    if (has('emails')) copyEmails(copy, ticketTypeIds);
    if (has('widgetSettings')) copyWidget(copy);
    if (has('agenda')) copyAgendaOf(copy);
  } catch (error) {
    forgetEvent(db, to);
    throw error;
  }
}

/** Refuses with 4000 `copyParts.agenda`. */
function copyAgendaOf(copy: EventCopy): void {
  try {
    copyAgenda(copy);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw malformed('copyParts.agenda', error.wrong?.error ?? error.text);
  }
}
