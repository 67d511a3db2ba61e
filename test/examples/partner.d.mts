export interface PartnerOptions {
  /** Folder of the pages. */
  folder: string;
  port: number;
  /** Default: 127.0.0.1. */
  host?: string;
  /** Origin of the ticket site. */
  tickets: string;
  /** Origin of the backend, when it is not the ticket site's. */
  backend?: string;
  /** The policy of every page, or none. Default: `strictPolicy`. */
  policy?: ((nonce: string, tickets: string, backend?: string) => string) | null;
}

/** A policy as strict as one can be with tickets in the page. */
export function strictPolicy(nonce: string, tickets: string, backend?: string): string;

/** Serves a partner's pages, with the address of the ticket site and its loader put in. */
export function startPartner(options: PartnerOptions): Promise<{ stop(): void }>;
