import type { Client } from '../../client';
import { setPayByInvoice, type HeldTransaction } from '../../contract';
import { problemOf, type OrderEvent, type Problem } from '../../domain';
import { asApiError } from './createKeep';
import { isAboutHold, readTransaction } from './readOutcome';

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
    const found = outcomeUnknown || isAboutHold(code) ? await readTransaction(client, params) : undefined;
    if (found?.is === 'complete') return { event: { type: 'settled', order: found.order }, problem: null };
    if (found?.is === 'gone') return { event: { type: 'expired' }, problem: null };
    if (found?.is === 'held' && found.hold.isPayByInvoice === payByInvoice)
      return { event: { type: 'holdRead', hold: found.hold }, problem: null };
    return { problem: problemOf('payment.switchFailed') };
  }
}
