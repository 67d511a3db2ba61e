// Written by `npm run contract`: how each answer must be.
import { each, isFlag, isInstant, isText, must, oneOf, record, type Reader } from '../../reading';
import { nullable } from '../../strictReading';
import { readSignedInPerson } from '../shared';
const readCertificateCheck: Reader = /* @__PURE__ */ record({
  valid: must(isFlag),
  reason: must(oneOf('wrongPassword', 'expired', 'unknown', null)),
  subject: nullable(must(isText)),
  notAfter: nullable(must(isInstant)),
});
const readConnectedService: Reader = /* @__PURE__ */ record({
  provider: must(oneOf('linkedin', 'eventbrite', 'facebook', 'twitter', 'stripe')),
  userId: must(isText),
  connectedDate: must(isInstant),
});
const readTransferredToken: Reader = /* @__PURE__ */ record({ token: must(isText), preview: must(isFlag) });
const readWebLogin: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'token personId'),
  accountId: nullable(must(isText)),
  expires: must(isInstant),
});
export const saveServiceToken: Reader = /* @__PURE__ */ readConnectedService;
export const createPerson: Reader = /* @__PURE__ */ readSignedInPerson;
export const pickTransferredToken: Reader = /* @__PURE__ */ readTransferredToken;
export const createWebLoginToken: Reader = /* @__PURE__ */ record({ token: must(isText) });
export const getWebLogin: Reader = /* @__PURE__ */ readWebLogin;
export const verifyCertificate: Reader = /* @__PURE__ */ readCertificateCheck;
