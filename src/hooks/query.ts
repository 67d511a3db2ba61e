import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, type CallInput, type Client } from '../client';
import type { Endpoint, EndpointTypes, Ok } from '../contract';

/** What the keys of all reads of an endpoint begin with. */
export const endpointKey = ({ base, path }: Pick<Endpoint, 'base' | 'path'>): QueryKey => [base, path];

/** The options of one read call, the same for a hook, a prefetch and an invalidation. */
export const endpointQuery = <T extends EndpointTypes>(
  client: Client,
  endpoint: Endpoint<T>,
  input: CallInput<Endpoint<T>>,
) => ({
  queryKey: [...endpointKey(endpoint), input] as QueryKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Ok<Endpoint<T>>> =>
    client.call(endpoint, { ...input, signal }),
});

/** Reads are tried once more when nothing answered; everything else is shown at once with a way to retry. @public */
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
