import {
  decideBuyerRequest,
  findMyOrder,
  getBuyerRequests,
  getMyOrderDocument,
  getMyOrderSettings,
  requestCancellation,
  requestTransfer,
  resendMyTickets,
  saveMyAttendee,
  updateMyOrderSettings,
  type BuyerRequest,
} from '../../../src/contract';
import { fixedForBuyers } from '../../../src/domain/myOrder';
import { Refusal, searchRows } from '../../db';
import { handle, type BoundHandler } from '../../handle';
import { emailOf, malformed, textOf } from '../../rules/fields';
import { statusOf } from '../../sale/orders';
import { updateAttendee } from '../orders/rules/attendees';
import { resendTickets } from '../orders/rules/mails';
import { findOrder, openOrder, ticketOf } from './rules/lookups';
import { documentOf } from './rules/documents';
import { mustBeAllowed, myOrder } from './rules/myOrder';
import { askForCancellation, askForTransfer, decideRequest, requestsOf } from './rules/requests';
import { changeSettings, settingsOf } from './rules/settings';

const maxNameLength = 80;
const maxReasonLength = 1_000;

/** What is searched in. */
const textsOf = ({ orderId, buyerName, buyerEmail, ticket, to }: BuyerRequest): string[] => [
  orderId,
  buyerName,
  buyerEmail,
  ...(ticket ? [ticket.id, ticket.attendeeName] : []),
  ...(to ? [`${to.firstName} ${to.lastName}`, to.emailAddress] : []),
];

export const myOrderHandlers: BoundHandler[] = [
  handle(findMyOrder, ({ db, clock, body, passesCaptcha }) => {
    const { order, accessToken } = findOrder({ db, clock }, body, passesCaptcha);
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
    askForTransfer({ db, clock }, order, ticket, {
      firstName: textOf('firstName', body.firstName, maxNameLength),
      lastName: textOf('lastName', body.lastName, maxNameLength),
      emailAddress: emailOf('emailAddress', body.emailAddress),
    });
    return myOrder(db, order, accessToken);
  }),
  handle(requestCancellation, ({ db, clock, headers, body }) => {
    const { order, accessToken } = openOrder({ db, clock }, headers);
    if (order.status === 'cancelled' || order.status === 'refunded')
      throw new Refusal(4091, `Order ${order.id} is ${order.status} already.`);
    mustBeAllowed(db, order, 'cancel');
    const reason = body.reason.trim();
    if (reason.length > maxReasonLength)
      throw malformed('reason', `It is longer than ${maxReasonLength} characters.`);
    askForCancellation({ db, clock }, order, reason);
    return myOrder(db, order, accessToken);
  }),
  handle(getMyOrderDocument, ({ db, clock, headers, params }) =>
    documentOf(db, openOrder({ db, clock }, headers).order, params.document),
  ),
  handle(getMyOrderSettings, ({ db }) => settingsOf(db)),
  handle(updateMyOrderSettings, ({ db, body }) => changeSettings(db, body)),
  handle(getBuyerRequests, ({ db, query: { search = '', status, kind, orderId, ...page } }) => {
    const query = search.trim().toLowerCase();
    return searchRows(
      requestsOf(db),
      { ...page, criteria: {} },
      {
        // 002 §9: lists fetch 500.
        size: 500,
        matches: (request) =>
          textsOf(request).join('\n').toLowerCase().includes(query) &&
          (status === undefined || request.status === status) &&
          (kind === undefined || request.kind === kind) &&
          (orderId === undefined || request.orderId === orderId),
        sortBy: {},
      },
    );
  }),
  handle(decideBuyerRequest, ({ db, clock, params, body }) =>
    decideRequest({ db, clock }, params.requestId, body),
  ),
];
