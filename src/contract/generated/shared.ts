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
import { ifThere, nullable, whole } from '../strictReading';
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
const readActingSession: Reader = /* @__PURE__ */ record({
  accountName: must(isText),
  since: must(isInstant),
});
const readSpeakerLinks: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'website linkedIn x instagram youTube facebook'),
});
export const readAgendaSpeaker: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'firstName lastName email jobTitle company bio'),
  photo: nullable(must(isText)),
  links: readSpeakerLinks,
  sessionIds: whole(must(isText)),
  version: must(isNumber),
});
export const readAudienceFilter: Reader = /* @__PURE__ */ record({
  ...each(ifThere(whole(must(isText))), 'ticketTypeIds listIds'),
  checkedIn: maybe(isFlag),
  registrationStatuses: ifThere(whole(must(oneOf('REGISTERED', 'AWAITING_PAYMENT', 'BLOCKED', 'CANCELLED')))),
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
export const readSignedInPerson: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'first-name last-name primary-email'),
  ...each(maybe(isText), 'country company photo-url'),
  id: must(isId),
  accountId: nullable(must(isText)),
  acting: ifThere(readActingSession),
  role: must(oneOf('owner', 'member', 'support')),
  verified: must(isFlag),
  createdDate: must(isInstant),
});
