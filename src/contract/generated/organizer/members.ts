// Written by `npm run contract`: how each answer must be.
import { each, isId, isInstant, isNumber, isText, must, oneOf, record, type Reader } from '../../reading';
import { nullable, whole } from '../../strictReading';
const readTenantInvite: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'email firstName lastName invitedBy'),
  role: must(oneOf('OWNER', 'ADMIN', 'EDITOR', 'VIEWER')),
  eventIds: nullable(whole(must(isText))),
  status: must(oneOf('PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED')),
  ...each(must(isInstant), 'sent expires'),
  timesSent: must(isNumber),
});
const readInviteOutcome: Reader = /* @__PURE__ */ record({
  invited: whole(readTenantInvite),
  refused: whole(
    record({ email: must(isText), reason: must(oneOf('INVALID', 'MEMBER', 'INVITED', 'FULL')) }),
  ),
});
const readTenantCustomization: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'subject message logo color'),
});
const readTenantInvoice: Reader = /* @__PURE__ */ record({
  ...each(must(isText), 'company address city zip countryCode taxId email reference'),
});
const readTenantMember: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'email firstName lastName'),
  role: must(oneOf('OWNER', 'ADMIN', 'EDITOR', 'VIEWER')),
  eventIds: nullable(whole(must(isText))),
  joined: must(isInstant),
});
const readTenantPromoCode: Reader = /* @__PURE__ */ record({
  id: must(isId),
  code: must(isText),
  ...each(must(isNumber), 'percentOff uses'),
  limit: nullable(must(isNumber)),
  expires: nullable(must(isInstant)),
  created: must(isInstant),
});
const readTenantStatus: Reader = /* @__PURE__ */ record({
  invites: whole(readTenantInvite),
  counts: record({ ...each(must(isNumber), 'PENDING ACCEPTED DECLINED EXPIRED') }),
  members: must(isNumber),
  invoice: nullable(readTenantInvoice),
});
const readUninvitedPerson: Reader = /* @__PURE__ */ record({
  id: must(isId),
  ...each(must(isText), 'email firstName lastName'),
  uninvited: must(isInstant),
});
export const getTenantStatus: Reader = /* @__PURE__ */ readTenantStatus;
export const listMembers: Reader = /* @__PURE__ */ record({ members: whole(readTenantMember) });
export const inviteMembers: Reader = /* @__PURE__ */ readInviteOutcome;
export const answerInvite: Reader = /* @__PURE__ */ readTenantInvite;
export const resendInvite: Reader = /* @__PURE__ */ readTenantInvite;
export const updateTenantInvoice: Reader = /* @__PURE__ */ readTenantInvoice;
export const listTenantPromoCodes: Reader = /* @__PURE__ */ record({
  promocodes: whole(readTenantPromoCode),
});
export const createTenantPromoCode: Reader = /* @__PURE__ */ readTenantPromoCode;
export const getTenantCustomization: Reader = /* @__PURE__ */ readTenantCustomization;
export const saveTenantCustomization: Reader = /* @__PURE__ */ readTenantCustomization;
export const updateMemberAccess: Reader = /* @__PURE__ */ readTenantMember;
export const listUninvited: Reader = /* @__PURE__ */ record({ people: whole(readUninvitedPerson) });
