import type { Plugin } from 'vite';

type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'form-action';
export type PaymentProvider = 'stripe' | 'spreedly' | 'zooz';

export interface PolicyOptions {
  /** A new one for every page: random, at least 16 bytes in base64. */
  nonce: string;
  /** The ways to pay the page may offer. Default: all. */
  providers?: readonly PaymentProvider[];
  /** Origin of the backend, when it is not the page's own. */
  backend?: string | undefined;
  /** Exact origins of the pages that may have this one in a frame, beside its own. */
  parents?: readonly string[];
  /** Transifex Live is on the page: its origin, and no trusted types. Default: false. */
  translates?: boolean;
  /** Off where a library writes markup by itself. Default: true. */
  trustedTypes?: boolean;
}

/** What each way to pay needs of the page's policy; docs/security/csp.md says why. Those without a line need nothing. */
export const paymentNeeds: Readonly<
  Record<PaymentProvider, Readonly<Partial<Record<Directive, readonly string[]>>>>
>;

/** The value of the page's `Content-Security-Policy`. */
export function contentSecurityPolicy(options: PolicyOptions): string;

/** What of a page's policy goes by its address. */
export function policyOf(
  address: string,
  parents: readonly string[],
): { trustedTypes: boolean; parents: readonly string[] };

/** What every page is answered with besides. */
export const securityHeaders: Readonly<Record<string, string>>;

/** Stands in the built page where each answer has a nonce of its own. */
export const noncePlaceholder: string;

/** Serves every page with its policy, in `vite` and `vite preview`: as a production server has to. */
export function csp(
  options: Omit<PolicyOptions, 'nonce' | 'translates'> & {
    isDev: boolean;
    /** This build knows a Transifex Live project: addresses that ask for it get it. */
    hasTransifex?: boolean;
  },
): Plugin;

/** The origins of `VITE_PARENT_ORIGINS`, which are separated by commas. @throws Error for anything but exact origins */
export function parentOrigins(list: string | undefined): string[];
