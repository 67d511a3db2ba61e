'use client';
import { createContext } from 'react';
import { useRequiredContext } from '../react';
import type { Client } from '../client';
import type { ErrorListener } from '../diagnostics';
import type { Clock } from '../domain';
import type { TextStore } from './textStore';

/** What the hooks stand on; given once by the provider. */
export interface Environment {
  client: Client;
  clock: Clock;
  /** Remembers an order in progress for this tab. */
  tabStore: TextStore;
  /** Seen by all tabs of the browser; its `localStorage` when absent. Nothing personal is stored there, but for
   * the address money goes back to, as long as nobody knows what became of an order. */
  browserStore?: TextStore | undefined;
  /**
   * When the list was read that came with the page's HTML: milliseconds since the epoch, by the server's clock. Dates on it are written
   * by that, so that browser and server write the same.
   */
  readAt?: number | undefined;
  /** What the access token's cookie is called (000 §4 does not say); `__Host-boxoffice-access-token` when absent. */
  accessTokenCookie?: string | undefined;
  /** Hears of what goes wrong without a word to the buyer; for the host's error reporting. */
  onError?: ErrorListener | undefined;
}

/** Carries what the hooks stand on; `BoxofficeProvider` provides it. */
export const EnvironmentContext = /* @__PURE__ */ createContext<Environment | null>(null);

/** The environment of the nearest provider. Throws when there is none, naming the fix. @public */
export function useEnvironment(): Environment {
  return useRequiredContext(EnvironmentContext, 'BoxofficeProvider', 'BX1001');
}
