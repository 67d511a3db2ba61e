'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, type Client } from '../../../client';
import {
  cloneAgenda,
  createAgendaSession,
  deleteAgendaSession,
  getAgendaSession,
  getAgendaSettings,
  importAgenda,
  listAgendaSessions,
  listAgendaSpeakers,
  removeAgendaSessions,
  updateAgendaSession,
  type AgendaAddition,
  type AgendaSession,
  type SessionDraft,
  type SessionImport,
  type SessionRegistrationView,
} from '../../../contract';
import type { SessionFilter } from '../../../domain/agenda';
import { useEnvironment } from '../../environment';
import { everyRow } from '../resource/everyRow';
import { andReadAgain } from '../resource/refresh';
import { countSessions } from '../sessionRegistrations';
import type { AgendaOf } from './agenda';

/** What can be done with the sessions of an event. Each rejects with ApiError; once it is done the agenda is read again. */
export interface AgendaCalls {
  /** Under an id that nobody else makes: sent twice it is one session. */
  create: (id: string, draft: SessionDraft) => Promise<AgendaSession>;
  /** On the session as it was read: 4090 when somebody else changed it since. */
  update: (id: string, draft: SessionDraft, version: number) => Promise<AgendaSession>;
  read: (id: string) => Promise<AgendaSession>;
  remove: (id: string) => Promise<null>;
  /** All or none. */
  removeMany: (sessionIds: string[], signal?: AbortSignal) => Promise<{ removed: number }>;
  /** As drafts; all sessions of the source without `sessionIds`. */
  clone: (sourceEventId: string, sessionIds?: string[], signal?: AbortSignal) => Promise<AgendaAddition>;
  /** As drafts, all or none. */
  importRows: (rows: SessionImport[], signal?: AbortSignal) => Promise<AgendaAddition>;
  /** How many are registered and wait in each. 120 s. */
  count: (sessionIds: string[], signal: AbortSignal) => Promise<SessionRegistrationView[]>;
  /** All that a filter finds, page by page. */
  every: (filter: SessionFilter, signal?: AbortSignal) => Promise<AgendaSession[]>;
}

/** Create, change, delete, copy and import sessions. 002 §7 Agenda. */
export function useAgendaCalls({ accountId, eventId }: AgendaOf): AgendaCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(
    () => agendaCalls(client, cache, { accountId, eventId }),
    [client, cache, accountId, eventId],
  );
}

const idTaken = 4090;

function agendaCalls(client: Client, cache: QueryClient, params: AgendaOf): AgendaCalls {
  const thenRefresh = <T>(call: Promise<T>) =>
    andReadAgain(call, cache, [listAgendaSessions, getAgendaSession, getAgendaSettings, listAgendaSpeakers]);
  const at = (sessionId: string) => ({ ...params, sessionId });
  const read = (id: string) => client.call(getAgendaSession, { params: at(id) });
  const update = (id: string, draft: SessionDraft, version: number) =>
    client.call(updateAgendaSession, { params: at(id), body: { ...draft, version } });
  const create = async (id: string, draft: SessionDraft) => {
    try {
      return await client.call(createAgendaSession, { params: at(id), body: draft });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== idTaken) throw error;
      // It was made before, and the answer got lost.
      return update(id, draft, (await read(id)).version);
    }
  };
  return {
    read,
    create: (id, draft) => thenRefresh(create(id, draft)),
    update: (id, draft, version) => thenRefresh(update(id, draft, version)),
    remove: (id) => thenRefresh(client.call(deleteAgendaSession, { params: at(id) })),
    removeMany: (sessionIds, signal) =>
      thenRefresh(client.call(removeAgendaSessions, { params, body: { sessionIds }, signal })),
    clone: (sourceEventId, sessionIds, signal) =>
      thenRefresh(
        client.call(cloneAgenda, {
          params,
          body: { sourceEventId, ...(sessionIds && { sessionIds }) },
          signal,
        }),
      ),
    importRows: (rows, signal) => thenRefresh(client.call(importAgenda, { params, body: { rows }, signal })),
    count: (sessionIds, signal) => countSessions(client, params, sessionIds, signal),
    every: (filter, signal) =>
      everyRow((paging) =>
        client.call(listAgendaSessions, { params, query: { ...filter, ...paging }, signal }),
      ),
  };
}
