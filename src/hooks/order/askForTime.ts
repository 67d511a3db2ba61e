import type { Client } from '../../client';
import { extendTransaction, getTransaction, type HeldTransaction } from '../../contract';
import type { OrderEvent } from '../../domain';
import { asApiError } from './createKeep';

/** Asks the backend to hold the tickets longer. When its answer is lost the hold is read again: it may be longer all the same. */
export async function askForTime(client: Client, hold: HeldTransaction): Promise<OrderEvent> {
  const params = { eventId: hold.eventId, token: hold.token };
  try {
    return {
      type: 'extended',
      hold: await client.call(extendTransaction, { params, body: { extend: true } }),
    };
  } catch (cause) {
    const { code, outcomeUnknown } = asApiError(cause);
    if (code === 4044) return { type: 'extensionRefused', why: 'gone' };
    if (code === 4091) return { type: 'extensionRefused', why: 'spent' };
    const found = outcomeUnknown ? await client.call(getTransaction, { params }).catch(() => null) : null;
    return found?.status === 'keep' && Date.parse(found.expiresAt) > Date.parse(hold.expiresAt)
      ? { type: 'extended', hold: found }
      : { type: 'extensionRefused', why: 'failed' };
  }
}
