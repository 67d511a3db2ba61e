import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '../../../../src/client';
import {
  createEnvironment,
  createQueryClient,
  EnvironmentContext,
  type EnvironmentOptions,
} from '../../../../src/hooks';

/** What hooks need above them, on a test's own client. */
export function environmentOf(client: Client, options: EnvironmentOptions = {}) {
  const queries = createQueryClient();
  const environment = createEnvironment({ client, ...options });
  return function Environment({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queries}>
        <EnvironmentContext.Provider value={environment}>{children}</EnvironmentContext.Provider>
      </QueryClientProvider>
    );
  };
}
