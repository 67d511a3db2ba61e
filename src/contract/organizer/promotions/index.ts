import { endpoint } from '../../endpoint';
import { needs } from '../../needs';
import type { SearchPage } from '../../paging';
import type {
  PromotionBulk,
  PromotionCode,
  PromotionDraft,
  PromotionEmail,
  PromotionImport,
  PromotionStatus,
  PromotionUpdate,
} from './entities';
import * as answers from '../../generated/organizer/promotions';

export type * from './entities';
export * from './groups';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * Create a promotion. Buyers can use its code at once, or from its start on. 002 §7 Promotions.
 * Fails: 4000 a member is malformed, another promotion of the event has the code, a ticket type or the group is unknown, or the
 * end is not after the start.
 * @calls 300
 * @experimental
 */
export const createPromotion = endpoint<{
  params: { accountId: string; eventId: string };
  body: PromotionDraft;
  ok: PromotionCode;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions',
  ...ours,
  reads: answers.createPromotion,
});

/**
 * The event's promotions, in the order of their making. `search` looks in codes and notes. 500 on a page when `size` is absent
 * (002 §9 Lists). 002 §7 Promotions.
 * @calls 301
 * @experimental
 */
export const listPromotions = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    status?: PromotionStatus;
    /** Only codes of this group. */
    promotionGroupId?: string;
    /** From 0. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: SearchPage<PromotionCode>;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions',
  ...ours,
  reads: answers.listPromotions,
});

/**
 * One promotion of the event. Fails: 4046. 002 §7 Promotions.
 * @calls 301
 * @experimental
 */
export const getPromotion = endpoint<{
  params: { accountId: string; eventId: string; promotionId: string };
  ok: PromotionCode;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/:promotionId',
  ...ours,
  reads: answers.getPromotion,
});

/**
 * Change a promotion. What is absent is taken back. Buyers see the change at once; tickets they hold keep their price.
 * Fails: 4000 as in creating; 4046; 4090 somebody else changed it; 4091 its code changes though it was used: orders name it.
 * 002 §7 Promotions.
 * @calls 302
 * @experimental
 */
export const updatePromotion = endpoint<{
  params: { accountId: string; eventId: string; promotionId: string };
  body: PromotionUpdate;
  ok: PromotionCode;
  fail: 4000 | 4046 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/:promotionId',
  ...ours,
  reads: answers.updatePromotion,
});

/**
 * Delete a promotion nobody used; buyers can no longer use its code. Fails: 4046; 4091 it was used: give it an end instead, or
 * ask support. 002 §7 Promotions.
 * @calls 303
 * @experimental
 */
export const deletePromotion = endpoint<{
  params: { accountId: string; eventId: string; promotionId: string };
  ok: null;
  fail: 4046 | 4091;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/:promotionId',
  base: 'api',
  auth: 'account',
  chosen: true,
});

/**
 * Create many promotions that differ by their codes only. All are made or none. 002 §7 Promotions, 002 §9: 180 s.
 * Fails: 4000 as in creating one, or `bulkQuantity` is not a whole number.
 * @calls 304
 * @experimental
 */
export const createPromotionsInBulk = endpoint<{
  params: { accountId: string; eventId: string };
  body: PromotionBulk;
  ok: { promotions: PromotionCode[] };
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/bulk',
  timeout: 180_000,
  required: needs('bulkQuantity'),
  ...ours,
  reads: answers.createPromotionsInBulk,
});

/**
 * Put promotions into a group, or with `null` into none. All are moved or none. Fails: 4046 no such promotion or group.
 * 002 §3 Promotions, 002 §7.
 * @calls 305
 * @experimental
 */
export const assignPromotionsToGroup = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * Promotion codes that change their group.
     * @minItems 1
     */
    ids: string[];
    /** Group they belong to from now on; `null` for none. */
    promotionGroupId: string | null;
  };
  ok: { promotions: PromotionCode[] };
  fail: 4046;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/assignToGroup',
  ...ours,
  reads: answers.assignPromotionsToGroup,
});

/**
 * Write the codes to people. Whoever unsubscribed is skipped. Fails: 4000 a member is malformed; 4046 no such promotion; 4091 a
 * code has ended or is used up. Then nobody is written to. 002 §7 Promotions.
 * @calls 310
 * @experimental
 */
export const emailPromotions = endpoint<{
  params: { accountId: string; eventId: string };
  body: PromotionEmail;
  ok: {
    /** How many were written to. */
    sent: number;
    /** Addresses that unsubscribed. */
    unsubscribed: string[];
  };
  fail: 4000 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/email',
  ...ours,
  reads: answers.emailPromotions,
});

/**
 * Import promotions from a CSV file. Its first line names the columns: code, percentOff, and as wished discountedTicketTypeIds and
 * revealedTicketTypeIds (parted by `;`), start, end (ISO 8601), maxTickets, maxUses and note. Rows with errors are left out, the others
 * are made. Fails: 4000 it is no such file; 4022 there is no row, or more than 5,000. 002 §7 Promotions.
 * @calls 311
 * @experimental
 */
export const importPromotions = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** CSV in UTF-8. */
    file: Blob;
    /** Group of all that are made; none when absent. */
    promotionGroupId?: string;
  };
  ok: PromotionImport;
  fail: 4000 | 4022 | 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/promotions/import',
  sends: 'multipart',
  required: needs('file'),
  ...ours,
  reads: answers.importPromotions,
});

/**
 * Delete a promotion, used or not, for support. Orders keep their price and name its code. Fails: 4046. 002 §6, §7 Promotions.
 * @calls 312
 * @experimental
 */
export const deletePromotionAsAdmin = endpoint<{
  params: { eventId: string; promotionId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/admin/events/:eventId/promotions/:promotionId',
  base: 'api',
  auth: 'support',
  chosen: true,
});
