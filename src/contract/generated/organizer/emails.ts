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
import { maybeNull, nullable, whole } from '../../strictReading';
import { readAudienceFilter } from '../shared';
const readEmailBlock: Reader = /* @__PURE__ */ record({
  kind: must(oneOf('HEADING', 'TEXT', 'BUTTON', 'IMAGE', 'DIVIDER')),
  ...each(maybe(isText), 'text url'),
});
const readEmailSchedule: Reader = /* @__PURE__ */ record({
  type: must(oneOf('DATE', 'NOW')),
  date: maybeNull(isInstant),
});
const readEmailCampaign: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name subject'),
  type: must(oneOf('REGISTRATION', 'SCHEDULED')),
  status: must(oneOf('DRAFT', 'SCHEDULED', 'ACTIVE', 'SENT')),
  blocks: whole(readEmailBlock),
  schedule: nullable(readEmailSchedule),
  registrationStatus: nullable(must(oneOf('REGISTERED', 'AWAITING_PAYMENT', 'BLOCKED', 'CANCELLED'))),
  audienceFilter: readAudienceFilter,
  ...each(must(isFlag), 'published enabled'),
  publishedDate: nullable(must(isInstant)),
  sentCount: must(isNumber),
  ...each(must(isInstant), 'created modified'),
});
const readEmailSender: Reader = /* @__PURE__ */ record({ ...each(must(isText), 'fromEmail fromName') });
const readEmailPlaceholder: Reader = /* @__PURE__ */ record({ ...each(must(isText), 'name example') });
const readRegistrationStatusCount: Reader = /* @__PURE__ */ record({
  registrationStatus: must(oneOf('REGISTERED', 'AWAITING_PAYMENT', 'BLOCKED', 'CANCELLED')),
  count: must(isNumber),
});
const readEmailContext: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'eventName timeZoneId'),
  sender: readEmailSender,
  placeholders: whole(readEmailPlaceholder),
  ticketTypes: whole(record({ id: must(isId), name: must(isText) })),
  registrationStatuses: whole(readRegistrationStatusCount),
  checkedIn: must(isNumber),
});
const readEmailDelivery: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'emailId to subject'),
  kind: must(oneOf('CAMPAIGN', 'PREVIEW')),
  ticketId: nullable(must(isText)),
  outcome: must(oneOf('SENT', 'UNSUBSCRIBED')),
  date: must(isInstant),
});
const readEmailRendering: Reader = /* @__PURE__ */ record({
  sender: readEmailSender,
  ...each(must(isText), 'subject html text'),
});
const readEmailTemplate: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name subject'),
  type: must(oneOf('REGISTRATION', 'SCHEDULED')),
  blocks: whole(readEmailBlock),
});
const readMigratedEmail: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'eventId legacyId emailId'),
});
const readSearchPage_EmailCampaign: Reader = /* @__PURE__ */ record({
  items: whole(readEmailCampaign),
  ...each(must(isNumber), 'total page size'),
});
const readSearchPage_EmailDelivery: Reader = /* @__PURE__ */ record({
  items: whole(readEmailDelivery),
  ...each(must(isNumber), 'total page size'),
});
export const listEmails: Reader = /* @__PURE__ */ record({ emails: whole(readEmailCampaign) });
export const searchEmails: Reader = /* @__PURE__ */ readSearchPage_EmailCampaign;
export const createEmail: Reader = /* @__PURE__ */ readEmailCampaign;
export const updateEmail: Reader = /* @__PURE__ */ readEmailCampaign;
export const duplicateEmail: Reader = /* @__PURE__ */ readEmailCampaign;
export const publishEmail: Reader = /* @__PURE__ */ readEmailCampaign;
export const enableEmail: Reader = /* @__PURE__ */ readEmailCampaign;
export const listEmailTemplates: Reader = /* @__PURE__ */ record({ templates: whole(readEmailTemplate) });
export const getEmailContext: Reader = /* @__PURE__ */ readEmailContext;
export const previewEmail: Reader = /* @__PURE__ */ readEmailRendering;
export const sendEmailPreview: Reader = /* @__PURE__ */ record({ sent: must(isNumber) });
export const getEmailHistory: Reader = /* @__PURE__ */ readSearchPage_EmailDelivery;
export const migrateEmailsToBuilder: Reader = /* @__PURE__ */ record({ migrated: whole(readMigratedEmail) });
export const getEmailAuthToken: Reader = /* @__PURE__ */ record({
  token: must(isText),
  expires: must(isInstant),
});
