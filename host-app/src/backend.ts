import type { BoxofficeProviderProps, TicketWidgetProps } from 'boxoffice';
import type { Stripe } from '@stripe/stripe-js';
import type { ComponentType } from 'react';

/** What the pages stand on. */
export interface Backend {
  /** Where each base prefix lives; this origin when absent. */
  bases?: NonNullable<BoxofficeProviderProps['backend']>;
  clock?: NonNullable<BoxofficeProviderProps['clock']>;
  loadStripe: (publishableKey: string) => Promise<Stripe>;
  /** Ways to pay besides cards; none when absent. */
  payments?: NonNullable<TicketWidgetProps['payments']>;
  /** Where the authorization pages are; `/auth/{service}` when absent. */
  authUrl?: string;
  /** Asked where the organizer wants a captcha; the site's own when absent. */
  captcha?: NonNullable<TicketWidgetProps['captcha']>;
  /** Above every page of a demo: says that it is one, and opens the scenario panel. */
  DemoBar?: ComponentType;
}

/** In a chunk of its own: it is asked for with the card fields. */
const loadStripe: Backend['loadStripe'] = async (publishableKey) => {
  const real = await import('./realStripe');
  return real.loadStripe(publishableKey);
};

/** The real backend when there is one; else the one in the browser, in a chunk of its own. */
export async function openBackend(): Promise<Backend> {
  const address = import.meta.env.VITE_BACKEND_URL;
  if (address)
    return {
      bases: { v1: `${address}/api/v1`, v2: `${address}/api/v2`, api: `${address}/api` },
      loadStripe,
    };
  if (import.meta.env.VITE_DEMO === 'false') return { loadStripe };
  const { openDemo } = await import('./demo/openDemo');
  return openDemo();
}
