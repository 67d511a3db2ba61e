'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPostRegistration, savePostRegistration, type PostRegistrationSettings } from '../../contract';
import { postRegistrationValues, type PostRegistrationValues } from '../../domain/postRegistration';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';
import type { Kept } from './useSave';

const keptOf = (settings: PostRegistrationSettings): Kept<PostRegistrationValues> => ({
  values: postRegistrationValues(settings),
  version: settings.version ?? 1,
});

/**
 * How the confirmation screen of an event looks and what it says, as a form has it, and the way to change it. `save` rejects with the
 * client's ApiError. Reading never throws; read `isError`. 001 §3 Post registration settings.
 */
export function usePostRegistration(eventId: string) {
  const { client } = useEnvironment();
  const queries = useQueryClient();
  const input = useMemo(() => ({ params: { eventId } }), [eventId]);
  const options = endpointQuery(client, getPostRegistration, input);
  const query = useQuery({ ...options, staleTime: 0 });
  const { data } = query;
  const taken = (settings: PostRegistrationSettings) => {
    queries.setQueryData(options.queryKey, settings);
    return keptOf(settings);
  };
  return {
    kept: useMemo(() => data && keptOf(data), [data]),
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
    save: async (values: PostRegistrationValues, version: number) =>
      taken(await client.call(savePostRegistration, { ...input, body: { ...values, version } })),
    /** As somebody else left it. */
    reload: async () => taken(await client.call(getPostRegistration, input)),
  };
}
