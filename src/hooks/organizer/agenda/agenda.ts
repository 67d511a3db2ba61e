'use client';
import {
  getAgendaSession,
  getAgendaSettings,
  listAgendaSessions,
  listAgendaSpeakers,
  updateAgendaSettings,
} from '../../../contract';
import {
  agendaSettingsUpdate,
  agendaSettingsValues,
  type AgendaSettingsValues,
  type SessionFilter,
} from '../../../domain/agenda';
import { isUnknown, useRead } from '../resource/useRead';
import { recordResource, useRecord } from '../resource/useRecord';

/** Whose agenda. */
export interface AgendaOf {
  accountId: string;
  eventId: string;
}

/** More than an agenda has. */
const manySessions = 1_000;

/** One page of the sessions of an event, counted from 1. Never throws; read `isError` and `isUnknown`. 002 §7 Agenda. */
export function useAgendaSessions(
  params: AgendaOf,
  { page, ...filter }: SessionFilter & { page: number; size: number },
) {
  const input = { params, query: { ...filter, page: page - 1 } };
  const query = useRead(listAgendaSessions, input, { isPage: true });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** Every session of an event, by start. Never throws; read `isError`. 002 §7 Agenda. */
export const useWholeAgenda = (params: AgendaOf) =>
  useRead(listAgendaSessions, { params, query: { size: manySessions } }, { select: ({ items }) => items });

/** One session; nothing is read without `sessionId`. Never throws; read `isError` and `isUnknown`. 002 §7 Agenda. */
export function useAgendaSession(params: AgendaOf, sessionId: string | undefined) {
  const input = { params: { ...params, sessionId: sessionId ?? '' } };
  const query = useRead(getAgendaSession, input, { enabled: sessionId !== undefined });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** Who can speak in a session, in their default order. Never throws; read `isError`. 002 §7 Agenda. */
export const useSpeakerChoices = (params: AgendaOf) =>
  useRead(listAgendaSpeakers, { params, query: {} }, { select: ({ speakers }) => speakers });

const agendaSettings = /* @__PURE__ */ recordResource({
  read: getAgendaSettings,
  write: updateAgendaSettings,
  toForm: agendaSettingsValues,
  toRequest: (values: AgendaSettingsValues, { input, version }) => ({
    ...input,
    body: { ...agendaSettingsUpdate(values), version },
  }),
  version: ({ version }) => version,
});

/**
 * How an agenda looks, its tracks, locations and tags, as they are saved and as a form has them. `save` and `reload` reject with the
 * client's ApiError. Reading never throws; read `isError` and `isUnknown`. 002 §7 Agenda.
 */
export function useAgendaSettings(params: AgendaOf) {
  const { record, ...agenda } = useRecord(agendaSettings, { params });
  return { ...agenda, settings: record };
}
