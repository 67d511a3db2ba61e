// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isText, must, oneOf, record, type Reader } from '../../reading';
import { either, nullable, whole } from '../../strictReading';
const readEffectiveEmailDomain: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'fromEmail fromName'),
  level: either(must(oneOf('Event', 'Account')), must(oneOf('Platform'))),
});
const readEmailDomainRecord: Reader = /* @__PURE__ */ record({
  kind: must(oneOf('SPF', 'DKIM', 'DMARC')),
  ...each(must(isText), 'name expected'),
  found: nullable(must(isText)),
  passed: must(isFlag),
});
const readEmailDomainTest: Reader = /* @__PURE__ */ record({
  domain: must(isText),
  passed: must(isFlag),
  records: whole(readEmailDomainRecord),
});
export const updateEventEmailDomain: Reader = /* @__PURE__ */ readEffectiveEmailDomain;
export const resetEmailDomain: Reader = /* @__PURE__ */ readEffectiveEmailDomain;
export const resetAccountEmailDomain: Reader = /* @__PURE__ */ readEffectiveEmailDomain;
export const testEmailDomain: Reader = /* @__PURE__ */ readEmailDomainTest;
