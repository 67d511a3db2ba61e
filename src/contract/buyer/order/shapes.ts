import {
  broken,
  each,
  isCount,
  isFlag,
  isInstant,
  isNumber,
  isText,
  list,
  maybe,
  must,
  oneOf,
  nullable,
  optional,
  or,
  record,
  type Reader,
} from '../../reading';
import { amounts, currency, gateways, texts } from '../tickets/shapes';

/* What is read of a hold and its forms: no order is paid for whose money is not whole. FAULTS F74. */

const heldTicket = record({
  ...each(texts, 'id name'),
  ...each(amounts, 'quantity price fees tax subtotal'),
  discount: or(isCount, 0),
  discountDetails: maybe(isText),
});

const swapRow = record({
  ...each(texts, 'id ticketName'),
  swappedFromType: or(isText, ''),
  ...each(amounts, 'price buyerFee charge tax'),
  quantity: or(oneOf(1), 1),
  taxName: nullable(isText),
  currency,
});

/** All or nothing: a line without its price must not be paid for. */
const wholeList =
  (read: Reader): Reader =>
  (value, path, report) => {
    const found = list(read)(value, path, report);
    return Array.isArray(found) && Array.isArray(value) && found.length === value.length ? found : broken;
  };

export const heldTransaction = record({
  token: texts,
  eventId: or(isText, ''),
  status: or(oneOf('keep', 'complete', 'expired', 'released'), 'keep'),
  ...each(maybe(isText), 'orderId orderToken paymentIntentToken swapToken'),
  timeLimit: or(isNumber, 60),
  ...each(must(isInstant), 'expiresAt serverTime'),
  extensionsLeft: maybe(isCount),
  hasOrderLinks: maybe(isFlag),
  gateway: must(gateways),
  tickets: wholeList(heldTicket),
  currency,
  taxName: nullable(isText),
  taxRate: nullable(isNumber),
  ...each(amounts, 'taxTotal feeTotal priceTotal orderTotal'),
  promotionalCode: nullable(isText),
  ...each(or(isFlag, false), 'isPayByInvoice freeEvent'),
  allowBitcoin: maybe(isFlag),
  personTickets: (value, path, report) =>
    value == null ? undefined : wholeList(swapRow)(value, path, report),
});

/** Without them no confirmation can be asked for. */
const named = must((value) => isText(value) && value !== '');

/** The order is made, whatever else is wrong with its answer; its confirmation says what became of the money. */
export const savedOrder = record({
  ...each(named, 'orderId token'),
  status: or(oneOf('complete', 'processing'), 'processing'),
});

const formEntry = record({
  ...each(texts, 'id attributeKey'),
  submissionValues: list(texts, []),
});
const formSession = record({
  ...each(texts, 'id name'),
  ...each(must(isInstant), 'start-date end-date'),
  location: maybe(isText),
  ...each(nullable(isCount), 'capacity remaining'),
});
const questionTypes = oneOf(
  ...'text email textarea select radio checkbox list date phone country file consent sessionRegistration'.split(
    ' ',
  ),
);
const question = record({
  ...each(texts, 'id attributeKey label'),
  // A type a widget does not know is asked as text.
  type: or(questionTypes, 'text'),
  required: or(isFlag, false),
  ...each(maybe(isCount), 'maxLength maxChoices maxSize'),
  ...each(optional(list(texts)), 'options accept ticketTypeIds'),
  ...each(maybe(isText), 'autocomplete safeHtmlText min max'),
  sessions: optional(list(formSession)),
  showWhen: optional(record({ questionId: texts, values: list(texts) })),
});

export const form = record({ name: maybe(isText), entities: list(question) });

export const personForms = record({
  form,
  personTickets: list(
    record({
      ...each(texts, 'id ticketTypeId'),
      ticketName: or(isText, ''),
      formSubmission: record({ entities: list(formEntry, []) }, { entities: [] }),
    }),
  ),
});
