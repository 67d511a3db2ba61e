import { offeredAt } from '../../offeredAt';
import type { StripePaymentOptions } from '../stripePayment';
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
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./StripeFields')).createStripeFields(options) }),
    'Fields',
  ),
});
