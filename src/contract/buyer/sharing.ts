import { endpoint } from '../endpoint';
import type { SocialNetworkName } from '../organizer/confirmation';

/** One row of the share by email form. @public */
export interface ShareEmailRow {
  /** Who the message goes to. */
  emailAddress: string;
}

/**
 * Report that an attendee shared the event. 001 §7, 002 §7; the payload names the network. Carries the order's token in the
 * `Authorization` header (`guestAuthorization`).
 * Fails: 4001 no guest token, 4003 another order's token, 4045 no such order.
 * @calls 084 211
 * @public
 */
export const reportShare = endpoint<{
  params: { eventId: string; orderId: string };
  body: { socialNetwork: SocialNetworkName };
  ok: null;
  fail: 4001 | 4003 | 4045;
}>()({
  method: 'POST',
  path: '/events/:eventId/orders/:orderId/share',
  base: 'v1',
  auth: 'guest',
  chosenShape: true,
});

/**
 * Send the event to others by email, in the name of an attendee. 001 §7; path not shown. The body is the rows of the form. Carries
 * the order's token in the `Authorization` header. Each address is written to once per order.
 * Fails: 4001 no guest token, 4003 another order's token, 4022 no row, too many, or an address that is not valid, 4045 no such order.
 * @calls 085
 * @experimental
 */
export const shareByEmail = endpoint<{
  params: { eventId: string; orderId: string };
  body: ShareEmailRow[];
  ok: null;
  fail: 4001 | 4003 | 4045;
}>()({
  method: 'POST',
  path: '/events/:eventId/orders/:orderId/share/email',
  base: 'v1',
  auth: 'guest',
  chosen: true,
  chosenShape: true,
});
