// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  maybe,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { ifThere, isAmount, nullable, whole, wholeMap } from '../../strictReading';
import { readCurrency } from '../shared';
const readBillingAddress: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'firstName lastName email'),
  ...each(
    maybe(isText),
    'country countryCode city address1 address2 state zip company vat billedContact memo paymentToken',
  ),
  gateway: maybe(oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free')),
  isSwap: maybe(isFlag),
});
const readInvoiceNumbering: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'prefix nextNumber'),
  consecutive: must(isFlag),
});
const readOrderCounts: Reader = /* @__PURE__ */ record({
  ...each(maybe(isNumber), 'paid free awaitingPayment refunded disputed cancelled'),
});
const readOrderDispute: Reader = /* @__PURE__ */ record({
  date: must(isInstant),
  step: must(oneOf('opened', 'ended')),
  ticketIds: whole(must(isText)),
});
const readOrderJob: Reader = /* @__PURE__ */ record({
  id: must(isId),
  kind: must(oneOf('resend', 'refund', 'cancel')),
  status: must(oneOf('queued', 'running', 'finished', 'cancelled')),
  ...each(must(isNumber), 'total done refused'),
  createdDate: must(isInstant),
  ...each(nullable(must(isInstant)), 'startedDate endedDate'),
});
const readOrderJobCheck: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'total eligible'),
  refunds: whole(record({ currency: readCurrency, amount: must(isAmount) })),
  ineligible: whole(
    record({
      reason: must(
        oneOf('refunded', 'paid', 'unpaid', 'free', 'disputed', 'cancelled', 'swapping', 'unknown'),
      ),
      count: must(isNumber),
      orderIds: whole(must(isText)),
    }),
  ),
});
const readOrderJobRefusal: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'orderId reason'),
  code: must(isNumber),
});
const readOrderMail: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'orderId to'),
  kind: must(
    oneOf(
      'tickets',
      'confirmation',
      'transferred',
      'received',
      'swap',
      'swapWithdrawn',
      'refund',
      'cancelled',
      'requestDecided',
    ),
  ),
  ticketIds: whole(must(isText)),
  sentDate: must(isInstant),
});
const readOrderNote: Reader = /* @__PURE__ */ record({ date: must(isInstant), text: must(isText) });
const readOrderPayment: Reader = /* @__PURE__ */ record({
  id: must(isId),
  kind: must(oneOf('charge', 'refund')),
  date: must(isInstant),
  amount: must(isAmount),
  means: must(oneOf('free', 'card', 'invoice', 'bitcoin', 'paypal')),
  ...each(nullable(must(isText)), 'paidVia last4'),
});
const readOrderRow: Reader = /* @__PURE__ */ record({
  id: must(isId),
  createdDate: must(isInstant),
  ...each(must(isText), 'buyerName buyerEmail'),
  status: must(oneOf('paid', 'free', 'awaitingPayment', 'refunded', 'disputed', 'cancelled')),
  quantity: must(isNumber),
  total: must(isAmount),
  currency: readCurrency,
  ...each(nullable(must(isText)), 'paidVia last4 promotionalCode'),
  tickets: whole(
    record({ id: must(isId), ...each(must(isText), 'ticketName attendeeName'), totalPaid: must(isAmount) }),
  ),
});
const readOrderShare: Reader = /* @__PURE__ */ record({
  date: must(isInstant),
  socialNetwork: must(oneOf('FACEBOOK', 'LINKEDIN', 'TWITTER')),
});
const readOrderTotals: Reader = /* @__PURE__ */ record({
  ...each(must(isAmount), 'price discount fees tax net'),
  taxIncluded: must(isFlag),
  taxName: nullable(must(isText)),
  taxRate: nullable(must(isNumber)),
});
const readRegistrationAnswer: Reader = /* @__PURE__ */ record({
  id: must(isId),
  attributeKey: must(isText),
  submissionValues: whole(must(isText)),
  label: maybe(isText),
  texts: ifThere(whole(must(isText))),
});
const readTicketTransfer: Reader = /* @__PURE__ */ record({
  date: must(isInstant),
  ...each(must(isText), 'firstName lastName email'),
});
const readTicketChange: Reader = /* @__PURE__ */ record({ date: must(isInstant) });
const readOrganizerTicket: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'orderId ticketTypeId ticketName firstName lastName email'),
  status: must(oneOf('valid', 'blocked', 'cancelled')),
  ...each(must(isAmount), 'totalPaid tax discount refunded'),
  registration: whole(readRegistrationAnswer),
  transfers: whole(readTicketTransfer),
  swappedFromType: nullable(must(isText)),
  changes: ifThere(whole(readTicketChange)),
  version: maybe(isNumber),
});
const readSwapRow: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'ticketId ticketTypeId ticketName swappedFromType'),
  ...each(must(isAmount), 'price buyerFee tax charge'),
});
const readTicketSwap: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'swapToken email'),
  status: must(oneOf('open', 'done', 'withdrawn')),
  date: must(isInstant),
  withdrawnDate: maybe(isInstant),
  tickets: whole(readSwapRow),
  charge: must(isAmount),
});
const readOrganizerOrder: Reader = /* @__PURE__ */ record({
  id: must(isId),
  createdDate: must(isInstant),
  ...each(must(isText), 'buyerName buyerEmail token'),
  status: must(oneOf('paid', 'free', 'awaitingPayment', 'refunded', 'disputed', 'cancelled')),
  quantity: must(isNumber),
  ...each(must(isAmount), 'total refundTotal'),
  currency: readCurrency,
  ...each(nullable(must(isText)), 'paidVia last4 promotionalCode invoiceNumber'),
  invoice: must(isFlag),
  billingAddress: nullable(readBillingAddress),
  customFields: ifThere(wholeMap(must(isText))),
  tickets: whole(readOrganizerTicket),
  totals: readOrderTotals,
  payments: whole(readOrderPayment),
  shares: whole(readOrderShare),
  notes: whole(readOrderNote),
  disputes: ifThere(whole(readOrderDispute)),
  mails: whole(readOrderMail),
  swap: nullable(readTicketSwap),
  cancelledDate: maybe(isInstant),
});
const readTicketInvitation: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'emailAddress firstName lastName'),
  status: must(oneOf('sent', 'registered')),
  sentDate: nullable(must(isInstant)),
  timesSent: must(isNumber),
});
export const settleInvoice: Reader = /* @__PURE__ */ readOrganizerOrder;
export const submitTransaction: Reader = /* @__PURE__ */ readOrganizerOrder;
export const disputeOrder: Reader = /* @__PURE__ */ readOrganizerOrder;
export const migrateConsecutiveInvoice: Reader = /* @__PURE__ */ readInvoiceNumbering;
export const setInvoicePrefix: Reader = /* @__PURE__ */ readInvoiceNumbering;
export const inviteToTickets: Reader = /* @__PURE__ */ record({ invitations: whole(readTicketInvitation) });
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
export const cancelOrder: Reader = /* @__PURE__ */ readOrganizerOrder;
export const transferTicket: Reader = /* @__PURE__ */ readOrganizerTicket;
export const updateTicketAttendee: Reader = /* @__PURE__ */ readOrganizerTicket;
export const resendTickets: Reader = /* @__PURE__ */ record({ mails: whole(readOrderMail) });
export const sendOrderConfirmation: Reader = /* @__PURE__ */ readOrderMail;
export const checkOrderJob: Reader = /* @__PURE__ */ readOrderJobCheck;
export const startOrderJob: Reader = /* @__PURE__ */ readOrderJob;
export const listOrderJobs: Reader = /* @__PURE__ */ record({ jobs: whole(readOrderJob) });
export const getOrderJob: Reader = /* @__PURE__ */ readOrderJob;
export const cancelOrderJob: Reader = /* @__PURE__ */ readOrderJob;
export const listOrderJobRefusals: Reader = /* @__PURE__ */ record({
  refusals: whole(readOrderJobRefusal),
  total: must(isNumber),
});
export const swapTickets: Reader = /* @__PURE__ */ readTicketSwap;
export const withdrawSwap: Reader = /* @__PURE__ */ readOrganizerOrder;
