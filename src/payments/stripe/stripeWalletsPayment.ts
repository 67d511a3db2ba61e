import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { billingDetails } from './billingDetails';
import { intentPayment } from './intentPayment';
import { loadOnce, type StripePayment, type StripePaymentOptions } from './stripePayment';

/** What the wallet buttons hand over: the open provider and the elements that a wallet has filled in. */
export interface StripeWalletsInput {
  stripe: Stripe;
  elements: StripeElements;
}

/** Apple Pay, Google Pay and Link by Stripe's Express Checkout Element; paid for as a card is, by the intent of the order. */
export function stripeWalletsPayment(options: StripePaymentOptions): StripePayment<StripeWalletsInput> {
  const load = loadOnce(options);
  const method = intentPayment<StripeWalletsInput>({
    id: 'stripeWallets',
    load,
    async createMethod({ stripe, elements }, deps) {
      // Stripe makes no payment method of elements that were not submitted.
      const { error } = await elements.submit();
      if (error) return { error };
      return stripe.createPaymentMethod({ elements, params: { billing_details: billingDetails('', deps) } });
    },
  });
  return { ...method, load };
}
