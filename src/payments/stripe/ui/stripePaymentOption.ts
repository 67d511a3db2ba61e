import { offeredAt } from '../../offeredAt';
import type { StripePaymentOptions } from '../stripePayment';
import { loadStripeElements } from './stripeElements';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';

/**
 * Card payments by Stripe: `stripePaymentOption({ load: () => loadStripe('pk_…') })`. Needs `@stripe/stripe-js` and
 * `@stripe/react-stripe-js`; both arrive with the card fields. In tests and demos `load` answers a fake from
 * `boxoffice/testing`.
 * @public
 */
export const stripePaymentOption = (options: StripePaymentOptions): PaymentOption => ({
  id: 'stripe',
  isOffered: offeredAt('stripe'),
  showsCardMarks: true,
  Fields: lazyWithRetry(async () => {
    // Together: the second is needed as soon as the first is drawn.
    const [{ createStripeFields }] = await Promise.all([import('./StripeFields'), loadStripeElements()]);
    return { Fields: createStripeFields(options) };
  }, 'Fields'),
});
