import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import { needs } from '../needs';
import type { SearchPage } from '../paging';
import * as answers from '../generated/organizer/waitlist';

/**
 * `WAITING`: for an offer. `OFFERED`: may buy until `offeredUntil`. `BOUGHT`: an order was made with the offer. `EXPIRED`: the offer
 * ended without one.
 * @experimental
 */
export type WaitlistStatus = 'WAITING' | 'OFFERED' | 'BOUGHT' | 'EXPIRED';

/** Somebody who waits, or waited, for places of a ticket type. @experimental */
export interface WaitlistEntry {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Ticket type that is waited for. */
  ticketTypeId: string;
  /** Of the ticket type, as it is called now. */
  ticketName: string;
  /** Given and family name in one, as typed. */
  name: string;
  /** Where an offer is sent. */
  email: string;
  /** How many tickets are wanted. */
  quantity: number;
  status: WaitlistStatus;
  /** When the last offer ends or ended; `null` without one. */
  offeredUntil: Instant | null;
  /** Order that was made with the offer; `null` without one. */
  orderId: string | null;
  createdDate: Instant;
}

/** How many places of a ticket type can be offered. @experimental */
export interface FreePlaces {
  /** Ticket type. */
  ticketTypeId: string;
  /** Neither sold, nor held, nor offered to somebody; `null`: no limit. */
  free: number | null;
}

/** An entry that nothing was offered to. @experimental */
export interface OfferRefusal {
  /** Entry of the waitlist. */
  id: string;
  /** One of `errorCodes`: 4009, 4046 or 4091. */
  code: number;
  /** What the code means here, in words. */
  message: string;
}

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The event’s waitlist, who came first at the top. `search` looks in names and addresses. 500 on a page when `size` is absent (002
 * §9 Lists).
 * @experimental
 */
export const getWaitlist = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    status?: WaitlistStatus;
    /** Only those who wait for this ticket type. */
    ticketTypeId?: string;
    /** From 0; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: SearchPage<WaitlistEntry>;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/waitlist',
  ...ours,
  reads: answers.getWaitlist,
});

/**
 * How many places can be offered, of every ticket type that has a waitlist or somebody on one.
 * @experimental
 */
export const getFreePlaces = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { places: FreePlaces[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/waitlist/places',
  ...ours,
  reads: answers.getFreePlaces,
});

/**
 * Offer places to people who wait, in the order of `ids` and as far as it goes. Each is written to, with a link to the tickets and a
 * promotion code of their own that is good for one order; until the offer ends nobody else can buy these places. What could not be
 * offered is answered with its code: 4009 fewer places are free, 4046 unknown, 4091 has an offer or has bought. With `beyondFree`
 * more are offered than are free: whoever orders first gets them.
 * Fails: 4000 `hours` is not a whole number from 1 to 720.
 * @experimental
 */
export const offerPlaces = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * Entries of the waitlist.
     * @minItems 1
     */
    ids: string[];
    /** How long the offer is good for; from 1 to 720. */
    hours: number;
    /** Offer more places than are free. Default: false. */
    beyondFree?: boolean;
  };
  ok: {
    /** Those that were offered places. */
    offered: WaitlistEntry[];
    refused: OfferRefusal[];
  };
  fail: 4000;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/waitlist/offers',
  required: needs('ids', 'hours'),
  ...ours,
  reads: answers.offerPlaces,
});

/**
 * Take people off the waitlist, all or none. An offer that was not used ends at once. Fails: 4046 one of them is unknown.
 * @experimental
 */
export const removeFromWaitlist = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * Entries of the waitlist.
     * @minItems 1
     */
    ids: string[];
  };
  ok: {
    /** How many were taken off. */
    removed: number;
  };
  fail: 4046;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/waitlist/remove',
  required: needs('ids'),
  ...ours,
  reads: answers.removeFromWaitlist,
});
