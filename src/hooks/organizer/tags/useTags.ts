'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createTag,
  deleteTag,
  listTags,
  updateTag,
  type OrganizerTag,
  type OrganizerTagDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointKey, endpointQuery } from '../../query';

/**
 * The tags of an account by name, and the ways to change them, which reject with the client's ApiError. Reading never throws; read
 * `isError`. 002 §7 tags.
 * @experimental
 */
export function useTags(accountId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const params = { accountId };
  const query = useQuery({ ...endpointQuery(client, listTags, { params }), staleTime: 0 });
  const { data, isError, isFetching, refetch } = query;
  const thenRefresh = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      await queries.invalidateQueries({ queryKey: endpointKey(listTags) });
    }
  };
  return {
    ...{ isError, isFetching, refetch },
    tags: data?.tags,
    /** Over the one with `id`; a new one without. */
    save: (draft: OrganizerTagDraft, id?: string): Promise<OrganizerTag> =>
      thenRefresh(
        id === undefined
          ? client.call(createTag, { params, body: draft })
          : client.call(updateTag, { params: { ...params, tagId: id }, body: draft }),
      ),
    /** Contacts lose it. */
    remove: (tagId: string): Promise<null> =>
      thenRefresh(client.call(deleteTag, { params: { ...params, tagId } })),
  };
}
