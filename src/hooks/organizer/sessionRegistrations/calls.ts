'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '../../../client';
import {
  listAgendaSessions,
  listSessionRegistrations,
  registerForSessions,
  runSessionRegistrationAction,
  sendSessionRegistrationStatus,
  unregisterFromSession,
  type SessionChoice,
  type SessionRefusal,
  type SessionRegistration,
  type SessionRegistrationView,
} from '../../../contract';
import type { RegistrationFilter, SessionTickets } from '../../../domain/sessionRegistrations';
import { useEnvironment } from '../../environment';
import { everyRow } from '../resource/everyRow';
import { andReadAgain } from '../resource/refresh';
import type { EventScope } from '../resource/eventScope';
import { countSessions } from './countSessions';

/** What is done with many registrations at once. */
export interface RegistrationAction {
  action: 'REGISTER' | 'UNREGISTER';
  /** Wait where a session is full. */
  waitlist?: boolean;
}

/**
 * What can be done with the registrations of an event. Each rejects with ApiError; once it is done, lists and counts are read again.
 * 002 §7 Agenda.
 */
export interface SessionRegistrationCalls {
  /** All are registered, or none: 4012, 4022, 4046, 4091. */
  register: (
    registrations: SessionChoice[],
    sendEmail: boolean,
  ) => Promise<{ registrations: SessionRegistration[]; emailed: number }>;
  unregister: (
    choice: { sessionId: string; ticketId: string },
    sendEmail: boolean,
  ) => Promise<{ promoted: SessionRegistration | null; emailed: number }>;
  /** As far as it goes, in one session. 120 s. */
  run: (
    action: RegistrationAction,
    sessions: SessionTickets,
    signal: AbortSignal,
  ) => Promise<{ done: number; refused: SessionRefusal[] }>;
  /** One email each. */
  send: (
    to: { sessionIds?: string[]; ticketIds?: string[]; onlyUnsent?: boolean },
    signal?: AbortSignal,
  ) => Promise<{ emailed: number }>;
  /** How many are registered and wait in each. 120 s. */
  count: (sessionIds: string[], signal: AbortSignal) => Promise<SessionRegistrationView[]>;
  /** All that a filter finds, page by page. */
  every: (filter: RegistrationFilter, signal?: AbortSignal) => Promise<SessionRegistration[]>;
}

/** Register, unregister and notify attendees of sessions. 002 §7 Agenda. */
export function useSessionRegistrationCalls({ accountId, eventId }: EventScope): SessionRegistrationCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(() => callsOf(client, cache, { accountId, eventId }), [client, cache, accountId, eventId]);
}

function callsOf(client: Client, cache: QueryClient, params: EventScope): SessionRegistrationCalls {
  const thenRefresh = <T>(call: Promise<T>) =>
    andReadAgain(call, cache, [listSessionRegistrations, runSessionRegistrationAction, listAgendaSessions]);
  return {
    register: (registrations, sendEmail) =>
      thenRefresh(
        client.call(registerForSessions, { params, query: { sendEmail }, body: { registrations } }),
      ),
    unregister: (choice, sendEmail) =>
      thenRefresh(client.call(unregisterFromSession, { params, query: { ...choice, sendEmail } })),
    run: ({ action, waitlist = false }, { sessionId, ticketIds }, signal) => {
      const body = { action, sessionIds: [sessionId], ticketIds, waitlist };
      return thenRefresh(client.call(runSessionRegistrationAction, { params, body, signal }));
    },
    send: (body, signal) => thenRefresh(client.call(sendSessionRegistrationStatus, { params, body, signal })),
    count: (sessionIds, signal) => countSessions(client, params, sessionIds, signal),
    every: (filter, signal) =>
      everyRow((paging) =>
        client.call(listSessionRegistrations, { params, query: { ...filter, ...paging }, signal }),
      ),
  };
}
