import {
  createEvent,
  deleteEvent,
  getEvent,
  getRegistrationVersions,
  getTrackingPixels,
  listEventLists,
  listEvents,
  migrateToClassicRegistration,
  searchEvents,
  updateEvent,
  updateEventBySupport,
  updateTrackingPixels,
} from '../../../src/contract';
import type { TierConfiguration, TrackingPixel } from '../../../src/contract';
import { compare, searchRows, type Db } from '../../db';
import { handle } from '../../handle';
import type { StoredEventList } from './seed';
import { changedAt, checkUnchanged } from '../../rules/edits';
import {
  asItIs,
  checkedDraft,
  copyParts,
  dropEvent,
  eventOf,
  keepEvent,
  partsOf,
  registrationsOf,
  templateOf,
} from './rules';
import { malformed, millisecondsOf } from '../../rules/fields';
import { without } from '../../rules/without';
import { isOwnAccount } from '../account/rules/people';
import { offerTicketTypes } from '../ticketTypes/rules/ticketTypes';
import { changeRegistration, versionsOf } from '../eventVersions/rules';

const eventsPerPage = 25;
const mostLists = 500;
/** New events are numbered from here: seeded ones are below. */
const firstNewEvent = 10_000;
const newTier: TierConfiguration = { tier: 'ESSENTIAL', registrations: 100 };

const all = (db: Db, accountId: string) =>
  db
    .rows('events', accountId)
    .all()
    .map((row) => asItIs(db, row));

const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase());

function sizeOf(db: Db, list: StoredEventList): number {
  if (list.kind === 'chosen') return list.emails?.length ?? 0;
  return registrationsOf(db, list.ticketTypeId);
}

function checkPixels(pixels: readonly TrackingPixel[]): void {
  const seen = new Set<string>();
  for (const [index, { provider, pixelId, pages }] of pixels.entries()) {
    const key = `${provider} ${pixelId}`;
    if (seen.has(key)) throw malformed(`pixels[${index}].pixelId`, 'It is there twice.');
    if (pages.length === 0) throw malformed(`pixels[${index}].pages`, 'It would report from no page.');
    seen.add(key);
  }
}

export const eventsHandlers = [
  handle(listEvents, ({ db, params }) => ({
    events: all(db, params.accountId).sort(
      (a, b) => Date.parse(b['start-date']) - Date.parse(a['start-date']),
    ),
  })),
  handle(searchEvents, ({ db, params, body }) =>
    searchRows(
      all(db, params.accountId),
      { ...body, orders: body.orders ?? { START_DATE: 'DESC' } },
      {
        size: eventsPerPage,
        matches: (event, { name, city, tier, from, to }) =>
          (!name || has(event.name, name)) &&
          (!city || has(event.venue.city, city)) &&
          (!tier || event['tier-configuration'].tier === tier) &&
          (!from || Date.parse(event['end-date']) >= millisecondsOf('criteria.from', from)) &&
          (!to || Date.parse(event['start-date']) < millisecondsOf('criteria.to', to)),
        sortBy: {
          NAME: (event) => event.name,
          START_DATE: (event) => Date.parse(event['start-date']),
          MODIFIED: (event) => Date.parse(event.modified),
        },
      },
    ),
  ),
  handle(getEvent, ({ db, params }) => eventOf(db, params.accountId, params.eventId)),
  handle(updateEvent, ({ db, clock, params, body }) => {
    const event = eventOf(db, params.accountId, params.eventId);
    const changes = checkedDraft(body);
    checkUnchanged(event, body.modified);
    return keepEvent(db, {
      ...without(event, 'picture-url'),
      ...changes,
      modified: changedAt(clock, event.modified),
    });
  }),
  handle(updateEventBySupport, ({ db, clock, params, body }) => {
    const event = eventOf(db, params.accountId, params.eventId);
    const changes = checkedDraft(body);
    const { registrations, tier } = body['tier-configuration'];
    if (
      registrations !== null &&
      (!Number.isInteger(registrations) || registrations < event['registration-count'])
    )
      throw malformed(
        'tier-configuration.registrations',
        `There are ${event['registration-count']} already.`,
      );
    checkUnchanged(event, body.modified);
    return keepEvent(db, {
      ...without(event, 'picture-url'),
      ...changes,
      'tier-configuration': { tier, registrations },
      modified: changedAt(clock, event.modified),
    });
  }),
  handle(deleteEvent, ({ db, params }) => {
    dropEvent(db, params.accountId, params.eventId);
    return null;
  }),
  handle(createEvent, ({ db, clock, params: { accountId }, query, body, fail }) => {
    const { allowed } = db.rows('accounts', '').get(accountId);
    if (db.rows('events', accountId).all().length >= allowed.events)
      fail(4022, `The account may have ${allowed.events} events.`);
    const model = query.copyOf === undefined ? undefined : eventOf(db, accountId, query.copyOf);
    const parts = partsOf(query.copyParts ?? '');
    const template = query.templateId === undefined ? undefined : templateOf(db, accountId, query.templateId);
    if (model && template) throw malformed('templateId', 'An event is copied already.');
    const draft = checkedDraft(body);
    const now = changedAt(clock);
    const event = keepEvent(db, {
      // The version calls take numbers only (000 §7).
      id: String(firstNewEvent + Number(db.nextId('event').replace('event-', ''))),
      'account-id': accountId,
      ...draft,
      'tier-configuration': model?.['tier-configuration'] ?? newTier,
      'order-count': 0,
      'registration-count': 0,
      created: now,
      modified: now,
    });
    if (template) offerTicketTypes({ db: db.of(event.id), clock }, template.ticketTypes);
    if (!model) return event;
    copyParts(db, { from: model, to: event, parts, now });
    const pixels = db.rows('trackingPixels', model.id).find('pixels');
    if (pixels) db.rows('trackingPixels', event.id).add({ ...pixels, modified: now });
    return event;
  }),
  handle(getTrackingPixels, ({ db, params }) => {
    const { id } = eventOf(db, params.accountId, params.eventId);
    const { pixels = [], modified = null } = db.rows('trackingPixels', id).find('pixels') ?? {};
    return { pixels, modified };
  }),
  handle(updateTrackingPixels, ({ db, clock, params, body: { pixels, modified: asRead }, fail }) => {
    const { id } = eventOf(db, params.accountId, params.eventId);
    const before = db.rows('trackingPixels', id).find('pixels')?.modified ?? null;
    checkPixels(pixels);
    if (before !== asRead) fail(4090, 'Somebody else changed them meanwhile.');
    const saved = { pixels, modified: changedAt(clock, before) };
    db.rows('trackingPixels', id).put({ id: 'pixels', ...saved });
    return saved;
  }),
  handle(listEventLists, ({ db, params, query: { count = mostLists } }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const lists = db.rows('eventLists', eventId).all();
    const wanted = Math.min(mostLists, Math.max(1, Math.trunc(count)));
    return {
      lists: lists
        .sort((a, b) => compare(a.name, b.name))
        .slice(0, wanted)
        .map((list) => ({
          id: list.id,
          name: list.name,
          kind: list.kind,
          ...(list.ticketTypeId === undefined ? {} : { ticketTypeId: list.ticketTypeId }),
          size: sizeOf(db, list),
        })),
      total: lists.length,
    };
  }),
  handle(migrateToClassicRegistration, ({ db, params: { eventId }, fail }) => {
    if (versionsOf(db, eventId).registration === 'V1') fail(4091, 'It has the classic registration already.');
    changeRegistration(db, eventId, 'V1');
    return { version: versionsOf(db, eventId).registration };
  }),
  handle(getRegistrationVersions, ({ db, body, fail }) => ({
    versions: body.eventIds.map((eventId) => {
      if (!db.hasEvent(eventId) || !isOwnAccount(db, db.of(eventId).world.event['account-id']))
        fail(4040, `There is no event ${eventId}.`);
      return { eventId, version: versionsOf(db, eventId).registration };
    }),
  })),
];
