'use client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Client } from '../../../client';
import {
  getVideoServiceVersion,
  getVirtualSession,
  migrateVideoService,
  setVideoServiceVersion,
  type MigrationSkip,
  type VideoServiceVersion,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import type { EventScope } from '../resource/eventScope';
import { thenReadAgain } from '../resource/refresh';

/** What can be done with the versions of an event's video. Each rejects with ApiError; once it is done they are read again. */
interface VideoServiceCalls {
  /** To the newest version. 002 §5: a list without sessions is never sent, and answers that nothing was done. */
  migrate: (
    sessionIds: readonly string[],
    signal?: AbortSignal,
  ) => Promise<{ migrated: string[]; skipped: MigrationSkip[] }>;
  /** For sessions to come. 4091: back, while a session uses the newer one. */
  choose: (version: VideoServiceVersion) => Promise<unknown>;
}

/** Choose the version of the video service, and migrate sessions to the newest. 002 §4, §7 Agenda. */
export function useVideoService({ accountId, eventId }: EventScope): VideoServiceCalls {
  const { client } = useEnvironment();
  const cache = useQueryClient();
  return useMemo(
    () => serviceCalls(client, cache, { accountId, eventId }),
    [client, cache, accountId, eventId],
  );
}

function serviceCalls(client: Client, cache: QueryClient, params: EventScope): VideoServiceCalls {
  const changed = <T>(call: Promise<T>) =>
    thenReadAgain(call, cache, [getVideoServiceVersion, getVirtualSession]);
  return {
    migrate: async (sessionIds, signal) => {
      if (sessionIds.length === 0) return { migrated: [], skipped: [] };
      return changed(
        client.call(migrateVideoService, { params, body: { sessionIds: [...sessionIds] }, signal }),
      );
    },
    choose: (version) => changed(client.call(setVideoServiceVersion, { params, body: { version } })),
  };
}
