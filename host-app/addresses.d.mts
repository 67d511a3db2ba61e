export * from './ticketAddress.mjs';

/** Path and query of an address as a browser has them in `location`; of a whole address too, which a request may name. */
export function locationOf(address: string): URL;

/** Whether the escapes of an address' path can be read. */
export function isReadable(address: string): boolean;

/** Whether an address is one of the organizer's pages, which nobody frames. */
export function isOrganizersAddress(address: string): boolean;

/** Whether partners may have the page at an address in a frame. */
export function isFramable(address: string): boolean;

/** Which policy the page at an address is answered with: from one to another leads a page load. */
export function policyNameOf(address: string): 'framed' | 'organizer' | 'own';
