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
const readBuildManagerConfig: Reader = /* @__PURE__ */ record({
  platforms: whole(must(oneOf('ios', 'android'))),
  ...each(must(isText), 'bundleId versionName privacyUrl eventId'),
  state: must(oneOf('NONE', 'QUEUED', 'BUILDING', 'PUBLISHED')),
  buildNumber: must(isNumber),
  publishedVersion: nullable(must(isText)),
  modified: must(isInstant),
});
const readMobileWhitelabel: Reader = /* @__PURE__ */ record({
  status: must(oneOf('NONE', 'REQUESTED', 'IN_REVIEW', 'APPROVED', 'REJECTED')),
  enabled: must(isFlag),
  modified: must(isInstant),
});
const readPushCertificate: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'groupId subject'),
  ...each(must(isInstant), 'notAfter uploaded'),
});
const readMobileApp: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'name shortDescription description iconUrl splashUrl primaryColor eventId'),
  features: whole(must(oneOf('agenda', 'attendees', 'chat', 'map', 'polls', 'photos', 'partners'))),
  whitelabel: readMobileWhitelabel,
  pushCertificate: nullable(readPushCertificate),
  modified: must(isInstant),
});
const readMobileCard: Reader = /* @__PURE__ */ record({
  kind: must(oneOf('text', 'link', 'agenda', 'map', 'partners')),
  ...each(must(isText), 'title text url'),
  visible: must(isFlag),
  id: must(isId),
  ...each(must(isInstant), 'created modified'),
});
export const getMobileApp: Reader = /* @__PURE__ */ readMobileApp;
export const updateMobileApp: Reader = /* @__PURE__ */ readMobileApp;
export const getBuildManagerConfig: Reader = /* @__PURE__ */ readBuildManagerConfig;
export const saveBuildManagerConfig: Reader = /* @__PURE__ */ readBuildManagerConfig;
export const uploadPushCertificate: Reader = /* @__PURE__ */ readPushCertificate;
export const setMobileWhitelabelStatus: Reader = /* @__PURE__ */ readMobileWhitelabel;
export const enableMobileWhitelabel: Reader = /* @__PURE__ */ readMobileWhitelabel;
export const listMobileCards: Reader = /* @__PURE__ */ record({ cards: whole(readMobileCard) });
export const createMobileCard: Reader = /* @__PURE__ */ readMobileCard;
export const updateMobileCard: Reader = /* @__PURE__ */ readMobileCard;
