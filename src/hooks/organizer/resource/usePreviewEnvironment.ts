'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError, type Client } from '../../../client';
import { useEnvironment, type Environment } from '../../environment';
import { createQueryClient } from '../../query';
import { createTextStore } from '../../textStore';

/** 000 §8: the code whose message is shown as it is. */
const livePreviewCode = 4060;

/** Remembers nothing beyond this page. */
const noStorage = () => {
  throw new Error('A preview keeps nothing.');
};

/** A client that reads, and answers whatever would change something with `said`. Nothing of that reaches the backend. */
const readingClient = (client: Client, said: string): Client => ({
  call: (endpoint, input, transport) =>
    endpoint.method === 'GET'
      ? client.call(endpoint, input, transport)
      : Promise.reject(
          new ApiError('refused', 422, { code: livePreviewCode, message: said }, 'A preview changes nothing'),
        ),
});

/**
 * What a preview of a buyer's screen stands on: it reads as buyers do, and what is pressed in it changes nothing. `said` is what it
 * says then. Its answers are its own, so that settings which are not saved never get into the page's.
 */
export function usePreviewEnvironment(said: string): { environment: Environment; queries: QueryClient } {
  const outer = useEnvironment();
  const [queries] = useState(createQueryClient);
  const environment = useMemo(
    (): Environment => ({
      ...outer,
      client: readingClient(outer.client, said),
      tabStore: createTextStore(noStorage),
      browserStore: createTextStore(noStorage),
    }),
    [outer, said],
  );
  return { environment, queries };
}
