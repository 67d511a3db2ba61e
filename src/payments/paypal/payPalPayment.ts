import { requestPayPalPayment } from '../../contract';
import { problemOf, safeUrl } from '../../domain';
import { offeredAt } from '../offeredAt';
import type { PaymentMethod } from '../types';
import { payPalAddress } from './payPalAddress';

export interface PayPalPaymentOptions {
  /** Exact origins that the buyer may be sent to. Default: PayPal's own and its sandbox's. */
  origins?: readonly string[];
  /** Path of this origin, with its query, that PayPal sends the buyer back to. Default: the page's own, without its query. */
  callbackPath?: string;
}

/**
 * The buyer pays on PayPal's page, in the top window, and comes back with `status`. 000 §4 Submit, §7. An address that is
 * not PayPal's is nobody's (FAULTS A11, F46); where PayPal sends the buyer back to is never read from the page's query (A10).
 */
export function payPalPayment({ origins, callbackPath }: PayPalPaymentOptions = {}): PaymentMethod<null> {
  return {
    id: 'paypal',
    money: 'withOrder',
    isOffered: offeredAt('paypal'),

    async begin(hold, _input, { client, order, attempt }) {
      const { origin, pathname } = location;
      const path = safeUrl(callbackPath, { allow: ['relative'] }) ?? pathname;
      const answer = await client.call(requestPayPalPayment, {
        params: { eventId: hold.eventId },
        body: { ...order, callbackUrl: `${origin}${path}` },
        idempotencyKey: attempt,
      });
      const address = payPalAddress(answer.address, origins);
      return address
        ? { next: 'redirect', address }
        : { next: 'refused', problem: problemOf('error.default') };
    },
  };
}
