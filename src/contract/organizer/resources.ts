import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import { needs } from '../needs';
import type { SearchPage, SearchRequest } from '../paging';
import * as answers from '../generated/organizer/resources';

/** Where a resource leads. Ours. @experimental */
export type ResourceKind = 'LINK' | 'FILE' | 'VIDEO';

/** Something the organizer puts at the disposal of speakers, partners or attendees: a guide, a form, a video. 002 §3. @experimental */
export interface EventResource {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As attendees see it; plain text. */
  title: string;
  /** Plain text; may be empty. */
  description: string;
  kind: ResourceKind;
  /** Where it is; https. */
  url: string;
  /** Who may see it: ids of audiences, at least one. */
  audienceIds: string[];
  /** Its audiences see it; the organizer sees it always. */
  visible: boolean;
  created: Instant;
  modified: Instant;
  /** Grows by one with each change; a change must name the one it was made on. */
  version: number;
}

/** What can be said of a resource. @experimental */
export interface ResourceContent {
  /**
   * As attendees see it; plain text.
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /**
   * Default: empty.
   * @maxLength 1000
   */
  description?: string;
  kind: ResourceKind;
  /** https. */
  url: string;
  /**
   * Who sees it: ids of `getResourceAudiences`.
   * @minItems 1
   */
  audienceIds: string[];
}

/** Those who can be shown resources. 002 §7. @experimental */
export interface ResourceAudience {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As organizers see it, e.g. a ticket type’s name. */
  name: string;
  /** How many resources it is shown: visible ones only. */
  resourceCount: number;
}

/** Which resources are searched for. @experimental */
export interface ResourceCriteria {
  kind?: ResourceKind;
  /** Only what attendees see, or don’t; all when absent. */
  visible?: boolean;
  /** Resources this audience is shown. */
  audienceId?: string;
  /** Part of the title, in any case. */
  title?: string;
}

/** What resources can be sorted by. @experimental */
export type ResourceField = 'TITLE' | 'CREATED' | 'MODIFIED';

/**
 * Search the event's resources. Page 0 and 300 on a page when absent (002 §9); as arranged without `orders`.
 * Source: 002 §7 Resources.
 * @calls 181
 * @experimental
 */
export const searchResources = endpoint<{
  params: { accountId: string; eventId: string };
  body: SearchRequest<ResourceCriteria, ResourceField>;
  ok: SearchPage<EventResource>;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/search',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.searchResources,
});

/**
 * List those who can be shown resources. Source: 002 §7 Resources.
 * @calls 182
 * @experimental
 */
export const getResourceAudiences = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { audiences: ResourceAudience[] };
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/audiences',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getResourceAudiences,
});

/**
 * Add a resource behind the others. It is visible unless `visible` is false.
 * Fails: 4000 a member is malformed, an address that is not https for one, 4022 unknown audience. Source: 002 §7 Resources.
 * @calls 183
 * @experimental
 */
export const createResource = endpoint<{
  params: { accountId: string; eventId: string };
  body: ResourceContent & {
    /** Attendees see it at once; false when absent. */
    visible?: boolean;
  };
  ok: EventResource;
  fail: 4000 | 4022;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/create',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.createResource,
});

/**
 * Show a resource to its audiences, or hide it from them.
 * Fails: 4046 no such resource. Source: 002 §7 Resources; the query is that of tasks.
 * @calls 184
 * @experimental
 */
export const setResourceVisibility = endpoint<{
  params: { accountId: string; eventId: string; resourceId: string };
  query: {
    /** Whether attendees see it from now on. */
    visible: boolean;
  };
  ok: EventResource;
  fail: 4046;
}>()({
  method: 'PATCH',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/:resourceId/visibility',
  base: 'api',
  auth: 'account',
  required: needs('visible'),
  chosen: true,
  chosenShape: true,
  reads: answers.setResourceVisibility,
});

/**
 * Put resources in this order. Those not named stay behind them, in theirs; the answer is everybody's new order.
 * Fails: 4022 one is named twice, 4046 no such resource. Source: 002 §7 Resources.
 * @calls 185
 * @experimental
 */
export const reorderResources = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * What comes first, in order, each at most once; those not named stay behind.
     * @minItems 1
     */
    ids: string[];
  };
  ok: {
    /** All resources, as they are listed now. */
    ids: string[];
  };
  fail: 4022 | 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/reorder',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.reorderResources,
});

/**
 * Remove a resource. Fails: 4046 no such resource. Source: 002 §7 Resources.
 * @calls 186
 * @experimental
 */
export const deleteResource = endpoint<{
  params: { accountId: string; eventId: string; resourceId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/:resourceId',
  base: 'api',
  auth: 'account',
  chosen: true,
});

/**
 * Copy a resource. The copy stands right behind the original, hidden, with another title.
 * Fails: 4046 no such resource. Source: 002 §7 Resources.
 * @calls 187
 * @experimental
 */
export const duplicateResource = endpoint<{
  params: { accountId: string; eventId: string; resourceId: string };
  ok: EventResource;
  fail: 4046;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/:resourceId/duplicate',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.duplicateResource,
});

/**
 * Change what a resource says. Its place and visibility stay.
 * Fails: 4000 and 4022 as in `createResource`, 4046 no such resource, 4090 somebody changed it since `version`.
 * Source: 002 §7 Resources.
 * @calls 188
 * @experimental
 */
export const updateResource = endpoint<{
  params: { accountId: string; eventId: string; resourceId: string };
  body: ResourceContent & {
    /** The one that was read; 4090 when it has been changed since. */
    version: number;
  };
  ok: EventResource;
  fail: 4000 | 4022 | 4046 | 4090;
}>()({
  method: 'PUT',
  path: '/organizer/accounts/:accountId/events/:eventId/resources/:resourceId',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateResource,
});
