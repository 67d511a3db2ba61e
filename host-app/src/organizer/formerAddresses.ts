import { connectedAccountsPath } from '../routes/accountPaths';
import { payerPath } from './accountScreens';

/** What stood after `/organizer/events/:eventId/` before screens were called by their area, and what stands there now. */
const formerScreens: ReadonlyMap<string, string> = new Map([
  ['app', 'mobile-app'],
  ['payments', 'payment-processors'],
  ['people', 'speakers'],
  ['sale', 'sale-settings'],
  ['sessions', 'session-registration-settings'],
  ['widget', 'widget-settings'],
]);

/** The same for whole addresses, of the account. */
const formerAddresses: ReadonlyMap<string, string> = new Map([
  ['/organizer/accounts', connectedAccountsPath],
  ['/organizer/payer', payerPath],
]);

/**
 * Where the screen of an old address is now, with the same query; `null` when the address was never one. `search` is without
 * its question mark.
 */
export function currentAddress(path: string, search: string): string | null {
  const current = formerAddresses.get(path) ?? currentScreen(path);
  return current && search ? `${current}?${search}` : current;
}

function currentScreen(path: string): string | null {
  const [, event = '', screen = '', rest = ''] =
    /^(\/organizer\/events\/[^/]+\/)([^/]+)(.*)$/.exec(path) ?? [];
  const current = formerScreens.get(screen);
  return current ? `${event}${current}${rest}` : null;
}
