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
const readSessionRegistration: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'sessionId ticketId attendeeName email'),
  company: nullable(must(isText)),
  status: must(oneOf('REGISTERED', 'WAITLISTED')),
  createdDate: must(isInstant),
  emailedDate: nullable(must(isInstant)),
});
const readSearchPage_SessionRegistration: Reader = /* @__PURE__ */ record({
  items: whole(readSessionRegistration),
  ...each(must(isNumber), 'total page size'),
});
const readSessionRefusal: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'sessionId ticketId message'),
  code: must(isNumber),
});
const readSessionRegistrationSettings: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isFlag), 'enabled allowOverlap waitlist'),
  ...each(nullable(must(isInstant)), 'opens closes'),
  maxSessions: nullable(must(isNumber)),
  modified: must(isInstant),
  version: must(isNumber),
});
const readSessionRegistrationView: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'sessionId title'),
  ...each(nullable(must(isNumber)), 'capacity left'),
  ...each(must(isNumber), 'registered waitlisted'),
});
const readSessionStatusEmail: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'fromName subject body'),
  modified: must(isInstant),
  version: must(isNumber),
});
const readSessionTicketRule: Reader = /* @__PURE__ */ record({
  sessionId: must(isText),
  ticketTypeIds: whole(must(isText)),
});
export const getSessionRegistrationSettings: Reader = /* @__PURE__ */ readSessionRegistrationSettings;
export const updateSessionRegistrationSettings: Reader = /* @__PURE__ */ readSessionRegistrationSettings;
export const getSessionTicketRules: Reader = /* @__PURE__ */ record({ rules: whole(readSessionTicketRule) });
export const updateSessionTicketRules: Reader = /* @__PURE__ */ record({
  rules: whole(readSessionTicketRule),
});
export const listSessionRegistrations: Reader = /* @__PURE__ */ readSearchPage_SessionRegistration;
export const registerForSessions: Reader = /* @__PURE__ */ record({
  registrations: whole(readSessionRegistration),
  emailed: must(isNumber),
});
export const unregisterFromSession: Reader = /* @__PURE__ */ record({
  promoted: nullable(readSessionRegistration),
  emailed: must(isNumber),
});
export const runSessionRegistrationAction: Reader = /* @__PURE__ */ record({
  views: whole(readSessionRegistrationView),
  done: must(isNumber),
  refused: whole(readSessionRefusal),
});
export const getSessionStatusEmail: Reader = /* @__PURE__ */ readSessionStatusEmail;
export const updateSessionStatusEmail: Reader = /* @__PURE__ */ readSessionStatusEmail;
export const sendSessionRegistrationStatus: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'emailed registrations'),
});
