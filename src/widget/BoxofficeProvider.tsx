'use client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useMemo, useState, type ReactNode } from 'react';
import { createClient, type Client, type ClientOptions } from '../client';
import { systemClock, type Clock } from '../domain';
import { createQueryClient, createTabStore, EnvironmentContext, type TextStore } from '../hooks';
import { I18nRoot, type Catalogue } from '../i18n';
import { ThemeRoot } from '../themed/root/ThemeRoot';
import { BrandContext, type Brand } from './BrandContext';

export interface BoxofficeProviderProps extends Brand {
  /** Where the backend lives, per base prefix; `/api/v1`, `/api/v2` and `/api` when absent. Read once. */
  backend?: ClientOptions['bases'];
  /** A client of your own instead of `backend`. */
  client?: Client;
  /** BCP 47, e.g. `de`; English when absent. */
  locale?: string;
  /** Texts of that locale, e.g. imported from `boxoffice/locales/de.json`; saves a request. */
  catalogue?: Catalogue;
  /** Single texts of your own, by key. */
  overrides?: Catalogue;
  /** Your i18next instance, when you have one. */
  i18n?: I18n;
  /** Frozen in tests and stories. Read once. */
  clock?: Clock;
  /** Your TanStack Query client, when you have one. */
  queryClient?: QueryClient;
  /** Where an order in progress is remembered; the tab's storage when absent. */
  tabStore?: TextStore;
  children: ReactNode;
}

/** Stands around everything of Boxoffice: backend, texts, theme and time, given once. */
export function BoxofficeProvider({
  backend,
  client,
  locale = 'en',
  catalogue,
  overrides,
  i18n,
  clock = systemClock,
  queryClient,
  tabStore,
  preset,
  scheme,
  settings,
  children,
}: BoxofficeProviderProps) {
  const [own] = useState(() => ({
    client: createClient({ now: () => clock.now(), ...(backend && { bases: backend }) }),
    queries: createQueryClient(),
    tabStore: createTabStore(),
  }));
  const environment = useMemo(
    () => ({ client: client ?? own.client, clock, tabStore: tabStore ?? own.tabStore }),
    [client, clock, own, tabStore],
  );
  const brand = useMemo(() => ({ preset, scheme, settings }), [preset, scheme, settings]);
  return (
    <I18nRoot locale={locale} catalogue={catalogue} overrides={overrides} i18n={i18n}>
      <QueryClientProvider client={queryClient ?? own.queries}>
        <EnvironmentContext.Provider value={environment}>
          <BrandContext.Provider value={brand}>
            <ThemeRoot locale={locale} {...brand}>
              {children}
            </ThemeRoot>
          </BrandContext.Provider>
        </EnvironmentContext.Provider>
      </QueryClientProvider>
    </I18nRoot>
  );
}
