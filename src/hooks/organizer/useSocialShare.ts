'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSocialShareSettings, saveSocialShareSettings, type SocialShareSettings } from '../../contract';
import {
  socialShareSettings,
  socialShareValues,
  type SocialShareValues,
} from '../../domain/postRegistration';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';
import type { Kept } from './useSave';

const keptOf = (settings: SocialShareSettings): Kept<SocialShareValues> => ({
  values: socialShareValues(settings),
  version: settings.version ?? 1,
});

/**
 * How attendees may share an event, as a form has it, and the way to change it. `save` rejects with the client's ApiError. Reading never
 * throws; read `isError`. 001 §3 Social share settings.
 */
export function useSocialShare(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(
    () => ({ params: { eventId }, query: { sectionType: 'registration' as const } }),
    [eventId],
  );
  const options = endpointQuery(client, getSocialShareSettings, input);
  const query = useQuery({ ...options, staleTime: 0 });
  const { data } = query;
  const taken = (settings: SocialShareSettings) => {
    queries.setQueryData(options.queryKey, settings);
    return keptOf(settings);
  };
  return {
    kept: useMemo(() => data && keptOf(data), [data]),
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
    save: async (values: SocialShareValues, version: number) =>
      taken(
        await client.call(saveSocialShareSettings, {
          params: input.params,
          body: { ...socialShareSettings(values), version },
        }),
      ),
    /** As somebody else left it. */
    reload: async () => taken(await client.call(getSocialShareSettings, input)),
  };
}
