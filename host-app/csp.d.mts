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
  /** Off where a library writes markup by itself. Default: true. */
  trustedTypes?: boolean;
}

/** What each way to pay needs of the page's policy; docs/security/csp.md says why. Those without a line need nothing. */
export const paymentNeeds: Readonly<
  Record<PaymentProvider, Readonly<Partial<Record<Directive, readonly string[]>>>>
>;

/** The value of the page's `Content-Security-Policy`. */
export function contentSecurityPolicy(options: PolicyOptions): string;

/** What every page is answered with besides. */
export const securityHeaders: Readonly<Record<string, string>>;

/** Stands in the built page where each answer has a nonce of its own. */
export const noncePlaceholder: string;

/** Serves every page with its policy, in `vite` and `vite preview`: as a production server has to. */
export function csp(options: Omit<PolicyOptions, 'nonce'> & { isDev: boolean }): Plugin;
