import { parseUrl } from '../parseUrl';

/**
 * Takes this window to a provider's page that the frame asks for: https only, or the ticket page's own origin; never a script, and
 * never an address that hides its host behind a name and password (FAULTS A11). The one place where a page that has the frame leaves.
 */
export function leaveFor(address: string, ticketOrigin: string): boolean {
  const url = parseUrl(address);
  if (!url || url.username || url.password) return false;
  if (url.protocol !== 'https:' && url.origin !== ticketOrigin) return false;
  window.location.assign(url.href);
  return true;
}
