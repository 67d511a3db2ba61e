import { offeredAt } from '../../offeredAt';
import type { StripePaymentOptions } from '../stripePayment';
import { loadStripeElements } from './stripeElements';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';

/**
 * Apple Pay, Google Pay and Link by Stripe, beside or instead of its cards:
 * `stripeWalletsPaymentOption({ load: () => loadStripe('pk_…') })`. It is offered where Stripe is the gateway, and shows those wallets that the
 * browser has. The same packages as for cards, and the same calls of the backend; what Stripe and the page have to allow is in
 * docs/payments.md.
 * @experimental
 */
export const stripeWalletsPaymentOption = (options: StripePaymentOptions): PaymentOption => ({
  id: 'stripeWallets',
  isOffered: offeredAt('stripe'),
  picker: { title: 'payment.picker.wallets', help: 'payment.picker.walletsHelp', icon: 'wallet' },
  usesCard: false,
  Fields: lazyWithRetry(async () => {
    // Together: the second is needed as soon as the first is drawn.
    const [{ createWalletFields }] = await Promise.all([import('./WalletFields'), loadStripeElements()]);
    return { Fields: createWalletFields(options) };
  }, 'Fields'),
});
