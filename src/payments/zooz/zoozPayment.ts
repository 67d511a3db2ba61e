import { ApiError, type Client } from '../../client';
import { requestZoozToken, type HeldTransaction } from '../../contract';
import { problemOf, type Problem } from '../../domain';
import type { PaymentDeps, PaymentMethod, PaymentStep } from '../types';
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
 * the order by its key. FAULTS F44, F45, F81.
 */
export function zoozPayment({ address }: ZoozPaymentOptions): ZoozPayment {
  /** By hold: the payment whose frame was sent a card and has not said what became of it. */
  const unanswered = new Map<string, string>();

  /** The save makes an order that is paid, and charges nothing; `null` where no payment has arrived. */
  async function madeIfPaid({ token }: HeldTransaction, deps: PaymentDeps): Promise<PaymentStep | null> {
    const paymentRequestToken = unanswered.get(token);
    if (paymentRequestToken === undefined) return null;
    try {
      return { next: 'settled', order: await deps.save({ isZooz: true, paymentRequestToken }) };
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 4002) return null;
      // The backend knows of no order while it can not be reached, and the next check asks for this payment again.
      if (cause instanceof ApiError && cause.outcomeUnknown) return { next: 'unknown' };
      throw cause;
    }
  }

  return {
    id: 'zooz',
    isOffered: offeredAt('zooz'),

    async open(client, hold) {
      const { token, eventId, gateway, orderTotal, taxTotal, taxName, timeLimit, currency } = hold;
      const { transactionId } = await client.call(requestZoozToken, {
        params: { eventId },
        body: {
          token,
          eventId,
          gateway,
          orderTotal,
          taxTotal,
          taxName,
          timeLimit,
          currency: currency.code,
          isZooz: true,
        },
      });
      return zoozSession(address, transactionId);
    },

    async begin(hold, { transactionId, submit }, deps): Promise<PaymentStep> {
      // A card that is sent again while the first one is in doubt could be charged twice.
      const before = unanswered.has(hold.token) && (await madeIfPaid(hold, deps));
      if (before) return before;
      unanswered.set(hold.token, transactionId);
      const answer = await submit();
      if (answer.action === 'silent') return { next: 'unknown' };
      unanswered.delete(hold.token);
      if (answer.action === 'validationFailed') return refused('payment.zooz.invalid', 'none');
      if (answer.action === 'cardNotAdded') return refused('payment.zooz.notAdded', 'none');
      const { paymentKey } = answer;
      const proof = { isZooz: true, paymentRequestToken: transactionId, paymentKey };
      return { next: 'settled', order: await deps.save(proof) };
    },

    recheck: async (hold, deps) =>
      (await madeIfPaid(hold, deps)) ?? refused('payment.zooz.silent', 'unknown'),
  };
}

const refused = (key: string, money: NonNullable<Problem['money']>): PaymentStep => ({
  next: 'refused',
  problem: {
    ...problemOf(key),
    money,
    ...(money === 'none' && { detail: { key: 'payment.money.notCharged' } }),
  },
});
