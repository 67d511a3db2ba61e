'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  createResource,
  deleteResource,
  duplicateResource,
  getResourceAudiences,
  reorderResources,
  searchResources,
  setResourceVisibility,
  updateResource,
  type EventResource,
  type ResourceContent,
  type ResourceCriteria,
} from '../../../contract';
import { resourcePageSize } from '../../../domain/resources';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { everyRow } from '../resource/everyRow';
import type { ExportTransfer } from '../resource/useExport';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What can be done with the resources of an event. Each rejects with ApiError; once it is done the lists are read again. */
export interface ResourceCalls {
  /** As it is now, whatever is known of it here. */
  read: (id: string) => Promise<EventResource>;
  /** All that match, on every page. */
  every: (criteria: ResourceCriteria, options: ExportTransfer) => Promise<EventResource[]>;
  /** A new one, behind the others. */
  create: (content: ResourceContent, visible: boolean) => Promise<EventResource>;
  /** 4090 when somebody else changed it since `version`. */
  update: (id: string, content: ResourceContent, version: number) => Promise<EventResource>;
  setVisible: (id: string, visible: boolean) => Promise<EventResource>;
  /** These come first, in this order. */
  reorder: (ids: readonly string[]) => Promise<unknown>;
  /** The copy stands behind the original, hidden. */
  duplicate: (id: string) => Promise<EventResource>;
  remove: (id: string) => Promise<null>;
}

/**
 * One page of the event's resources, counted from 1, in the order they are shown in; who can be shown resources; and the ways to change
 * them. Reading never throws; read `isError` of both. 002 §7 Resources, §9: 300 a page.
 * @experimental
 */
export function useResources(
  { accountId, eventId }: EventScope,
  { page, criteria }: { page: number; criteria: ResourceCriteria },
) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const params = { accountId, eventId };
  const resources = useRead(
    searchResources,
    { params, body: { page: page - 1, size: resourcePageSize, criteria } },
    { isPage: true },
  );
  const audiences = useRead(getResourceAudiences, { params });
  const calls = useMemo(
    () => resourceCalls(client, cache, { accountId, eventId }),
    [client, cache, accountId, eventId],
  );
  return { resources, audiences, calls };
}

function resourceCalls(client: Client, cache: QueryClient, params: EventScope): ResourceCalls {
  const changed = <T>(call: Promise<T>) =>
    thenReadAgain(call, cache, [searchResources, getResourceAudiences]);
  const resourceOf = (resourceId: string) => ({ ...params, resourceId });
  return {
    read: async (id) => {
      const all = await everyRow((paging) => client.call(searchResources, { params, body: paging }));
      const found = all.find((resource) => resource.id === id);
      if (!found) throw new ApiError('refused', 404, { code: 4046 }, 'This resource was deleted meanwhile.');
      return found;
    },
    every: (criteria, { signal, onProgress }) =>
      everyRow(
        (paging) => client.call(searchResources, { params, body: { criteria, ...paging }, signal }),
        onProgress,
      ),
    create: (content, visible) =>
      changed(client.call(createResource, { params, body: { ...content, visible } })),
    update: (id, content, version) =>
      changed(client.call(updateResource, { params: resourceOf(id), body: { ...content, version } })),
    setVisible: (id, visible) =>
      changed(client.call(setResourceVisibility, { params: resourceOf(id), query: { visible } })),
    reorder: (ids) => changed(client.call(reorderResources, { params, body: { ids: [...ids] } })),
    duplicate: (id) => changed(client.call(duplicateResource, { params: resourceOf(id) })),
    remove: (id) => changed(client.call(deleteResource, { params: resourceOf(id) })),
  };
}
