import type * as library from '@stripe/react-stripe-js';
import { missingPeer } from '../../../diagnostics';

/** What of `@stripe/react-stripe-js` is used. */
export type StripeElements = Pick<
  typeof library,
  | 'CardCvcElement'
  | 'CardExpiryElement'
  | 'CardNumberElement'
  | 'Elements'
  | 'ExpressCheckoutElement'
  | 'useElements'
  | 'useStripe'
>;

/** Loads what shows Stripe's fields. An optional peer: in `try`, so that bundlers build without it where nobody pays by Stripe. */
export async function loadStripeElements(): Promise<StripeElements> {
  try {
    const {
      CardCvcElement,
      CardExpiryElement,
      CardNumberElement,
      Elements,
      ExpressCheckoutElement,
      useElements,
      useStripe,
    } = await import('@stripe/react-stripe-js');
    return {
      CardCvcElement,
      CardExpiryElement,
      CardNumberElement,
      Elements,
      ExpressCheckoutElement,
      useElements,
      useStripe,
    };
  } catch (cause) {
    throw missingPeer('@stripe/react-stripe-js or its own peer, @stripe/stripe-js,', cause);
  }
}
