// Written by `npm run contract`: how each answer must be.
import {
  each,
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
import { nullable, whole } from '../../strictReading';
const readEventList: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  kind: must(oneOf('everyone', 'ticketType', 'chosen')),
  ticketTypeId: maybe(isText),
  size: must(isNumber),
});
const readVenue: Reader = /* @__PURE__ */ record({ ...each(must(isText), 'name address city') });
const readTierConfiguration: Reader = /* @__PURE__ */ record({
  tier: must(oneOf('ESSENTIAL', 'PROFESSIONAL', 'ENTERPRISE')),
  registrations: nullable(must(isNumber)),
});
const readOrganizerEvent: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'account-id name time-zone-id'),
  ...each(must(isInstant), 'start-date end-date created modified'),
  venue: readVenue,
  'picture-url': maybe(isText),
  'tier-configuration': readTierConfiguration,
  ...each(must(isNumber), 'order-count registration-count'),
});
const readSearchPage_OrganizerEvent: Reader = /* @__PURE__ */ record({
  items: whole(readOrganizerEvent),
  ...each(must(isNumber), 'total page size'),
});
const readTrackingPixel: Reader = /* @__PURE__ */ record({
  provider: must(oneOf('facebook', 'google', 'linkedin', 'twitter')),
  pixelId: must(isText),
  pages: whole(must(oneOf('website', 'tickets', 'confirmation'))),
});
const readTrackingPixels: Reader = /* @__PURE__ */ record({
  pixels: whole(readTrackingPixel),
  modified: nullable(must(isInstant)),
});
export const listEvents: Reader = /* @__PURE__ */ record({ events: whole(readOrganizerEvent) });
export const searchEvents: Reader = /* @__PURE__ */ readSearchPage_OrganizerEvent;
export const getEvent: Reader = /* @__PURE__ */ readOrganizerEvent;
export const updateEvent: Reader = /* @__PURE__ */ readOrganizerEvent;
export const createEvent: Reader = /* @__PURE__ */ readOrganizerEvent;
export const updateEventBySupport: Reader = /* @__PURE__ */ readOrganizerEvent;
export const getTrackingPixels: Reader = /* @__PURE__ */ readTrackingPixels;
export const updateTrackingPixels: Reader = /* @__PURE__ */ readTrackingPixels;
export const listEventLists: Reader = /* @__PURE__ */ record({
  lists: whole(readEventList),
  total: must(isNumber),
});
export const migrateToClassicRegistration: Reader = /* @__PURE__ */ record({
  version: must(oneOf('V1', 'V2', 'V2_PAID', 'V2_RSVP', 'V2_FREE')),
});
export const getRegistrationVersions: Reader = /* @__PURE__ */ record({
  versions: whole(
    record({ eventId: must(isText), version: must(oneOf('V1', 'V2', 'V2_PAID', 'V2_RSVP', 'V2_FREE')) }),
  ),
});
