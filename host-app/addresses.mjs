/** Addresses that are read in more than one place: by the router, by what sets a page's policy, by the server. One match for all. */
import { decoded } from './ticketAddress.mjs';

export * from './ticketAddress.mjs';

/** The organizer's pages. */
export const organizerPath = /^\/organizer(?:\/.*)?$/i;

/** The editor of a session as 002 §2 names it; it leads to the organizer's own. */
export const sessionEditPath =
  /^\/(?<accountId>[^/]+)\/events\/(?<eventId>[^/]+)\/apps\/agenda\/(?<sessionId>[^/]+)\/edit\/?$/i;

/** Whether the escapes of a path can be read. */
export function isReadable(address) {
  const [path = ''] = address.split(/[?#]/);
  try {
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
}

/**
 * The path of an address, whatever spelling it has: the router reads escapes and ignores letter case, browsers turn backslashes around.
 * Escapes within escapes are read as well: better a page too many with the organizer's policy than one too few.
 */
function pathOf(address) {
  let path = address.split(/[?#]/)[0] ?? '';
  for (let next = decoded(path); next !== path; next = decoded(path)) path = next;
  return path.replaceAll(/[\\/]+/g, '/');
}

/** Whether a path is one of the organizer's pages, which nobody frames. */
export function isOrganizersAddress(address) {
  const path = pathOf(address);
  return organizerPath.test(path) || sessionEditPath.test(path);
}
