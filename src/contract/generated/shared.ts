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
import { ifThere, isAmount, nullable, whole } from '../strictReading';
const readAccountAgreement: Reader = /* @__PURE__ */ record({
  ...each(must(isInstant), 'startDate endDate'),
  status: must(oneOf('PENDING', 'ACTIVE', 'SUSPENDED', 'ENDED')),
});
const readAccountCounts: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'registrations teamMembers events'),
});
export const readAccountOverview: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name country timeZoneId currencyCode supportEmail'),
  website: nullable(must(isText)),
  agreement: readAccountAgreement,
  ...each(readAccountCounts, 'allowed used'),
  ...each(must(isInstant), 'createdDate modifiedDate'),
});
export const readAudienceFilter: Reader = /* @__PURE__ */ record({
  ticketTypeIds: ifThere(whole(must(isText))),
  registrationStatuses: ifThere(whole(must(oneOf('REGISTERED', 'AWAITING_PAYMENT', 'BLOCKED', 'CANCELLED')))),
});
const readBillingAddress: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'firstName lastName email'),
  ...each(
    maybe(isText),
    'country countryCode city address1 address2 state zip company vat billedContact memo paymentToken',
  ),
  gateway: maybe(oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free')),
  isSwap: maybe(isFlag),
});
export const readCurrency: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'code symbol'),
  minorUnits: maybe(isNumber),
});
export const readFeatureFlags: Reader = /* @__PURE__ */ record({
  ...each(
    maybe(isFlag),
    'hideTermsCheckbox autoAgree disableDefaultQuantity hideAmericanExpress IHSCustomCountryLabel removeBranding careerDay',
  ),
  excludedCountries: ifThere(whole(must(isText))),
});
export const readOrderMail: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'orderId to'),
  kind: must(oneOf('tickets', 'confirmation', 'transferred', 'received', 'swap', 'refund')),
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
export const readOrganizerTicket: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'orderId ticketTypeId ticketName firstName lastName email'),
  status: must(oneOf('valid', 'blocked', 'cancelled')),
  ...each(must(isAmount), 'totalPaid tax discount refunded'),
  registration: whole(readRegistrationAnswer),
  transfers: whole(readTicketTransfer),
  swappedFromType: nullable(must(isText)),
});
const readSwapRow: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'ticketId ticketTypeId ticketName swappedFromType'),
  ...each(must(isAmount), 'price buyerFee tax charge'),
});
export const readTicketSwap: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'swapToken email'),
  status: must(oneOf('open', 'done')),
  date: must(isInstant),
  tickets: whole(readSwapRow),
  charge: must(isAmount),
});
export const readOrganizerOrder: Reader = /* @__PURE__ */ record({
  id: must(isId),
  createdDate: must(isInstant),
  ...each(must(isText), 'buyerName buyerEmail token'),
  status: must(oneOf('paid', 'free', 'awaitingPayment', 'refunded', 'disputed')),
  quantity: must(isNumber),
  ...each(must(isAmount), 'total refundTotal'),
  currency: readCurrency,
  ...each(nullable(must(isText)), 'paidVia last4 promotionalCode invoiceNumber'),
  invoice: must(isFlag),
  billingAddress: nullable(readBillingAddress),
  tickets: whole(readOrganizerTicket),
  totals: readOrderTotals,
  payments: whole(readOrderPayment),
  shares: whole(readOrderShare),
  notes: whole(readOrderNote),
  mails: whole(readOrderMail),
  swap: nullable(readTicketSwap),
});
export const readSignedInPerson: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'first-name last-name primary-email'),
  ...each(maybe(isText), 'country company photo-url'),
  id: must(isId),
  accountId: nullable(must(isText)),
  role: must(oneOf('owner', 'member', 'support')),
  verified: must(isFlag),
  createdDate: must(isInstant),
});
