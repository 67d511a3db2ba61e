'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../client';
import {
  getAgendaSession,
  getAgendaSettings,
  listAgendaSessions,
  listAgendaSpeakers,
  updateAgendaSettings,
  type AgendaSettings,
} from '../../../contract';
import {
  agendaSettingsUpdate,
  agendaSettingsValues,
  type AgendaSettingsValues,
  type SessionFilter,
} from '../../../domain/agenda';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { useKeptRecord } from '../resource/useKeptRecord';
import type { Kept } from '../resource/useSave';

/** Whose agenda. */
export interface AgendaOf {
  accountId: string;
  eventId: string;
}

/** There is no such session, or no such event. */
const unknown = 4046;
const isUnknown = (error: unknown) => error instanceof ApiError && error.code === unknown;

/** More than an agenda has. */
const manySessions = 1_000;

/** One page of the sessions of an event, counted from 1. Never throws; read `isError` and `isUnknown`. 002 §7 Agenda. */
export function useAgendaSessions(
  params: AgendaOf,
  { page, ...filter }: SessionFilter & { page: number; size: number },
) {
  const { client } = useEnvironment();
  const query = useQuery({
    ...endpointQuery(client, listAgendaSessions, { params, query: { ...filter, page: page - 1 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** Every session of an event, by start. Never throws; read `isError`. 002 §7 Agenda. */
export function useWholeAgenda(params: AgendaOf) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listAgendaSessions, { params, query: { size: manySessions } }),
    select: ({ items }) => items,
  });
}

/** One session; nothing is read without `sessionId`. Never throws; read `isError` and `isUnknown`. 002 §7 Agenda. */
export function useAgendaSession(params: AgendaOf, sessionId: string | undefined) {
  const { client } = useEnvironment();
  const query = useQuery({
    ...endpointQuery(client, getAgendaSession, { params: { ...params, sessionId: sessionId ?? '' } }),
    enabled: sessionId !== undefined,
    staleTime: 0,
  });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** Who can speak in a session, in their default order. Never throws; read `isError`. 002 §7 Agenda. */
export function useSpeakerChoices(params: AgendaOf) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listAgendaSpeakers, { params, query: {} }),
    select: ({ speakers }) => speakers,
    staleTime: 0,
  });
}

const keptOf = (settings: AgendaSettings): Kept<AgendaSettingsValues> => ({
  values: agendaSettingsValues(settings),
  version: settings.version,
});

/**
 * How an agenda looks, its tracks, locations and tags, as they are kept and as a form has them. `save` and `reload` reject with the
 * client's ApiError. Reading never throws; read `isError` and `isUnknown`. 002 §7 Agenda.
 */
export function useAgendaSettings(params: AgendaOf) {
  const input = { params };
  const { record, code, ...agenda } = useKeptRecord({
    ...{ read: getAgendaSettings, input, keptOf },
    write: (client, values: AgendaSettingsValues, version) =>
      client.call(updateAgendaSettings, { ...input, body: { ...agendaSettingsUpdate(values), version } }),
  });
  return { ...agenda, settings: record, isUnknown: code === unknown };
}
