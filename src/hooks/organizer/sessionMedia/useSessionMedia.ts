'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '../../../client';
import {
  cancelSessionAssets,
  createCaptions,
  createFutureSessionAsset,
  createSessionAsset,
  deleteCaptions,
  deleteRecordingsPreroll,
  getAgendaSession,
  listSessionAssets,
  type AssetContextType,
  type Captions,
  type CaptionsDraft,
  type Instant,
  type SessionAsset,
  type SessionAssetDraft,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';
import { useRead } from '../resource/useRead';

/** What can be done with the media of a session. Each rejects with ApiError; once it is done they are read again. */
export interface SessionMediaCalls {
  /** What was uploaded; it is processed from now on. A new pre-roll takes the place of the old one. */
  add: (asset: SessionAssetDraft) => Promise<SessionAsset>;
  /** For the start of the session, or later. */
  addForLater: (asset: SessionAssetDraft, startTime: Instant | undefined) => Promise<SessionAsset>;
  /** Captions in the same language are replaced. */
  addCaptions: (captions: CaptionsDraft) => Promise<Captions>;
  removeCaptions: (id: string) => Promise<null>;
  /** The clip before the recordings, and its captions. */
  removePreroll: () => Promise<null>;
  /** All assets of a context that are not ready. */
  cancel: (context: AssetContextType) => Promise<{ cancelled: SessionAsset[] }>;
}

/**
 * A session, its assets and captions, oldest first, and the ways to change them. Reading never throws; read `isError` of both. 002 §7
 * Agenda: sessionAsset, futureSessionAsset, captions, recordings preroll, assetContextType cancel.
 * @experimental
 */
export function useSessionMedia({ accountId, eventId }: EventScope, sessionId: string) {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  const params = { accountId, eventId, sessionId };
  const session = useRead(getAgendaSession, { params });
  const media = useRead(listSessionAssets, { params });
  const calls = useMemo(
    () => sessionMediaCalls(client, cache, { accountId, eventId, sessionId }),
    [client, cache, accountId, eventId, sessionId],
  );
  return { session, media, calls };
}

function sessionMediaCalls(
  client: Client,
  cache: QueryClient,
  params: EventScope & { sessionId: string },
): SessionMediaCalls {
  const changed = <T>(call: Promise<T>) => thenReadAgain(call, cache, [listSessionAssets]);
  return {
    add: (body) => changed(client.call(createSessionAsset, { params, body })),
    addForLater: (asset, startTime) =>
      changed(
        client.call(createFutureSessionAsset, {
          params,
          body: { ...asset, ...(startTime !== undefined && { startTime }) },
        }),
      ),
    addCaptions: (body) => changed(client.call(createCaptions, { params, body })),
    removeCaptions: (captionsId) =>
      changed(client.call(deleteCaptions, { params: { ...params, captionsId } })),
    removePreroll: () => changed(client.call(deleteRecordingsPreroll, { params })),
    cancel: (assetContextType) =>
      changed(client.call(cancelSessionAssets, { params: { ...params, assetContextType } })),
  };
}
