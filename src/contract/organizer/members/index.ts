import { endpoint } from '../../endpoint';
import type {
  InviteAnswer,
  InviteEmail,
  InviteOutcome,
  MemberRole,
  TenantCustomization,
  TenantInvite,
  TenantInvoice,
  TenantMember,
  TenantPromoCode,
  TenantPromoCodeDraft,
  TenantStatus,
  UninvitedPerson,
} from './entities';

export * from './entities';
import { needs } from '../../needs';
import * as answers from '../../generated/organizer/members';

/** What all calls of this area share. Only tails of paths are shown: the rest is as for cookie consents (002 §7). */
const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The account's invitations, how many stand where, and who pays. 002 §7 Tenant invites and members, "GET status".
 * @calls 155
 * @experimental
 */
export const getTenantStatus = endpoint<{ params: { accountId: string }; ok: TenantStatus }>()({
  ...ours,
  method: 'GET',
  path: '/tenant/accounts/:accountId/status',
  reads: answers.getTenantStatus,
});

/**
 * The members of an account, by name. 002 §7: an empty list on failure, so whoever calls this shows no members, and no error, when
 * it fails in any way.
 * @calls 156
 * @experimental
 */
export const listMembers = endpoint<{ params: { accountId: string }; ok: { members: TenantMember[] } }>()({
  ...ours,
  method: 'GET',
  path: '/tenant/accounts/:accountId/members',
  reads: answers.listMembers,
});

/**
 * Invite people to the account. 002 §7: `emailsData`. Each address is looked at on its own: those that can't be invited are named
 * in the answer, and the others are written to. Fails: 4000 `emailsData` is empty; 4046 an event is unknown.
 * @calls 157
 * @experimental
 */
export const inviteMembers = endpoint<{
  params: { accountId: string };
  body: { emailsData: InviteEmail[] };
  ok: InviteOutcome;
  fail: 4000 | 4046;
}>()({
  ...ours,
  method: 'POST',
  path: '/tenant/accounts/:accountId/invite',
  required: needs('emailsData'),
  reads: answers.inviteMembers,
});

/**
 * Answer an invitation. 002 §4: invited entities change status through a status parameter. Accepting makes a member.
 * Fails: 4091 it is not pending; 4046.
 * @calls 158
 * @experimental
 */
export const answerInvite = endpoint<{
  params: { accountId: string; inviteId: string };
  query: { status: InviteAnswer };
  ok: TenantInvite;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/tenant/accounts/:accountId/invites/:inviteId/status',
  required: needs('status'),
  reads: answers.answerInvite,
});

/**
 * Send an invitation once more; it is open for 14 days again. 002 §7, by `email`. Fails: 4091 it was accepted; 4046 this address
 * has none.
 * @calls 159
 * @experimental
 */
export const resendInvite = endpoint<{
  params: { accountId: string };
  query: {
    /** Of an invitation that is not accepted. */
    email: string;
  };
  ok: TenantInvite;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/tenant/accounts/:accountId/resend',
  required: needs('email'),
  reads: answers.resendInvite,
});

/**
 * Take an invitation back. 002 §7, by `email`. The person is then among the uninvited. Fails: 4091 it was accepted: remove the
 * member instead; 4046 this address has none.
 * @calls 160
 * @experimental
 */
export const deleteInvite = endpoint<{
  params: { accountId: string };
  query: {
    /** Of an invitation that is not accepted. */
    email: string;
  };
  ok: null;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'DELETE',
  path: '/tenant/accounts/:accountId/invite',
  required: needs('email'),
});

/**
 * Write down who pays for the account. 002 §7. It is read with `getTenantStatus`. Fails: 4000 a country or an email address is none.
 * @calls 161
 * @experimental
 */
export const updateTenantInvoice = endpoint<{
  params: { accountId: string };
  body: TenantInvoice;
  ok: TenantInvoice;
  fail: 4000;
}>()({
  ...ours,
  method: 'PUT',
  path: '/tenant/accounts/:accountId/invoice',
  reads: answers.updateTenantInvoice,
});

/**
 * Forget who pays for the account. 002 §7. Fails: 4046 nobody was written down.
 * @calls 162
 * @experimental
 */
export const deleteTenantInvoice = endpoint<{ params: { accountId: string }; ok: null; fail: 4046 }>()({
  ...ours,
  method: 'DELETE',
  path: '/tenant/accounts/:accountId/invoice',
});

/**
 * The account's own promotion codes, the newest first. 002 §7.
 * @calls 163
 * @experimental
 */
export const listTenantPromoCodes = endpoint<{
  params: { accountId: string };
  ok: { promocodes: TenantPromoCode[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/tenant/accounts/:accountId/promocodes',
  reads: answers.listTenantPromoCodes,
});

/**
 * Add a promotion code to the account. 002 §7. Fails: 4000 there is one with this code, or its end has passed.
 * @calls 164
 * @experimental
 */
export const createTenantPromoCode = endpoint<{
  params: { accountId: string };
  body: TenantPromoCodeDraft;
  ok: TenantPromoCode;
  fail: 4000;
}>()({
  ...ours,
  method: 'POST',
  path: '/tenant/accounts/:accountId/promocodes',
  reads: answers.createTenantPromoCode,
});

/**
 * How the account's invitations look; the plain look until it was changed. 002 §7.
 * @calls 165
 * @experimental
 */
export const getTenantCustomization = endpoint<{ params: { accountId: string }; ok: TenantCustomization }>()({
  ...ours,
  method: 'GET',
  path: '/tenant/accounts/:accountId/customization',
  reads: answers.getTenantCustomization,
});

/**
 * Change how the account's invitations look. 002 §7. Fails: 4000 the logo is no https address, or the text has a placeholder there
 * is nothing for.
 * @calls 166
 * @experimental
 */
export const saveTenantCustomization = endpoint<{
  params: { accountId: string };
  body: TenantCustomization;
  ok: TenantCustomization;
  fail: 4000;
}>()({
  ...ours,
  method: 'POST',
  path: '/tenant/accounts/:accountId/customization',
  reads: answers.saveTenantCustomization,
});

/**
 * Give a member another role, or other events. 002 §6 tenant access. Owners and admins have all events.
 * Fails: 4091 the account would have no owner; 4046 the member or an event is unknown.
 * @calls 167
 * @experimental
 */
export const updateMemberAccess = endpoint<{
  params: { accountId: string; memberId: string };
  body: {
    role: MemberRole;
    /** Events they may work on; `null` for all. */
    eventIds: string[] | null;
  };
  ok: TenantMember;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'PUT',
  path: '/tenant/accounts/:accountId/members/:memberId/access',
  reads: answers.updateMemberAccess,
});

/**
 * People whose invitation was taken back, the latest first. 002 §7 uninvited; inviting them again takes them off.
 * @calls 168
 * @experimental
 */
export const listUninvited = endpoint<{
  params: { accountId: string };
  ok: { people: UninvitedPerson[] };
}>()({
  ...ours,
  method: 'GET',
  path: '/tenant/accounts/:accountId/uninvited',
  reads: answers.listUninvited,
});

/**
 * Remove a member from the account; the address can be invited again. 002 §6. Fails: 4091 the account would have no owner; 4046.
 * @calls 169
 * @experimental
 */
export const removeMember = endpoint<{
  params: { accountId: string; memberId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({
  ...ours,
  method: 'DELETE',
  path: '/tenant/accounts/:accountId/members/:memberId',
});
