import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { deadlines, withDeadline } from '../deadlines';
import { once } from '../once';
import type { PaymentMethod } from '../types';
import { billingDetails } from './billingDetails';
import { intentPayment } from './intentPayment';

/** What the card fields hand over: the open provider and its number element. The digits stay in its frames. */
export interface StripeInput {
  stripe: Stripe;
  cardNumber: StripeCardNumberElement;
  cardName: string;
}

export interface StripePaymentOptions {
  /** Opens Stripe; asked once the card fields are about to show. Rejects when its script can't be had. */
  load: () => Promise<Stripe>;
}

/** A method of Stripe's and the loader its fields share. */
export interface StripePayment<Input = StripeInput> extends PaymentMethod<Input> {
  load: () => Promise<Stripe>;
}

/** Opens Stripe once for all who need it, and gives up on a loader that never answers. */
export const loadOnce = ({ load }: StripePaymentOptions) =>
  once(() => withDeadline('Stripe', deadlines.loadMs, load));

/** Card by number, expiry and CVC elements. 000 §4 Card payment intent. */
export function stripePayment(options: StripePaymentOptions): StripePayment {
  const load = loadOnce(options);
  const method = intentPayment<StripeInput>({
    id: 'stripe',
    load,
    createMethod: ({ stripe, cardNumber, cardName }, deps) =>
      stripe.createPaymentMethod({
        type: 'card',
        card: cardNumber,
        billing_details: billingDetails(cardName, deps),
      }),
  });
  return { ...method, load };
}
