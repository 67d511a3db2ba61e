// Written by `npm run contract`: how each answer must be.
import { type Reader } from '../../reading';
import { readAccountOverview, readSignedInPerson } from '../shared';
export const getOwnAccount: Reader = /* @__PURE__ */ readAccountOverview;
export const updateAccount: Reader = /* @__PURE__ */ readAccountOverview;
export const getSignedInPerson: Reader = /* @__PURE__ */ readSignedInPerson;
