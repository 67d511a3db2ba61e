import type { RequestListener } from 'node:http';

export interface SiteOptions {
  /** Folder of the built app. */
  client: string;
  /** Of the app built for a server: `ticketPage` of src/server.tsx. */
  ticketPage: (options: {
    eventId: string;
    search: string;
    backend: string;
    signal: AbortSignal;
  }) => Promise<object>;
  /** Where the backend is, without a slash at its end. */
  backend: string;
  /** Exact origins that may have the page in a frame. */
  parents?: readonly string[];
}

/** Answers the requests for a built host app; its ticket route comes with the list in it. */
export function createSite(options: SiteOptions): (...args: Parameters<RequestListener>) => Promise<void>;
