import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, type CallInput, type Client } from '../client';
import type { Endpoint, EndpointTypes, Ok } from '../contract';

/** The options of one read call, the same for a hook, a prefetch and an invalidation. */
export const endpointQuery = <T extends EndpointTypes>(
  client: Client,
  endpoint: Endpoint<T>,
  input: CallInput<Endpoint<T>>,
) => ({
  queryKey: [endpoint.base, endpoint.path, input] as QueryKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Ok<Endpoint<T>>> =>
    client.call(endpoint, { ...input, signal }),
});

/** Reads are tried once more when nothing answered; everything else is shown at once with a way to retry. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retryDelay: 500,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
      },
      mutations: { networkMode: 'always' },
    },
  });
