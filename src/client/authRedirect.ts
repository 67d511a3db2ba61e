import { AUTH_REQUIRED } from '../contract/errorCodes';
import type { FailureListener } from './createClient';
import { fillPath } from './request';
import { announceSignIn } from './signInNeeded';

/** Which account's page a person signs in on, and what leads there. @public */
export interface AuthRedirectOptions {
  /** The account whose page signs people in. Default: the `accountId` of the call that failed. */
  accountId?: string;
  /** The one auth error code that leads there. Default: `AUTH_REQUIRED`. */
  code?: string;
  /** Goes to an address of this origin, given as a path. Default: `location.assign`. */
  go?: (address: string) => void;
}

/**
 * For `createClient({ onFailure: authRedirect() })`: when a failure carries the auth error code in its
 * `error['error-code']`, goes to `/{accountId}?redirectTo={path and query of the present page}` (002 §2, §8).
 * What is typed into organizers' forms is saved for this tab before. Without an account, or on that page already, nothing happens: the caller still has the error.
 * @public
 */
export const authRedirect =
  ({ accountId, code = AUTH_REQUIRED, go }: AuthRedirectOptions = {}): FailureListener =>
  ({ failure }, _endpoint, params) => {
    const error = failure?.error;
    if (typeof error !== 'object' || error['error-code'] !== code || typeof location === 'undefined') return;
    const page = pageOf(accountId ?? params['accountId']);
    if (!page || location.pathname.replace(/\/$/, '') === page) return;
    const present = redirectTarget(location.pathname + location.search) ?? '/';
    announceSignIn();
    const address = `${page}?redirectTo=${encodeURIComponent(present)}`;
    if (go) go(address);
    else location.assign(address);
  };

function pageOf(accountId: string | undefined): string | null {
  try {
    const page = fillPath('/:accountId', accountId === undefined ? {} : { accountId });
    return redirectTarget(page) && page;
  } catch {
    return null;
  }
}

/**
 * Reads an address that came with a page's own url (`redirectTo`, `next`), or null when it may not be followed
 * (FAULTS A09). Only a path of this origin that begins with a single slash passes; not even an encoded one that a
 * router's or a server's second decoding would turn into another. Path, query and fragment are kept.
 * `origin` is the page's own; a server has to name it.
 * @public
 */
export function redirectTarget(value: string | null | undefined, origin?: string): string | null {
  if (!value || !/^\/(?![/\\\s])/.test(value)) return null;
  try {
    const base = new URL(origin ?? location.origin);
    const url = new URL(value, base);
    const isOurs = url.origin === base.origin && /^https?:$/.test(url.protocol);
    return isOurs && !isAmbiguous.test(url.pathname) ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** Two slashes in a row, a backslash, or a slash, backslash or control character in disguise, however often. */
const isAmbiguous = /\/\/|\\|%(?:25)*(?:2f|5c|[01][0-9a-f]|7f)/i;
