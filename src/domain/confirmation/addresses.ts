import { encoded } from '../links/encoded';
import { webSchemes } from '../links/linkSchemes';
import { safeUrl } from '../links/safeUrl';

const web = (address: string | undefined): URL | null => {
  const safe = safeUrl(address, { allow: webSchemes });
  return safe === null ? null : new URL(safe);
};

/** Where registration details are changed: of the whole order, or of one ticket. 001 §2.4. `null` without a safe address. */
export function manageAddress(address: string | undefined, ticketId?: string): string | null {
  const url = web(address);
  if (ticketId !== undefined) url?.searchParams.set('ticketId', ticketId);
  return url?.href ?? null;
}

/**
 * Where the community is joined, with the order's token and the buyer's address as 001 §2.6 asks: in the places `{token}` and
 * `{email}`, or else in the query. Without a buyer, as in a preview, and without encryption the plain address.
 */
export function communityAddress(
  address: string | undefined,
  buyer?: { token: string; email: string },
): string | null {
  if (address === undefined) return null;
  // Anybody on the way could read them (FAULTS A15).
  const known = /^\s*http:/i.test(address) ? undefined : buyer;
  const named = { token: known?.token ?? '', email: known?.email ?? '' };
  const url = web(
    address.replace(/\{(token|email)\}/g, (_, name: 'token' | 'email') => encoded(named[name])),
  );
  if (!url || !known) return url?.href ?? null;
  for (const name of ['token', 'email'] as const)
    if (!address.includes(`{${name}}`)) url.searchParams.set(name, named[name]);
  return url.href;
}
