import {
  getFreePlaces,
  getWaitlist,
  joinWaitlist,
  offerPlaces,
  removeFromWaitlist,
  type OfferRefusal,
  type WaitlistEntry,
} from '../../../src/contract';
import { Refusal, searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { malformed } from '../../rules/fields';
import { eventOf } from '../events/rules';
import { entryOf, freePlaces, joinList, offerPlacesTo, takeOffList } from './rules';

/** 30 days. */
const maxHours = 720;

export const waitlistHandlers: BoundHandler[] = [
  handle(joinWaitlist, ({ db, clock, params: { eventId }, body, passesCaptcha, fail }) => {
    if (!passesCaptcha()) fail(4021);
    const { id, quantity } = joinList({ db, clock }, eventId, body);
    return { id, quantity };
  }),
  handle(getWaitlist, ({ db, clock, params, query: { search = '', status, ticketTypeId, ...page } }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const query = search.trim().toLowerCase();
    const entries = db
      .rows('waitlist', eventId)
      .all()
      .map((row) => entryOf({ db, clock }, eventId, row));
    return searchRows(
      entries,
      { ...page, criteria: {} },
      {
        // 002 §9: lists fetch 500.
        size: 500,
        matches: (entry) =>
          `${entry.name}\n${entry.email}`.toLowerCase().includes(query) &&
          (status === undefined || entry.status === status) &&
          (ticketTypeId === undefined || entry.ticketTypeId === ticketTypeId),
        sortBy: {},
      },
    );
  }),
  handle(getFreePlaces, ({ db, clock, params }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    return { places: freePlaces({ db, clock }, eventId) };
  }),
  handle(offerPlaces, ({ db, clock, params, body: { ids, hours, beyondFree = false } }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    if (!Number.isSafeInteger(hours) || hours < 1 || hours > maxHours)
      throw malformed('hours', `It is no whole number from 1 to ${maxHours}.`);
    const offered: WaitlistEntry[] = [];
    const refused: OfferRefusal[] = [];
    for (const id of new Set(ids))
      try {
        const waiting = db.rows('waitlist', eventId).get(id);
        offered.push(offerPlacesTo({ db, clock }, eventId, waiting, { hours, beyondFree }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ id, code: error.code, message: error.message });
      }
    return { offered, refused };
  }),
  handle(removeFromWaitlist, ({ db, clock, params, body }) => {
    const { id: eventId } = eventOf(db, params.accountId, params.eventId);
    const leaving = [...new Set(body.ids)].map((id) => db.rows('waitlist', eventId).get(id));
    for (const waiting of leaving) takeOffList({ db, clock }, eventId, waiting);
    return { removed: leaving.length };
  }),
];
