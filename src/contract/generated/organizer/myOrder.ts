// Written by `npm run contract`: how each answer must be.
import {
  each,
  isFlag,
  isId,
  isInstant,
  isNumber,
  isText,
  must,
  oneOf,
  record,
  type Reader,
} from '../../reading';
import { nullable, whole } from '../../strictReading';
const readBuyerRequest: Reader = /* @__PURE__ */ record({
  id: must(isId),
  kind: must(oneOf('transfer', 'cancellation')),
  status: must(oneOf('open', 'approved', 'declined', 'closed')),
  ...each(must(isText), 'orderId buyerName buyerEmail reason note'),
  ticket: nullable(record({ id: must(isId), ...each(must(isText), 'ticketName attendeeName') })),
  to: nullable(record({ ...each(must(isText), 'firstName lastName emailAddress') })),
  requestedDate: must(isInstant),
  obstacle: nullable(must(oneOf('paid', 'disputed', 'ticket'))),
  decidedDate: nullable(must(isInstant)),
  decidedBy: nullable(must(isText)),
  version: must(isNumber),
});
const readMyOrderSettings: Reader = /* @__PURE__ */ record({
  ...each(must(isFlag), 'editAttendees transfer cancel'),
  version: must(isNumber),
});
const readSearchPage_BuyerRequest: Reader = /* @__PURE__ */ record({
  items: whole(readBuyerRequest),
  ...each(must(isNumber), 'total page size'),
});
export const getMyOrderSettings: Reader = /* @__PURE__ */ readMyOrderSettings;
export const updateMyOrderSettings: Reader = /* @__PURE__ */ readMyOrderSettings;
export const getBuyerRequests: Reader = /* @__PURE__ */ readSearchPage_BuyerRequest;
export const decideBuyerRequest: Reader = /* @__PURE__ */ readBuyerRequest;
