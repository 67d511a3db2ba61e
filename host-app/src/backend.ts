import type { BoxofficeProviderProps, TicketWidgetProps } from 'boxoffice';
import type { ComponentType } from 'react';
import type { Providers } from './providers'; /** What the pages stand on. */
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
