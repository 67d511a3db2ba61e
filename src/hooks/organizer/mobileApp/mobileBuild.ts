'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  getBuildManagerConfig,
  saveBuildManagerConfig,
  type BuildManagerConfig,
  type BuildManagerDraft,
} from '../../../contract';
import { buildDraft, buildValues, isUnderWay } from '../../../domain/mobileApp';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import type { MobileAppOf } from './mobileApp';
import { momentOf } from '../resource/useRecord';
import type { Saved } from '../resource/useSave';

/** Milliseconds between two looks at a build that is under way. */
const pollEveryMs = 5_000;

const toSaved = (config: BuildManagerConfig): Saved<BuildManagerDraft> => ({
  values: buildValues(config),
  version: momentOf(config),
});

/**
 * What an event's app is built with, as a form has it, and where its newest build stands, which is looked at again while it goes on.
 * `save` rejects with the client's ApiError. Reading never throws; read `isError`. 002 §7 Mobile app, buildManager.
 * @experimental
 */
export function useMobileBuild({ accountId, eventId }: MobileAppOf) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const query = { accountId, eventId };
  const options = endpointQuery(client, getBuildManagerConfig, { query });
  const found = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? pollEveryMs : false),
  });
  const { data } = found;
  return {
    config: data,
    saved: useMemo(() => data && toSaved(data), [data]),
    isError: found.isError,
    isFetching: found.isFetching,
    refetch: found.refetch,
    /** With `publish` it is built and brought to the stores as well. */
    save: async (values: BuildManagerDraft, publish: boolean) => {
      try {
        const config = await client.call(saveBuildManagerConfig, {
          query: publish ? { ...query, publish } : query,
          body: buildDraft(values),
        });
        queries.setQueryData(options.queryKey, config);
        return toSaved(config);
      } catch (error) {
        // Somebody else may have begun a build.
        await found.refetch();
        throw error;
      }
    },
  };
}
