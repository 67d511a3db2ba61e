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
} from '../reading';
import { nullable, whole } from '../strictReading';
import { readCurrency, readOrganizerOrder } from './shared';
const readInvoiceNumbering: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'prefix nextNumber'),
  consecutive: must(isFlag),
});
const readSaleSettings: Reader = /* @__PURE__ */ record({
  currency: readCurrency,
  taxRate: nullable(must(isNumber)),
  taxName: nullable(must(isText)),
  gateway: must(oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free')),
  ...each(must(isFlag), 'allowBitcoin uniqueEmails'),
  timeLimit: must(isNumber),
  version: maybe(isNumber),
});
const readTicketInvitation: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'emailAddress firstName lastName'),
  status: must(oneOf('sent', 'registered')),
  sentDate: nullable(must(isInstant)),
  timesSent: must(isNumber),
});
export const getTicketsData: Reader = /* @__PURE__ */ readSaleSettings;
export const saveTicketsData: Reader = /* @__PURE__ */ readSaleSettings;
export const settleInvoice: Reader = /* @__PURE__ */ readOrganizerOrder;
export const submitTransaction: Reader = /* @__PURE__ */ readOrganizerOrder;
export const disputeOrder: Reader = /* @__PURE__ */ readOrganizerOrder;
export const migrateConsecutiveInvoice: Reader = /* @__PURE__ */ readInvoiceNumbering;
export const setInvoicePrefix: Reader = /* @__PURE__ */ readInvoiceNumbering;
export const inviteToTickets: Reader = /* @__PURE__ */ record({ invitations: whole(readTicketInvitation) });
