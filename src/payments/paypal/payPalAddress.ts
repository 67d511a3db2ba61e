import { safeUrl } from '../../domain';

/** Where PayPal's own pages are. */
const payPalOrigins: readonly string[] = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];

/** PayPal's page, when the answer really names one of `origins`; null for everything else (FAULTS A11). */
export function payPalAddress(answered: unknown, origins = payPalOrigins): string | null {
  const address = safeUrl(answered, { allow: ['https:'] });
  return address && origins.includes(new URL(address).origin) ? address : null;
}
