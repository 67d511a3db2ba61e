/** Addresses as what sets a page's policy and the server read them; the router's own are in `src/pages.tsx`, and tested against these. */
import { decoded, ticketPath } from './ticketAddress.mjs';

export * from './ticketAddress.mjs';

/** The organizer's pages. */
const organizerPath = /^\/organizer(?:\/.*)?$/i;

/** The editor of a session as 002 §2 names it; it leads to the organizer's own. */
const sessionEditPath =
  /^\/(?<accountId>[^/]+)\/events\/(?<eventId>[^/]+)\/apps\/agenda\/(?<sessionId>[^/]+)\/edit\/?$/i;

/** A finished order, with its number and token. 000 §2. */
const confirmationPath =
  /^\/widgets\/tickets\/(?<eventId>[^/]+)\/(?<orderId>[^/]+)\/confirmationMessage\/(?<token>[^/]+)\/?$/i;

/** Where a bank's page comes back to, and what plays the bank and the gateway in the demo: framed by a ticket page that is framed itself. */
const besideTickets = /^\/(?:stripe\/return|zooz|challenge\.html)(?:\/(?:index\.html)?)?$/i;

const framable = [ticketPath, confirmationPath, besideTickets];

/** Whether the escapes of a path can be read. */
export function isReadable(address) {
  const [path = ''] = address.split(/[?#]/);
  try {
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
}

/** Path and query of an address as a browser has them in `location`; of a whole address too, which a request may name. */
export function locationOf(address) {
  const path = address.replace(/^https?:\/\/[^\\/?#]*/i, '');
  return new URL(`http://page.invalid/${path.replace(/^[\\/]/, '')}`);
}

/**
 * The path of an address, whatever spelling it has: the router reads escapes and ignores letter case. Escapes within escapes are read as
 * well: better a page too many with the organizer's policy than one too few.
 */
function pathOf(address) {
  let path = locationOf(address).pathname;
  for (let next = decoded(path); next !== path; next = decoded(path)) path = next;
  return path.replaceAll(/[\\/]+/g, '/');
}

/** Whether a path is one of the organizer's pages, which nobody frames. */
export function isOrganizersAddress(address) {
  const path = pathOf(address);
  return organizerPath.test(path) || sessionEditPath.test(path);
}

/** Whether partners may have the page at an address in a frame: only as it is written, as another spelling may be another page. */
export function isFramable(address) {
  const path = locationOf(address).pathname;
  return framable.some((one) => one.test(path)) && !isOrganizersAddress(address);
}

/** Which policy the page at an address is answered with. A page that is shown without a load keeps the one of the page before it. */
export function policyNameOf(address) {
  if (isFramable(address)) return 'framed';
  return isOrganizersAddress(address) ? 'organizer' : 'own';
}

/** Whether a request is for the ticket page in a frame; a browser that does not say gets the page that can be both. */
export const isFramedTicketPage = ({ url, headers }) =>
  headers['sec-fetch-dest'] === 'iframe' && ticketPath.test(locationOf(url).pathname);
