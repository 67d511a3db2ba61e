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
const readContactTicket: Reader = /* @__PURE__ */ record({ ...each(must(isText), 'ticketId eventId') });
const readContact: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'email firstName lastName company jobTitle'),
  countryCode: nullable(must(isText)),
  tags: whole(must(isText)),
  source: must(oneOf('REGISTRATION', 'IMPORT', 'MANUAL')),
  unsubscribed: must(isFlag),
  tickets: whole(readContactTicket),
  lastEmailed: nullable(must(isInstant)),
  ...each(must(isInstant), 'created modified'),
});
const readContactCompany: Reader = /* @__PURE__ */ record({
  companyId: nullable(must(isText)),
  ...each(must(isText), 'name website'),
});
const readContactEvent: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name timeZoneId'),
});
const readContactSession: Reader = /* @__PURE__ */ record({
  id: must(isId),
  event: readContactEvent,
  ...each(must(isText), 'sessionId title ticketId'),
  start: must(isInstant),
  status: must(oneOf('REGISTERED', 'WAITLISTED')),
});
const readContactEmail: Reader = /* @__PURE__ */ record({
  id: must(isId),
  event: nullable(readContactEvent),
  subject: must(isText),
  outcome: must(oneOf('SENT', 'UNSUBSCRIBED')),
  date: must(isInstant),
});
const readContactConsent: Reader = /* @__PURE__ */ record({
  id: must(isId),
  event: readContactEvent,
  accepted: must(isFlag),
  status: must(oneOf('open', 'converted')),
  orderId: nullable(must(isText)),
  date: must(isInstant),
});
const readContactActivity: Reader = /* @__PURE__ */ record({
  companies: whole(readContactCompany),
  sessions: whole(readContactSession),
  emails: whole(readContactEmail),
  consents: whole(readContactConsent),
});
const readContactGroup: Reader = /* @__PURE__ */ record({ value: must(isText), count: must(isNumber) });
const readContactImportError: Reader = /* @__PURE__ */ record({
  row: must(isNumber),
  ...each(must(isText), 'field error'),
});
const readContactImport: Reader = /* @__PURE__ */ record({
  ...each(must(isNumber), 'created updated'),
  errors: whole(readContactImportError),
});
const readSearchPage_Contact: Reader = /* @__PURE__ */ record({
  items: whole(readContact),
  ...each(must(isNumber), 'total page size'),
});
const readSkippedContact: Reader = /* @__PURE__ */ record({
  contactId: must(isText),
  reason: must(oneOf('UNSUBSCRIBED')),
});
export const searchContacts: Reader = /* @__PURE__ */ readSearchPage_Contact;
export const searchContactIds: Reader = /* @__PURE__ */ record({ ids: whole(must(isText)) });
export const createContact: Reader = /* @__PURE__ */ readContact;
export const setContactTickets: Reader = /* @__PURE__ */ record({ contacts: whole(readContact) });
export const aggregateContacts: Reader = /* @__PURE__ */ record({
  groups: whole(readContactGroup),
  total: must(isNumber),
});
export const importContacts: Reader = /* @__PURE__ */ readContactImport;
export const emailContacts: Reader = /* @__PURE__ */ record({
  sent: must(isNumber),
  skipped: whole(readSkippedContact),
});
export const getContactActivity: Reader = /* @__PURE__ */ readContactActivity;
