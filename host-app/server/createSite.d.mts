import type { RequestListener } from 'node:http';
import type { ticketPage } from '../src/server';

/** Writes the ticket list of an event as HTML: what `src/server.tsx` exports once it is built. */
export type TicketPage = typeof ticketPage;

export interface SiteOptions {
  /** Folder of the built app. */
  client: string;
  ticketPage: TicketPage;
  /** Origin of the backend. */
  backend: string;
  /** Exact origins that may have the page in a frame. Default: none. */
  parents?: readonly string[];
}

/** Answers the requests for a built host app; its ticket route comes with the list in it. */
export function createSite(options: SiteOptions): (...request: Parameters<RequestListener>) => Promise<void>;
