'use client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { warnOfAnotherCopy } from '../diagnostics';
import { createEnvironment, createQueryClient, EnvironmentContext, type EnvironmentOptions } from '../hooks';
import { I18nRoot, type I18nRootProps } from '../i18n';
import { warnOfAnotherReact } from '../react';
import { BrandContext, type Brand } from '../themed/root/BrandContext';

/**
 * `backend` says where your backend lives per base prefix (`/api/v1`, `/api/v2` and `/api` when absent), or give a
 * `client` of your own. `clock` is frozen in tests and stories, `tabStore` remembers an order in progress, `onError`
 * hears of what goes wrong without a word to the buyer. All are read once. `readAt` is for `ServedProvider`.
 * @public
 */
export interface BoxofficeProviderProps
  extends Brand, EnvironmentOptions, Omit<I18nRootProps, 'locale' | 'fallback'> {
  /** BCP 47, e.g. `de`; English when absent. */
  locale?: string | undefined;
  /** Your TanStack Query client, when you have one. */
  queryClient?: QueryClient | undefined;
}

/**
 * Stands around everything of Boxoffice: backend, texts, look and time, given once. It draws nothing, and styles nothing of
 * yours: screens begin their own theme with this look, and parts that you place yourself stand in a `ThemeRoot`.
 * @public
 */
export function BoxofficeProvider(props: BoxofficeProviderProps) {
  if (process.env.NODE_ENV !== 'production') warnOfAnotherReact();
  if (process.env.NODE_ENV !== 'production') warnOfAnotherCopy();
  const { locale = 'en', catalogue, first, overrides, i18n, queryClient, children } = props;
  const { preset, scheme, density, settings, dir } = props;
  const [environment] = useState(() => createEnvironment(props));
  const [ownQueries] = useState(createQueryClient);
  const brand = useMemo(
    () => ({ preset, scheme, density, settings, dir, locale }),
    [preset, scheme, density, settings, dir, locale],
  );
  return (
    <I18nRoot locale={locale} catalogue={catalogue} first={first} overrides={overrides} i18n={i18n}>
      <QueryClientProvider client={queryClient ?? ownQueries}>
        <EnvironmentContext.Provider value={environment}>
          <BrandContext.Provider value={brand}>{children}</BrandContext.Provider>
        </EnvironmentContext.Provider>
      </QueryClientProvider>
    </I18nRoot>
  );
}
