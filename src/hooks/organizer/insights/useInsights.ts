'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createInsightsDashboard,
  deleteInsightsDashboard,
  embedLooker,
  listInsightsDashboards,
  listInsightsShares,
  revokeInsightsShare,
  shareInsightsDashboard,
  updateInsightsDashboard,
  type InsightsDashboard,
  type InsightsDashboardDraft,
  type InsightsShare,
  type InsightsShareDraft,
  type Person,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** The account's dashboards, the platform's own first. Never throws; read `isError`. 002 §7 Analytics embedding. @experimental */
export const useInsightsDashboards = (accountId: string) =>
  useRead(listInsightsDashboards, { params: { accountId } });

/** What can be done with the account's own dashboards. Each rejects with ApiError; once it is done the list is read again. @experimental */
export interface InsightsDashboardCalls {
  create: (draft: InsightsDashboardDraft) => Promise<InsightsDashboard>;
  /** Its charts become new ones. 4091 when it is the platform's own. */
  update: (dashboardId: string, draft: InsightsDashboardDraft) => Promise<InsightsDashboard>;
  /** Its guests' links no longer work. 4091 when it is the platform's own. */
  remove: (dashboardId: string) => Promise<void>;
}

/** Makes, changes and deletes dashboards of the account. 002 §7 Analytics embedding. @experimental */
export function useInsightsDashboardCalls(accountId: string): InsightsDashboardCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => {
    const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, [listInsightsDashboards]);
    return {
      create: (body) => changed(client.call(createInsightsDashboard, { params: { accountId }, body })),
      update: (dashboardId, body) =>
        changed(client.call(updateInsightsDashboard, { params: { accountId, dashboardId }, body })),
      remove: async (dashboardId) => {
        await changed(client.call(deleteInsightsDashboard, { params: { accountId, dashboardId } }));
      },
    };
  }, [client, cache, accountId]);
}

/**
 * Where a dashboard of an event is, for a frame, as the one who is signed in may see it. An address is for one frame: it is asked for with
 * each, and not when a connection is back. Never throws; read `isError`. 002 §7 Analytics embedding.
 * @experimental
 */
export function useInsightsFrame({ accountId, eventId }: EventScope, dashboardId: string, me: Person) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, embedLooker, { query: { accountId, dashboardId, eventId }, body: { me } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** What can be done with the shares of a dashboard. Each rejects with ApiError; once it is done the lists are read again. @experimental */
export interface InsightsShareCalls {
  /** Answers the token of the guest's link as well, this once. 4091 when they have access to this event's already. */
  share: (draft: InsightsShareDraft) => Promise<InsightsShare & { token: string }>;
  /** The guest's link no longer works. */
  revoke: (shareId: string) => Promise<InsightsShare>;
}

/** Whom a dashboard was shared with, the newest first, and the ways to change it. Reading never throws; read `isError`. 002 §6. @experimental */
export function useInsightsShares(accountId: string, dashboardId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const shares = useRead(listInsightsShares, { params: { accountId, dashboardId } });
  const calls = useMemo((): InsightsShareCalls => {
    const params = { accountId, dashboardId };
    const changed = <T>(call: Promise<T>) =>
      thenReadAgain(call, cache, [listInsightsShares, listInsightsDashboards]);
    return {
      share: (body) => changed(client.call(shareInsightsDashboard, { params, body })),
      revoke: (shareId) => changed(client.call(revokeInsightsShare, { params: { ...params, shareId } })),
    };
  }, [client, cache, accountId, dashboardId]);
  return { shares, calls };
}
