// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, oneOf, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readFreePlaces: Reader = /* @__PURE__ */ record({
  ticketTypeId: must(isText),
  free: nullable(must(isNumber)),
});
const readOfferRefusal: Reader = /* @__PURE__ */ record({
  id: must(isId),
  code: must(isNumber),
  message: must(isText),
});
const readWaitlistEntry: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'ticketTypeId ticketName name email'),
  quantity: must(isNumber),
  status: must(oneOf('WAITING', 'OFFERED', 'BOUGHT', 'EXPIRED')),
  offeredUntil: nullable(must(isInstant)),
  orderId: nullable(must(isText)),
  createdDate: must(isInstant),
});
const readSearchPage_WaitlistEntry: Reader = /* @__PURE__ */ record({
  items: whole(readWaitlistEntry),
  ...each(must(isNumber), 'total page size'),
});
export const getWaitlist: Reader = /* @__PURE__ */ readSearchPage_WaitlistEntry;
export const getFreePlaces: Reader = /* @__PURE__ */ record({ places: whole(readFreePlaces) });
export const offerPlaces: Reader = /* @__PURE__ */ record({
  offered: whole(readWaitlistEntry),
  refused: whole(readOfferRefusal),
});
export const removeFromWaitlist: Reader = /* @__PURE__ */ record({ removed: must(isNumber) });
