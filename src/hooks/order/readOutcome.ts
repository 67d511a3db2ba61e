import type { Client } from '../../client';
import { getSaveOutcome, getTransaction, type HeldTransaction, type SavedOrder } from '../../contract';
import { asApiError } from './createKeep';

/**
 * What became of a hold. `complete`: its order is made. `held`: it is not, so far. `gone`: the hold has ended without one.
 * `unreadable`: nobody knows.
 */
export type Outcome =
  | { is: 'complete'; order: SavedOrder }
  | { is: 'held'; hold: HeldTransaction }
  | { is: 'gone' | 'unreadable' };

interface OutcomeRequest {
  eventId: string;
  token: string;
}

/** Refusals that say something about the hold rather than the request: it is read before anything is believed (FAULTS F78). */
export const isAboutHold = (code: number | undefined): boolean =>
  code === 4044 || code === 4047 || code === 4092;

/** By the transaction itself, which knows its order whoever made it, and under whichever key. */
export async function readTransaction(client: Client, { eventId, token }: OutcomeRequest): Promise<Outcome> {
  try {
    const hold = await client.call(getTransaction, { params: { eventId, token } });
    if (hold.status === 'keep') return { is: 'held', hold };
    if (hold.status !== 'complete') return { is: 'gone' };
    const { orderId, orderToken = token } = hold;
    return orderId
      ? { is: 'complete', order: { orderId, token: orderToken, status: 'complete' } }
      : unreadable;
  } catch (cause) {
    return asApiError(cause).code === 4044 ? { is: 'gone' } : unreadable;
  }
}

/** By the key of the attempt, and where nothing was saved under it by the transaction. FAULTS F25, F26. */
export async function readOutcome(
  client: Client,
  requested: OutcomeRequest & { attempt: string },
): Promise<Outcome> {
  const { eventId, attempt: key } = requested;
  try {
    return { is: 'complete', order: await client.call(getSaveOutcome, { params: { eventId, key } }) };
  } catch (cause) {
    const { code, kind } = asApiError(cause);
    if (code !== 4044 && kind !== 'malformed') return unreadable;
    const found = await readTransaction(client, requested);
    // Something was saved under the key: that it is held says nothing then.
    return code === 4044 || found.is === 'complete' ? found : unreadable;
  }
}

const unreadable: Outcome = { is: 'unreadable' };
