import type { SignInService } from '../../contract';

/** Services with an authorization page of their own. 000 §2. */
export type AuthService = SignInService | 'salesforce' | 'salesforce/sandbox' | 'mailchimp' | 'paypal';

/** All of them, in the order of 000 §2. */
export const authServices: readonly AuthService[] = [
  ...(['linkedin', 'stripe', 'eventbrite', 'twitter', 'facebook'] as const),
  ...(['salesforce', 'salesforce/sandbox', 'mailchimp', 'paypal'] as const),
];

/** Where a service's window is. `blocked`: the browser opened none, and a link to `url` does instead (FAULTS F53). */
export type AuthWindowState =
  | { at: 'idle' }
  | { at: 'waiting' | 'closed'; service: AuthService }
  | { at: 'blocked'; service: AuthService; url: string };

/** 000 §8 Auth: the error's code, 0 when there is none. `isRefusal`: the service's own page said no. */
export interface AuthFailure {
  at: 'failed';
  /** `null`: it was by email and password. */
  service: AuthService | null;
  code: number;
  isRefusal: boolean;
}

/**
 * What the account screens report to the page around them. Never a token, an address or a name.
 *
 * | `type` | when |
 * | --- | --- |
 * | `signedIn`, `signedUp`, `signedOut` | it is done |
 * | `signInError`, `signUpError` | it did not work; `code` is 0 when there is none (000 §8 Auth) |
 * | `connected` | an account of `service` is linked |
 * | `connectError` | it is not; `code` is 0 when there is none |
 */
export type AccountEvent =
  | { type: 'signedIn' | 'signedUp' | 'signedOut' }
  | { type: 'signInError' | 'signUpError'; code: number }
  | { type: 'connected'; service: AuthService }
  | { type: 'connectError'; service: AuthService; code: number };
