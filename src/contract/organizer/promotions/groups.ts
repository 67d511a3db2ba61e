import { endpoint } from '../../endpoint';
import type { Instant } from '../../entities';
import * as answers from '../../generated/organizer/promotions';

/** What the organizer decides about a group. @experimental */
export interface PromotionGroupDraft {
  /**
   * Its own within the event, in any case.
   * @minLength 1
   * @maxLength 100
   */
  name: string;
  /**
   * Plain text.
   * @maxLength 500
   */
  description?: string;
}

/** A group as an editor sends it back. @experimental */
export interface PromotionGroupUpdate extends PromotionGroupDraft {
  /** As it was read; another moment means that somebody else changed it (4090). */
  modified: Instant;
}

/** Promotions that belong together, e.g. those of one partner. 002 §3 names `promotionGroupId`; the members are ours. @experimental */
export interface PromotionGroup {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Its own within the event, in any case. */
  name: string;
  /** For organizers; empty without one. */
  description: string;
  /** Promotions in it. */
  promotionCount: number;
  /** Orders that used one of them. */
  uses: number;
  created: Instant;
  modified: Instant;
}

/**
 * Create a group of promotions, without any in it. Fails: 4000 the name is empty, or another group has it. 002 §7 Promotions.
 * @calls 306
 * @experimental
 */
export const createPromotionGroup = endpoint<{
  params: { accountId: string; eventId: string };
  body: PromotionGroupDraft;
  ok: PromotionGroup;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/promotionGroups',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createPromotionGroup,
});

/**
 * The event's groups of promotions, by name. 002 §7 Promotions.
 * @calls 307
 * @experimental
 */
export const listPromotionGroups = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { promotionGroups: PromotionGroup[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/promotionGroups',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listPromotionGroups,
});

/**
 * Change a group's name and description. Fails: 4000 the name is empty, or another group has it; 4046; 4090 somebody else changed
 * it. 002 §7 Promotions.
 * @calls 308
 * @experimental
 */
export const updatePromotionGroup = endpoint<{
  params: { accountId: string; eventId: string; promotionGroupId: string };
  body: PromotionGroupUpdate;
  ok: PromotionGroup;
  fail: 4000 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/promotionGroups/:promotionGroupId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updatePromotionGroup,
});

/**
 * Delete a group. Its promotions stay, in no group. Fails: 4046. 002 §7 Promotions.
 * @calls 309
 * @experimental
 */
export const deletePromotionGroup = endpoint<{
  params: { accountId: string; eventId: string; promotionGroupId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/promotionGroups/:promotionGroupId',
  base: 'api',
  auth: 'account',
  chosen: true,
});
