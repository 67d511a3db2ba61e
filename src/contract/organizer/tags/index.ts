import type { OrganizerTag, OrganizerTagDraft } from './entities';
import { endpoint } from '../../endpoint';
import * as answers from '../../generated/organizer/tags';

export * from './entities';

const ours = { base: 'api', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * The tags of an account by name, with how many contacts have each. 002 §7 tags.
 * @calls 358
 * @experimental
 */
export const listTags = endpoint<{ params: { accountId: string }; ok: { tags: OrganizerTag[] } }>()({
  ...ours,
  method: 'GET',
  path: '/organizer/accounts/:accountId/tags',
  reads: answers.listTags,
});

/**
 * Create a tag. 002 §7 tags. Fails: 4000 the name is empty or another's.
 * @calls 358
 * @experimental
 */
export const createTag = endpoint<{
  params: { accountId: string };
  body: OrganizerTagDraft;
  ok: OrganizerTag;
}>()({ ...ours, method: 'POST', path: '/organizer/accounts/:accountId/tags', reads: answers.createTag });

/**
 * Rename a tag, or give it another colour; contacts who have it keep it under its new name. 002 §7 tags.
 * Fails: 4000 the name is empty or another's; 4046.
 * @calls 358
 * @experimental
 */
export const updateTag = endpoint<{
  params: { accountId: string; tagId: string };
  body: OrganizerTagDraft;
  ok: OrganizerTag;
  fail: 4046;
}>()({
  ...ours,
  method: 'PUT',
  path: '/organizer/accounts/:accountId/tags/:tagId',
  reads: answers.updateTag,
});

/**
 * Delete a tag; contacts lose it. 002 §7 tags. Fails: 4046.
 * @calls 358
 * @experimental
 */
export const deleteTag = endpoint<{
  params: { accountId: string; tagId: string };
  ok: null;
  fail: 4046;
}>()({ ...ours, method: 'DELETE', path: '/organizer/accounts/:accountId/tags/:tagId' });
