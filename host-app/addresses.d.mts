export * from './ticketAddress.mjs';

/** The organizer's pages, for the router and for what sets a page's policy. */
export const organizerPath: RegExp;

/** `/{accountId}/events/{eventId}/apps/agenda/{sessionId}/edit` (002 §2), with these names as groups. */
export const sessionEditPath: RegExp;

/** Whether the escapes of an address' path can be read. */
export function isReadable(address: string): boolean;

/** Whether an address is one of the organizer's pages, which nobody frames. */
export function isOrganizersAddress(address: string): boolean;
