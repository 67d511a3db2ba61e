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
import { ifThere, nullable, whole } from '../../strictReading';
import { readFeatureFlags } from '../shared';
const readHostedFileMetadata: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'fileName mimeType'),
  size: must(isNumber),
  uploaded: must(isInstant),
  ...each(nullable(must(isNumber)), 'width height'),
});
const readSiteCaptcha: Reader = /* @__PURE__ */ record({
  provider: must(oneOf('recaptchaV2', 'recaptchaV3', 'recaptchaEnterprise', 'turnstile')),
  siteKey: must(isText),
});
const readSiteConf: Reader = /* @__PURE__ */ record({
  features: readFeatureFlags,
  gateway: must(oneOf('stripe', 'spreedly', 'paypal', 'zooz', 'free')),
  ...each(maybe(isText), 'stripePublishableKey spreedlyEnvironmentKey'),
  captcha: ifThere(readSiteCaptcha),
  minisite: maybe(isFlag),
  ...each(must(isText), 'supportEmail termsUrl privacyUrl'),
});
const readSiteScreenshot: Reader = /* @__PURE__ */ record({
  url: must(isText),
  ...each(must(isNumber), 'width height'),
  taken: must(isInstant),
});
const readSiteSection: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'tabId title content'),
  kind: must(oneOf('text', 'image', 'tickets', 'agenda', 'speakers', 'partners', 'map', 'html')),
  visible: must(isFlag),
  modified: must(isInstant),
});
const readSiteTab: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'name slug'),
  visible: must(isFlag),
  modified: must(isInstant),
  sections: whole(readSiteSection),
});
const readWebsiteConf: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'eventId address language'),
  published: must(isFlag),
  ...each(whole(readSiteTab), 'tabs live'),
  publishedAt: nullable(must(isInstant)),
  modified: must(isInstant),
  siteConf: readSiteConf,
});
export const getWebsiteCss: Reader = /* @__PURE__ */ must(isText);
export const updateWebsiteCss: Reader = /* @__PURE__ */ must(isText);
export const getCustomCode: Reader = /* @__PURE__ */ must(isText);
export const updateCustomCode: Reader = /* @__PURE__ */ must(isText);
export const updateSiteSection: Reader = /* @__PURE__ */ readSiteSection;
export const duplicateSiteSection: Reader = /* @__PURE__ */ readSiteSection;
export const createSiteSection: Reader = /* @__PURE__ */ readSiteSection;
export const createSiteTab: Reader = /* @__PURE__ */ readSiteTab;
export const updateSiteTab: Reader = /* @__PURE__ */ readSiteTab;
export const publishSite: Reader = /* @__PURE__ */ readWebsiteConf;
export const discardSiteChanges: Reader = /* @__PURE__ */ readWebsiteConf;
export const getSiteConf: Reader = /* @__PURE__ */ readWebsiteConf;
export const getFileMetadata: Reader = /* @__PURE__ */ readHostedFileMetadata;
export const getScreenshot: Reader = /* @__PURE__ */ readSiteScreenshot;
