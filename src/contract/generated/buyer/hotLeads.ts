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
import { ifThere, isAmount, whole, wholeMap } from '../../strictReading';
import { readCurrency } from '../shared';
const readHotLead: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'email firstName lastName'),
  ...each(maybe(isText), 'company orderId'),
  tickets: whole(record({ id: must(isId), name: must(isText), quantity: must(isNumber) })),
  total: must(isAmount),
  currency: readCurrency,
  status: must(oneOf('open', 'converted')),
  consentAccepted: must(isFlag),
  utmParams: ifThere(wholeMap(must(isText))),
  ...each(must(isInstant), 'createdDate modifiedDate'),
});
const readSearchPage_HotLead: Reader = /* @__PURE__ */ record({
  items: whole(readHotLead),
  ...each(must(isNumber), 'total page size'),
});
export const listHotLeads: Reader = /* @__PURE__ */ readSearchPage_HotLead;
