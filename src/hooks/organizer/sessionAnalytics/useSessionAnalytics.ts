'use client';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getAttendeeAnalytics,
  getCompanyAnalytics,
  getSessionAnalytics,
  listSessionFeedback,
  type AnalyticsPage,
  type Query,
  type SessionAnalytics,
} from '../../../contract';
import { rateSummary, type RateSummary } from '../../../domain/sessionAnalytics';
import { useEnvironment } from '../../environment';
import { endpointKey } from '../../query';
import { everyRow } from '../resource/everyRow';
import type { EventScope } from '../resource/eventScope';
import { useRead } from '../resource/useRead';

/** More than an agenda has, and the most of one answer. */
const manySessions = 1_000;

/** What became of each session, one stretch of them. Never throws; read `isError`. 002 §7 Agenda, analytics. @experimental */
export const useSessionAnalytics = (
  { accountId, eventId }: EventScope,
  query: Query<typeof getSessionAnalytics>,
) => useRead(getSessionAnalytics, { params: { accountId, eventId }, query }, { isPage: true });

/** What the people of each company did, one stretch of them. Never throws; read `isError`. 002 §7 Agenda, analytics. @experimental */
export const useCompanyAnalytics = (
  { accountId, eventId }: EventScope,
  query: Query<typeof getCompanyAnalytics>,
) => useRead(getCompanyAnalytics, { params: { accountId, eventId }, query }, { isPage: true });

/** What each attendee with a session did, one stretch of them. Never throws; read `isError`. 002 §7 Agenda, analytics. @experimental */
export const useAttendeeAnalytics = (
  { accountId, eventId }: EventScope,
  query: Query<typeof getAttendeeAnalytics>,
) => useRead(getAttendeeAnalytics, { params: { accountId, eventId }, query }, { isPage: true });

/** What became of one session, `null` where there is no such; no call answers one alone. Never throws; read `isError`. @experimental */
export function useSessionResults({ accountId, eventId }: EventScope, sessionId: string) {
  const select = useCallback(
    ({ items }: AnalyticsPage<SessionAnalytics>) =>
      items.find((session) => session.sessionId === sessionId) ?? null,
    [sessionId],
  );
  const input = { params: { accountId, eventId }, query: { limit: manySessions } };
  return useRead(getSessionAnalytics, input, { select });
}

/** What attendees said about a session, one page of it. Never throws; read `isError`. 002 §7 Agenda, feedback. @experimental */
export const useSessionFeedback = (
  { accountId, eventId }: EventScope,
  query: Query<typeof listSessionFeedback>,
) => useRead(listSessionFeedback, { params: { accountId, eventId }, query }, { isPage: true });

/** How all of a session's ratings are distributed, read page by page. Never throws; read `isError`. @experimental */
export function useRateSummary({ accountId, eventId }: EventScope, sessionId: string) {
  const { client } = useEnvironment();
  return useQuery({
    queryKey: [...endpointKey(listSessionFeedback), 'rates', accountId, eventId, sessionId],
    queryFn: async ({ signal }): Promise<RateSummary> => {
      const rows = await everyRow(({ page, size: pageSize }) =>
        client.call(listSessionFeedback, {
          params: { accountId, eventId },
          query: { sessionId, page, pageSize },
          signal,
        }),
      );
      return rateSummary(rows.map(({ rate }) => rate));
    },
    staleTime: 0,
  });
}
