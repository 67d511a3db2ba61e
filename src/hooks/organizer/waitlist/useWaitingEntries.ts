'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getFreePlaces,
  getWaitlist,
  listPromotions,
  offerPlaces,
  removeFromWaitlist,
  type Ok,
  type WaitlistEntry,
} from '../../../contract';
import type { WaitingFilter } from '../../../domain/waitlist';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { everyRow } from '../resource/everyRow';
import { andReadAgain } from '../resource/refresh';
import type { ExportTransfer } from '../resource/useExport';
import { useRead } from '../resource/useRead';

/** One page of an event’s waitlist, counted from 1, who came first at the top. Never throws; read `isError`. */
export const useWaitingEntries = (
  params: EventScope,
  { page, size, filter }: { page: number; size: number; filter: WaitingFilter },
) => useRead(getWaitlist, { params, query: { ...filter, page: page - 1, size } }, { isPage: true });

/** How many places of each ticket type can be offered. Never throws; read `isError`. */
export const useFreePlaces = (params: EventScope) =>
  useRead(getFreePlaces, { params }, { select: ({ places }) => places });

/** What can be done with a waitlist. Each rejects with ApiError; what is shown of the list is read again afterwards. */
export interface WaitlistCalls {
  /** As far as it goes: what was refused is in the answer. */
  offer: (
    offer: { ids: string[]; hours: number; beyondFree: boolean },
    signal: AbortSignal,
  ) => Promise<Ok<typeof offerPlaces>>;
  /** All or none; answers how many. */
  remove: (ids: string[], signal: AbortSignal) => Promise<number>;
  /** All that a filter finds, page by page. */
  every: (filter: WaitingFilter, transfer: ExportTransfer) => Promise<WaitlistEntry[]>;
}

/** Offer places to people who wait, take them off the list, and find them all. */
export function useWaitlistCalls({ accountId, eventId }: EventScope): WaitlistCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => {
    const params = { accountId, eventId };
    const thenRefresh = <T>(call: Promise<T>) =>
      andReadAgain(call, cache, [getWaitlist, getFreePlaces, listPromotions]);
    return {
      offer: (body, signal) => thenRefresh(client.call(offerPlaces, { params, body, signal })),
      remove: async (ids, signal) =>
        (await thenRefresh(client.call(removeFromWaitlist, { params, body: { ids }, signal }))).removed,
      every: (filter, { signal, onProgress }) =>
        everyRow(
          (paging) => client.call(getWaitlist, { params, query: { ...filter, ...paging }, signal }),
          onProgress,
        ),
    };
  }, [client, cache, accountId, eventId]);
}
