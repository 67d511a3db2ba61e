import type { Client } from '../../client';
import { getTransaction, setPayByInvoice, type HeldTransaction } from '../../contract';
import { problemOf, type OrderEvent, type Problem } from '../../domain';
import { asApiError } from './createKeep';

/** What asking for another way to pay came to. */
interface Switched {
  event?: OrderEvent;
  /** Why it stays as it was. */
  problem: Problem | null;
}

/** Pays by invoice, or not after all. When the answer is lost the hold is read again: it may be changed all the same. */
export async function switchInvoice(
  client: Client,
  { eventId, token }: HeldTransaction,
  payByInvoice: boolean,
): Promise<Switched> {
  const params = { eventId, token };
  try {
    const hold = await client.call(setPayByInvoice, { params, body: { payByInvoice } });
    return { event: { type: 'holdRead', hold }, problem: null };
  } catch (cause) {
    const { code, outcomeUnknown } = asApiError(cause);
    if (code === 4044) return { event: { type: 'expired' }, problem: null };
    const found = outcomeUnknown ? await client.call(getTransaction, { params }).catch(() => null) : null;
    if (found?.status === 'keep' && found.isPayByInvoice === payByInvoice)
      return { event: { type: 'holdRead', hold: found }, problem: null };
    return { problem: problemOf('payment.switchFailed') };
  }
}
