import type { BoxofficeProviderProps, TicketWidgetProps } from 'boxoffice';
import type { ComponentType } from 'react';
import type { Providers } from './providers';

/** What the pages stand on. */
export interface Backend {
  /** Where each base prefix lives; this origin when absent. */
  bases?: NonNullable<BoxofficeProviderProps['backend']>;
  clock?: NonNullable<BoxofficeProviderProps['clock']>;
  /** In a chunk of its own: asked for with the registration form. */
  loadProviders: () => Promise<Providers>;
  /** Where the authorization pages are; `/auth/{service}` when absent. */
  authUrl?: string | undefined;
  /** Asked where the organizer wants a captcha; the site's own when absent. */
  captcha?: NonNullable<TicketWidgetProps['captcha']>;
  /** Above every page of a demo: says that it is one, and opens the scenario panel. */
  DemoBar?: ComponentType;
}

const loadProviders: Backend['loadProviders'] = async () => {
  const real = await import('./realProviders');
  return real.realProviders;
};

/** The real backend when there is one; else the one in the browser, in a chunk of its own. */
export async function openBackend(): Promise<Backend> {
  const address = import.meta.env.VITE_BACKEND_URL;
  if (address)
    return {
      bases: { v1: `${address}/api/v1`, v2: `${address}/api/v2`, api: `${address}/api` },
      loadProviders,
    };
  if (import.meta.env.VITE_DEMO === 'false') return { loadProviders };
  const { openDemo } = await import('./demo/openDemo');
  return openDemo();
}
