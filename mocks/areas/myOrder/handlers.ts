import {
  findMyOrder,
  getMyOrderDocument,
  requestCancellation,
  requestTransfer,
  resendMyTickets,
  saveMyAttendee,
} from '../../../src/contract';
import { fixedForBuyers } from '../../../src/domain/myOrder';
import { Refusal } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { emailOf, malformed, textOf } from '../../rules/fields';
import { stamp } from '../../rules/stamp';
import { statusOf } from '../../sale/orders';
import { updateAttendee } from '../orders/rules/attendees';
import { resendTickets } from '../orders/rules/mails';
import { findOrder, openOrder, ticketOf } from './rules/lookups';
import { documentOf } from './rules/documents';
import { mustBeAllowed, myOrder } from './rules/myOrder';

const maxNameLength = 80;
const maxReasonLength = 1_000;

export const myOrderHandlers: BoundHandler[] = [
  handle(findMyOrder, ({ db, clock, body }) => {
    const { order, accessToken } = findOrder({ db, clock }, body);
    return myOrder(db, order, accessToken);
  }),
  handle(resendMyTickets, ({ db, clock, headers, body }) => {
    const { order } = openOrder({ db, clock }, headers);
    return { sentTo: resendTickets({ db, clock }, order, body).map(({ to }) => to) };
  }),
  handle(saveMyAttendee, ({ db, clock, headers, params, body }) => {
    const { order, accessToken } = openOrder({ db, clock }, headers);
    mustBeAllowed(db, order, 'editAttendees');
    const ticket = ticketOf(order, params.ticketId);
    updateAttendee({ db, clock }, { order, ticket }, body, fixedForBuyers);
    return myOrder(db, order, accessToken);
  }),
  handle(requestTransfer, ({ db, clock, headers, params, body }) => {
    const { order, accessToken } = openOrder({ db, clock }, headers);
    mustBeAllowed(db, order, 'transfer');
    const ticket = ticketOf(order, params.ticketId);
    if (statusOf(ticket) !== 'valid') throw new Refusal(4091, `Ticket ${ticket.id} is not valid.`);
    db.rows('transferRequests', params.eventId).put({
      id: ticket.id,
      firstName: textOf('firstName', body.firstName, maxNameLength),
      lastName: textOf('lastName', body.lastName, maxNameLength),
      emailAddress: emailOf('emailAddress', body.emailAddress),
      requestedDate: stamp(clock),
    });
    return myOrder(db, order, accessToken);
  }),
  handle(requestCancellation, ({ db, clock, headers, params, body }) => {
    const { order, accessToken } = openOrder({ db, clock }, headers);
    if (order.status === 'cancelled' || order.status === 'refunded')
      throw new Refusal(4091, `Order ${order.id} is ${order.status} already.`);
    mustBeAllowed(db, order, 'cancel');
    const reason = body.reason.trim();
    if (reason.length > maxReasonLength)
      throw malformed('reason', `It is longer than ${maxReasonLength} characters.`);
    db.rows('cancellationRequests', params.eventId).put({
      id: order.id,
      reason,
      requestedDate: stamp(clock),
    });
    return myOrder(db, order, accessToken);
  }),
  handle(getMyOrderDocument, ({ db, clock, headers, params }) =>
    documentOf(db, openOrder({ db, clock }, headers).order, params.document),
  ),
];
