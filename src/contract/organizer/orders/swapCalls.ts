import { endpoint } from '../../endpoint';
import * as answers from '../../generated/organizer/orders';
import { needs } from '../../needs';
import type { OrganizerOrder } from './entities';
import type { SwapChoice, TicketSwap } from './swaps';

/**
 * Swap tickets of an order for others, and send `email` word of it. When the new types cost no more it is done at once:
 * stock of both types changes. Otherwise the buyer gets a link with `swapToken` and pays the difference through it; a later
 * swap of the order ends an open one. Fails: 4009 too few of the new type are left, 4022 same type twice or none, 4046 order,
 * ticket or type, 4091 a ticket is not valid, or the
 * buyer is swapping at this moment. 002 §7: `orders/{id}/swap` with query email; the body is ours.
 * @calls 205
 * @experimental
 */
export const swapTickets = endpoint<{
  params: { eventId: string; orderId: string };
  query: {
    /** Address that word of the swap is sent to. */
    email: string;
  };
  body: { tickets: SwapChoice[] };
  ok: TicketSwap;
  fail: 4009 | 4022 | 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/orders/:orderId/swap',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('email'),
  reads: answers.swapTickets,
});

/**
 * Take an open swap back before its buyer pays: the tickets stay as they were, `swapToken` opens nothing any more (4091 of `holdSwap`), and who
 * got the link is notified by email. Fails: 4046 unknown order, 4091 the order has no open swap of this token, as it was paid or another one was
 * offered meanwhile, or its buyer is paying at this moment. Ours: the requirements offer a swap and have no call that ends one.
 * @experimental
 */
export const withdrawSwap = endpoint<{
  params: { eventId: string; orderId: string };
  query: {
    /** Of the swap that is meant: another one may have been offered meanwhile. */
    swapToken: string;
  };
  ok: OrganizerOrder;
  fail: 4046 | 4091;
}>()({
  method: 'DELETE',
  path: '/events/:eventId/orders/:orderId/swap',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  required: needs('swapToken'),
  reads: answers.withdrawSwap,
});
