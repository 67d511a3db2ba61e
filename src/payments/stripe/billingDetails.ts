import type { CreatePaymentMethodData } from '@stripe/stripe-js';
import type { PaymentDeps } from '../types';

type BillingDetails = NonNullable<CreatePaymentMethodData['billing_details']>;

/** Who the bank is told pays (000 §4: the intent is confirmed with the billing address). Stripe refuses empty texts. */
export function billingDetails(cardName: string, { payer }: Pick<PaymentDeps, 'payer'>): BillingDetails {
  const { line1, city, state, postalCode, country } = payer.address ?? {};
  const address = filledIn({ line1, city, state, postal_code: postalCode, country });
  return {
    ...filledIn({ name: cardName.trim() || payer.name, email: payer.email }),
    ...(Object.keys(address).length > 0 && { address }),
  };
}

const filledIn = <Key extends string>(texts: Record<Key, string | undefined>): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries<string | undefined>(texts).filter(([, text]) => text)) as Partial<
    Record<Key, string>
  >;
