import { endpoint } from '../endpoint';
import * as answers from '../generated/buyer/waitlist';

/** Who waits for places of a sold-out ticket type, and for how many. @public */
export interface WaitlistRequest {
  /** Ticket type. */
  ticketInfoId: string;
  /**
   * Given and family name in one, as typed.
   * @maxLength 200
   */
  name: string;
  /** Where an offer is sent. */
  email: string;
  /** From 1 to the most of the type in an order. */
  quantity: number;
}

/** A place on the waitlist. @public */
export interface WaitlistPlace {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** How many tickets are wanted. */
  quantity: number;
}

/**
 * Wait for places of a ticket type that is sold out. Whoever is on the list is written to when places are offered. Needs
 * `waitlist` of the ticket type.
 * Sent after the captcha when that is enabled.
 * Fails: 4000 a member is malformed; 4021 captcha; 4022 the type has no waitlist, or its sale is over; 4051 this email address waits for the
 * type already, or has an offer; 4091 it is not sold out any more.
 * @experimental
 */
export const joinWaitlist = endpoint<{
  params: { eventId: string };
  body: WaitlistRequest;
  ok: WaitlistPlace;
  fail: 4000 | 4021 | 4022 | 4051 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/waitlist',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  reads: answers.joinWaitlist,
});
