'use client';
import { useQueryClient } from '@tanstack/react-query';
import {
  createTag,
  deleteTag,
  listTags,
  updateTag,
  type OrganizerTag,
  type OrganizerTagDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/**
 * The tags of an account by name, and the ways to change them, which reject with the client's ApiError. Reading never throws; read
 * `isError`. 002 §7 tags.
 * @experimental
 */
export function useTags(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId };
  const { data, isError, isFetching, refetch } = useRead(listTags, { params });
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, queries, [listTags]);
  return {
    isError,
    isFetching,
    refetch,
    tags: data?.tags,
    /** Over the one with `id`; a new one without. */
    save: (draft: OrganizerTagDraft, id?: string): Promise<OrganizerTag> =>
      changed(
        id === undefined
          ? client.call(createTag, { params, body: draft })
          : client.call(updateTag, { params: { ...params, tagId: id }, body: draft }),
      ),
    /** Contacts lose it. */
    remove: (tagId: string): Promise<null> =>
      changed(client.call(deleteTag, { params: { ...params, tagId } })),
  };
}
