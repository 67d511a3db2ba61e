'use client';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import {
  getSessionRegistrationSettings,
  listAgendaSessions,
  listSessionRegistrations,
  runSessionRegistrationAction,
  type AgendaSession,
  type SessionRegistration,
} from '../../../contract';
import type { RegistrationFilter } from '../../../domain/sessionRegistrations';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { isUnknown, useRead } from '../resource/useRead';
import type { EventScope } from '../resource/eventScope';

/** Sessions of an agenda that are requested at once. */
const manySessions = 1_000;

/** One page of the registrations, counted from 1. Never throws; read `isError` and `isUnknown`. 002 §7 Agenda. */
export function useSessionRegistrations(
  params: EventScope,
  { page, ...filter }: RegistrationFilter & { page: number; size: number },
) {
  const input = { params, query: { ...filter, page: page - 1 } };
  const query = useRead(listSessionRegistrations, input, { isPage: true });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** The sessions attendees can have a place in, by start: drafts have none. Never throws; read `isError`. 002 §7 Agenda. */
export const useRegistrableSessions = (params: EventScope) =>
  useRead(listAgendaSessions, { params, query: { size: manySessions } }, { select: registrable });

const registrable = ({ items }: { items: AgendaSession[] }) =>
  items.filter(({ status }) => status !== 'DRAFT');

/**
 * How many are registered and wait in each of the sessions: the action without tickets counts only. Nothing is asked without sessions.
 * Never throws; read `isError`. 002 §7 sessionRegistrationViews, §9: 120 s.
 */
export const useSessionCounts = (params: EventScope, sessionIds: string[] | undefined) =>
  useRead(
    runSessionRegistrationAction,
    { params, body: { action: 'REGISTER', sessionIds: sessionIds ?? [], ticketIds: [] } },
    {
      enabled: sessionIds !== undefined && sessionIds.length > 0,
      isPage: true,
      select: ({ views }) => views,
    },
  );

/** Who may register, and whether a ticket may have two sessions at a time. Never throws; `data` stays `undefined` then. 002 §2 session registration settings. */
export const useRegistrationRules = (params: EventScope) =>
  useRead(getSessionRegistrationSettings, { params });

/** More than one ticket has. */
const manyPlaces = 500;
const none: readonly SessionRegistration[] = [];
const itemsOf = (reads: UseQueryResult<{ items: SessionRegistration[] }>[]) =>
  reads.flatMap(({ data }) => data?.items ?? none);

/** What some tickets are registered for, as far as it is read yet. Never throws. 002 §7 Agenda. */
export function useTicketRegistrations(params: EventScope, ticketIds: readonly string[]) {
  const { client } = useEnvironment();
  return useQueries({
    queries: ticketIds.map((ticketId) => ({
      ...endpointQuery(client, listSessionRegistrations, { params, query: { ticketId, size: manyPlaces } }),
      staleTime: 0,
    })),
    combine: itemsOf,
  });
}
