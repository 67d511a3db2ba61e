import { ApiError } from './ApiError';

/** Services a person may sign in with (000 §7). @public */
export type Provider = 'linkedin' | 'eventbrite' | 'facebook' | 'twitter' | 'stripe';

/** What such a service gave: a key and a secret, or the id of the member there. @public */
export type ProviderCredentials =
  | { provider: Provider; key: string; secret: string }
  | { provider: Provider; memberId: string };

/**
 * The `Authorization` header of a guest's calls, e.g. share reports (002 §6): `Guest token="…"`.
 * Its form is as RFC 9110 §11.4 has it.
 * Throws an `unsent` ApiError for a token that is empty or that no header can carry.
 * @public
 */
export const guestAuthorization = (token: string): string => authorization('Guest', { token });

/**
 * The `Authorization` header of signing in or up through another service (000 §7):
 * `Provider provider="…", key="…", secret="…"` or `Provider provider="…", memberId="…"`. Its form is ours as well.
 * Throws an `unsent` ApiError for a member that is empty or that no header can carry.
 * @public
 */
export const providerAuthorization = (credentials: ProviderCredentials): string =>
  authorization(
    'Provider',
    'key' in credentials
      ? { provider: credentials.provider, key: credentials.key, secret: credentials.secret }
      : { provider: credentials.provider, memberId: credentials.memberId },
  );

function authorization(scheme: string, parameters: Record<string, string>): string {
  const quoted = Object.entries(parameters).map(([name, value]) => {
    // The value is a secret: it is never part of the words.
    if (!value) throw new ApiError('unsent', 0, null, `${name} is missing`);
    // A line's end would begin a header of its own; beyond ASCII, a header's characters are not agreed upon.
    if (!/^[\x20-\x7e]+$/.test(value))
      throw new ApiError('unsent', 0, null, `${name} has characters that no header can carry`);
    return `${name}="${value.replace(/["\\]/g, '\\$&')}"`;
  });
  return `${scheme} ${quoted.join(', ')}`;
}
