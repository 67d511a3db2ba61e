'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../client';
import {
  listAgendaSessions,
  listSessionRegistrations,
  runSessionRegistrationAction,
  type AgendaSession,
} from '../../../contract';
import type { RegistrationFilter } from '../../../domain/sessionRegistrations';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import type { FormOf } from '../resource/formOf';

/** There is no such account, or no such event. */
const unknown = [4040, 4042, 4046];
/** Sessions of an agenda that are asked for at once. */
const manySessions = 1_000;

/** One page of the registrations, counted from 1. Never throws; read `isError` and `isUnknown`. 002 §7 Agenda. */
export function useSessionRegistrations(
  params: FormOf,
  { page, ...filter }: RegistrationFilter & { page: number; size: number },
) {
  const { client } = useEnvironment();
  const query = useQuery({
    ...endpointQuery(client, listSessionRegistrations, { params, query: { ...filter, page: page - 1 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, isUnknown: query.error instanceof ApiError && unknown.includes(query.error.code) };
}

/** The sessions attendees can have a place in, by start: drafts have none. Never throws; read `isError`. 002 §7 Agenda. */
export function useRegistrableSessions(params: FormOf) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listAgendaSessions, { params, query: { size: manySessions } }),
    select: registrable,
    staleTime: 0,
  });
}

const registrable = ({ items }: { items: AgendaSession[] }) =>
  items.filter(({ status }) => status !== 'DRAFT');

/**
 * How many are registered and wait in each of the sessions: the action without tickets counts only. Nothing is asked without sessions.
 * Never throws; read `isError`. 002 §7 sessionRegistrationViews, §9: 120 s.
 */
export function useSessionCounts(params: FormOf, sessionIds: string[] | undefined) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, runSessionRegistrationAction, {
      params,
      body: { action: 'REGISTER', sessionIds: sessionIds ?? [], ticketIds: [] },
    }),
    enabled: sessionIds !== undefined && sessionIds.length > 0,
    placeholderData: keepPreviousData,
    select: ({ views }) => views,
    staleTime: 0,
  });
}
