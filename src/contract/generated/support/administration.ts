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
import { readAccountOverview, readFeatureFlags, readSignedInPerson } from '../shared';
const readAccountFeatures: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'userName accountId'),
  ...each(
    whole(must(isText)),
    'fullFeaturesList preSelectionAccountFeaturesList postSelectionPackageFeatures postSelectionAdvancedFeatures',
  ),
  modifiedDate: nullable(must(isInstant)),
});
const readPushQuota: Reader = /* @__PURE__ */ record({
  eventId: must(isText),
  ...each(must(isNumber), 'quota used'),
  modifiedDate: nullable(must(isInstant)),
});
const readSubscription: Reader = /* @__PURE__ */ record({
  email: must(isText),
  unsubscribed: must(isFlag),
  unsubscribedDate: nullable(must(isInstant)),
  reason: must(oneOf('LINK', 'COMPLAINT', 'BOUNCE', null)),
});
const readSyncProblem: Reader = /* @__PURE__ */ record({
  kind: must(oneOf('person', 'accountFeatures', 'loginSettings')),
  id: must(isId),
  missing: must(isText),
});
const readSyncReport: Reader = /* @__PURE__ */ record({
  checkedDate: must(isInstant),
  ...each(must(isNumber), 'accounts persons events orders'),
  problems: whole(readSyncProblem),
});
const readUserVerification: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'personId email'),
  accountId: nullable(must(isText)),
  verified: must(isFlag),
  verifiedDate: nullable(must(isInstant)),
});
const readWidgetSnippet: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'eventId widgetId codeSnippet'),
  modifiedDate: must(isInstant),
});
export const beginActing: Reader = /* @__PURE__ */ readSignedInPerson;
export const endActing: Reader = /* @__PURE__ */ readSignedInPerson;
export const getFeatures: Reader = /* @__PURE__ */ readFeatureFlags;
export const replaceFeatures: Reader = /* @__PURE__ */ readFeatureFlags;
export const switchFeatures: Reader = /* @__PURE__ */ readFeatureFlags;
export const getAccountFeatures: Reader = /* @__PURE__ */ readAccountFeatures;
export const updateAccountFeatures: Reader = /* @__PURE__ */ readAccountFeatures;
export const createAccountFeatures: Reader = /* @__PURE__ */ readAccountFeatures;
export const setRegistrations: Reader = /* @__PURE__ */ readAccountOverview;
export const updateAgreementStartDate: Reader = /* @__PURE__ */ readAccountOverview;
export const updateAgreementEndDate: Reader = /* @__PURE__ */ readAccountOverview;
export const updateAgreementStatus: Reader = /* @__PURE__ */ readAccountOverview;
export const addTeamMembers: Reader = /* @__PURE__ */ readAccountOverview;
export const addEvents: Reader = /* @__PURE__ */ readAccountOverview;
export const getSyncReport: Reader = /* @__PURE__ */ readSyncReport;
export const updatePushQuota: Reader = /* @__PURE__ */ readPushQuota;
export const updateWidgetSnippet: Reader = /* @__PURE__ */ readWidgetSnippet;
export const getSubscription: Reader = /* @__PURE__ */ readSubscription;
export const resubscribe: Reader = /* @__PURE__ */ readSubscription;
export const getUserVerification: Reader = /* @__PURE__ */ readUserVerification;
