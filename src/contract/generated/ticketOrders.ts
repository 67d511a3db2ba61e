// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, maybe, must, oneOf, record, type Reader } from '../reading';
import { ifThere, isAmount, nullable, whole } from '../strictReading';
import {
  readCurrency,
  readOrderMail,
  readOrganizerOrder,
  readOrganizerTicket,
  readTicketSwap,
} from './shared';
const readOrderCounts: Reader = /* @__PURE__ */ record({
  ...each(maybe(isNumber), 'paid free awaitingPayment refunded disputed'),
});
const readOrderRow: Reader = /* @__PURE__ */ record({
  id: must(isId),
  createdDate: must(isInstant),
  ...each(must(isText), 'buyerName buyerEmail'),
  status: must(oneOf('paid', 'free', 'awaitingPayment', 'refunded', 'disputed')),
  quantity: must(isNumber),
  total: must(isAmount),
  currency: readCurrency,
  ...each(nullable(must(isText)), 'paidVia last4 promotionalCode'),
  tickets: whole(
    record({ id: must(isId), ...each(must(isText), 'ticketName attendeeName'), totalPaid: must(isAmount) }),
  ),
});
export const listOrders: Reader = /* @__PURE__ */ record({
  orders: whole(readOrderRow),
  total: must(isNumber),
  counts: ifThere(readOrderCounts),
});
export const getOrder: Reader = /* @__PURE__ */ readOrganizerOrder;
export const searchTickets: Reader = /* @__PURE__ */ record({
  tickets: whole(readOrganizerTicket),
  total: must(isNumber),
});
export const getTicket: Reader = /* @__PURE__ */ readOrganizerTicket;
export const swapTickets: Reader = /* @__PURE__ */ readTicketSwap;
export const transferTicket: Reader = /* @__PURE__ */ readOrganizerTicket;
export const resendTickets: Reader = /* @__PURE__ */ record({ mails: whole(readOrderMail) });
export const sendOrderConfirmation: Reader = /* @__PURE__ */ readOrderMail;
