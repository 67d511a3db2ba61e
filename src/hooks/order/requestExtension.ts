import type { Client } from '../../client';
import { extendTransaction, type HeldTransaction } from '../../contract';
import type { OrderEvent } from '../../domain';
import { asApiError } from './createKeep';
import { isAboutHold, readTransaction } from './readOutcome';

/** Asks the backend to hold the tickets longer. When its answer is lost the hold is read again: it may be longer all the same. */
export async function requestExtension(client: Client, hold: HeldTransaction): Promise<OrderEvent> {
  const params = { eventId: hold.eventId, token: hold.token };
  try {
    return {
      type: 'extended',
      hold: await client.call(extendTransaction, { params, body: { extend: true } }),
    };
  } catch (cause) {
    const { code, outcomeUnknown } = asApiError(cause);
    if (code === 4091) return { type: 'extensionRefused', why: 'spent' };
    const found = outcomeUnknown || isAboutHold(code) ? await readTransaction(client, params) : undefined;
    if (found?.is === 'complete') return { type: 'settled', order: found.order };
    if (found?.is === 'gone') return { type: 'extensionRefused', why: 'gone' };
    return found?.is === 'held' && Date.parse(found.hold.expiresAt) > Date.parse(hold.expiresAt)
      ? { type: 'extended', hold: found.hold }
      : { type: 'extensionRefused', why: 'failed' };
  }
}
