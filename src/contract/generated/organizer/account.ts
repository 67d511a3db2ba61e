// Written by `npm run contract`: how each answer must be.
import { isId, isText, must, oneOf, record, type Reader } from '../../reading';
import { whole } from '../../strictReading';
import { readAccountOverview, readSignedInPerson } from '../shared';
const readOwnAccount: Reader = /* @__PURE__ */ record({
  id: must(isId),
  name: must(isText),
  role: must(oneOf('OWNER', 'ADMIN', 'EDITOR', 'VIEWER')),
});
export const getOwnAccount: Reader = /* @__PURE__ */ readAccountOverview;
export const updateAccount: Reader = /* @__PURE__ */ readAccountOverview;
export const getSignedInPerson: Reader = /* @__PURE__ */ readSignedInPerson;
export const updateSignedInPerson: Reader = /* @__PURE__ */ readSignedInPerson;
export const listOwnAccounts: Reader = /* @__PURE__ */ record({ accounts: whole(readOwnAccount) });
export const openOwnAccount: Reader = /* @__PURE__ */ readSignedInPerson;
