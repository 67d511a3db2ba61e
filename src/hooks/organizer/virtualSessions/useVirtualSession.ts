'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '../../../client';
import {
  addSessionModerator,
  createEngagementTool,
  deleteEngagementTool,
  getAgendaSession,
  getLivestreamResponse,
  getRecordingUrl,
  getVideoServiceVersion,
  getVirtualSession,
  removeSessionModerator,
  setSessionProviderDetails,
  setSessionRequestType,
  type Body,
  type EngagementTool,
  type SessionModerator,
  type VirtualSession,
} from '../../../contract';
import { sourceChanges, type ModeratorValues, type SourceValues } from '../../../domain/virtualSessions';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';
import { isUnknown, useRead } from '../resource/useRead';

/** What can be done with a session's video. Each rejects with ApiError; once it is done what is shown is read again. */
export interface VirtualSessionCalls {
  /** Sends what is not so yet. 4091 while the session is live. */
  saveSource: (values: SourceValues, room: VirtualSession) => Promise<VirtualSession>;
  /** The same email again is the same moderator. */
  addModerator: (moderator: ModeratorValues) => Promise<SessionModerator>;
  removeModerator: (id: string) => Promise<unknown>;
  addTool: (tool: Body<typeof createEngagementTool>) => Promise<EngagementTool>;
  /** With what was said or answered in it. */
  removeTool: (id: string) => Promise<unknown>;
}

type SessionScope = EventScope & { sessionId: string };

/**
 * The video of a session, the versions its event uses, and the ways to change them; a session that is not virtual has no room. Reading
 * never throws; read `isError` of each. 002 §7 Agenda, virtualSession.
 */
export function useVirtualSession({ accountId, eventId, sessionId }: SessionScope) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const params = { accountId, eventId, sessionId };
  const session = useRead(getAgendaSession, { params });
  const room = useRead(getVirtualSession, { params }, { enabled: session.data?.virtual === true });
  const service = useRead(getVideoServiceVersion, { params: { accountId, eventId } });
  const calls = useMemo(
    () => sessionCalls(client, cache, { accountId, eventId, sessionId }),
    [client, cache, accountId, eventId, sessionId],
  );
  return { session, room, service, calls };
}

/** How a session's livestream is doing, read anew by `refetch`. 002 §7 Agenda, livestreamResponse. */
export const useLivestream = (params: SessionScope) => useRead(getLivestreamResponse, { params });

/** Where the newest recording can be watched for an hour; `isNone` while there is none. 002 §7 Agenda, recordingUrl. */
export function useRecording(params: SessionScope) {
  const recording = useRead(getRecordingUrl, { params });
  const isNone = isUnknown(recording.error);
  return { ...recording, isNone, isError: recording.isError && !isNone };
}

function sessionCalls(client: Client, cache: QueryClient, params: SessionScope): VirtualSessionCalls {
  const changed = <T>(call: Promise<T>) =>
    thenReadAgain(call, cache, [getVirtualSession, getLivestreamResponse]);
  const send = async (values: SourceValues, room: VirtualSession) => {
    const { provider, requestType } = sourceChanges(values, room);
    let saved = room;
    if (provider) saved = await client.call(setSessionProviderDetails, { params, body: provider });
    if (requestType) saved = await client.call(setSessionRequestType, { params, body: { requestType } });
    return saved;
  };
  return {
    saveSource: (values, room) => changed(send(values, room)),
    addModerator: (body) => changed(client.call(addSessionModerator, { params, body })),
    removeModerator: (moderatorId) =>
      changed(client.call(removeSessionModerator, { params: { ...params, moderatorId } })),
    addTool: (body) => changed(client.call(createEngagementTool, { params, body })),
    removeTool: (toolId) => changed(client.call(deleteEngagementTool, { params: { ...params, toolId } })),
  };
}
