// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isId, isInstant, isText, must, oneOf, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readCookieConsent: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'domain scriptUrl accountId'),
  service: must(oneOf('ONETRUST', 'COOKIEBOT', 'CUSTOM')),
  siteId: nullable(must(isText)),
  enabled: must(isFlag),
  id: must(isId),
  ...each(must(isInstant), 'createdDate modifiedDate'),
});
export const createCookieConsent: Reader = /* @__PURE__ */ readCookieConsent;
export const listCookieConsents: Reader = /* @__PURE__ */ whole(readCookieConsent);
export const updateCookieConsent: Reader = /* @__PURE__ */ readCookieConsent;
