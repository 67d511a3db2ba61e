import { ApiError, type Client } from '../../client';
import { requestZoozToken, type HeldTransaction } from '../../contract';
import { problemOf, type Problem } from '../../domain';
import type { PaymentMethod, PaymentStep } from '../types';
import { offeredAt } from '../offeredAt';
import { zoozSession, type ZoozInput, type ZoozSession } from './zoozSession';

export interface ZoozPaymentOptions {
  /** The provider's page for cards. Its origin is the only one that is listened to. */
  address: string;
}

/** The zooz method, and what opens its frame. */
export interface ZoozPayment extends PaymentMethod<ZoozInput> {
  /** Asks the backend for the payment of a hold (000 §7 requestToken). Rejects with ApiError. */
  open(client: Client, hold: HeldTransaction): Promise<ZoozSession>;
}

/**
 * Card in the provider's frame. 000 §7: the frame is opened with the transaction id of `requestToken`; the card it adds is saved with
 * the order by its key. FAULTS F44, F45.
 */
export const zoozPayment = ({ address }: ZoozPaymentOptions): ZoozPayment => ({
  id: 'zooz',
  isOffered: offeredAt('zooz'),

  async open(client, hold) {
    const { token, eventId, gateway, orderTotal, taxTotal, taxName, timeLimit, currency } = hold;
    const { transactionId } = await client.call(requestZoozToken, {
      params: { eventId },
      body: {
        ...{ token, eventId, gateway, orderTotal, taxTotal, taxName, timeLimit },
        currency: currency.code,
        isZooz: true,
      },
    });
    return zoozSession(address, transactionId);
  },

  async begin(_hold, { transactionId, submit }, deps): Promise<PaymentStep> {
    const answer = await submit();
    if (answer.action === 'validationFailed') return refused('payment.zooz.invalid', 'none');
    if (answer.action === 'cardNotAdded') return refused('payment.zooz.notAdded', 'none');
    const proof = { isZooz: true, paymentRequestToken: transactionId };
    if (answer.action === 'cardAdded')
      return { next: 'settled', order: await deps.save({ ...proof, paymentKey: answer.paymentKey }) };
    // The card may have been charged all the same: the backend knows, and an order that is paid is made.
    try {
      return { next: 'settled', order: await deps.save(proof) };
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 4002) return refused('payment.zooz.silent', 'unknown');
      throw cause;
    }
  },
});

const refused = (key: string, money: NonNullable<Problem['money']>): PaymentStep => ({
  next: 'refused',
  problem: { ...problemOf(key), money },
});
