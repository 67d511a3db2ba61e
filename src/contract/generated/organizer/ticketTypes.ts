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
import { ifThere, isAmount, isMinute, maybeNull, nullable, whole } from '../../strictReading';
import { readCurrency } from '../shared';
const readFormEntry: Reader = /* @__PURE__ */ record({
  id: must(isId),
  attributeKey: must(isText),
  submissionValues: whole(must(isText)),
});
const readFormSubmission: Reader = /* @__PURE__ */ record({ entities: whole(readFormEntry) });
const readOrganizerTicketType: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name description safeHtmlDescription'),
  ledgerCode: maybe(isText),
  quantity: nullable(must(isNumber)),
  ...each(
    must(isAmount),
    'price fee totalFees passFee absorbedFee netIncome buyerPrice displayedPrice discount',
  ),
  ...each(
    must(isNumber),
    'absorbedFeePercent subsequentTicketSelectMax perOrderMin perOrderMax sold requestQuantity',
  ),
  availability: must(oneOf('immediate', 'dates', 'eventEnd', 'subsequent', 'ticketSelect')),
  ...each(
    nullable(must(isMinute)),
    'availabilityStartDate availabilityEndDate visibilityStartDate visibilityEndDate',
  ),
  availabilityEnd: must(oneOf('eventEnd', 'dates', 'never')),
  subsequentClientId: nullable(must(isText)),
  subsequentTicketSelect: whole(must(isText)),
  visibility: must(oneOf('visible', 'dates')),
  ...each(
    must(isFlag),
    'visibilityStartChecked visibilityEndChecked socialLift displayRemaining inSale saleEnded',
  ),
  saleMethod: must(oneOf('online')),
  waitlist: maybe(isFlag),
  ...each(maybeNull(isText), 'admissionDay taxName'),
  id: must(isId),
  feeSplit: must(oneOf('buyer', 'organizer', 'advanced')),
  formSubmission: nullable(readFormSubmission),
  currency: ifThere(readCurrency),
  taxRate: maybeNull(isNumber),
  ...each(maybe(isNumber), 'feePercent processingFee'),
  ...each(maybe(isAmount), 'feeConstant processingFeeConstant'),
  maxFee: maybeNull(isAmount),
});
const readTicketTypeSale: Reader = /* @__PURE__ */ record({
  currency: readCurrency,
  taxRate: nullable(must(isNumber)),
  taxName: nullable(must(isText)),
  fees: record({
    ...each(maybe(isNumber), 'feePercent processingFee'),
    ...each(maybe(isAmount), 'feeConstant processingFeeConstant'),
    maxFee: maybeNull(isAmount),
  }),
});
const readTicketTypeList: Reader = /* @__PURE__ */ record({
  sale: readTicketTypeSale,
  ticketTypes: whole(readOrganizerTicketType),
  version: must(isNumber),
  modifiedDate: nullable(must(isInstant)),
});
export const getTicketTypes: Reader = /* @__PURE__ */ readTicketTypeList;
export const saveTicketTypes: Reader = /* @__PURE__ */ readTicketTypeList;
