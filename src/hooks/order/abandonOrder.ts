import type { Client } from '../../client';
import type { HeldTransaction, PaymentChoice } from '../../contract';
import { problemOf, type OrderEvent } from '../../domain';
import type { SingleHold } from './singleHold';
import { readTransaction } from './readOutcome';

export interface AbandonOptions {
  client: Client;
  eventId: string;
  singleHold: Pick<SingleHold, 'release'>;
}

/** What is given up, and the form to go back to where it can't be. */
export interface Abandoned {
  token: string;
  choice: PaymentChoice;
  hold?: HeldTransaction | undefined;
}

/**
 * Gives up an order that may be paid for. Its tickets are given back, with the money if there was any, and it is read again: a save
 * that came late has made the order of it, and then that is what the buyer has (FAULTS F78). Without an answer nothing is
 * given up, since beginning anew could charge twice.
 */
export async function abandonOrder(
  { token, choice, hold }: Abandoned,
  { client, eventId, singleHold }: AbandonOptions,
): Promise<OrderEvent> {
  await singleHold.release(token);
  const found = await readTransaction(client, { eventId, token });
  if (found.is === 'complete') return { type: 'settled', order: found.order };
  if (found.is === 'gone') return { type: 'released' };
  const problem = { ...problemOf('registration.notGivenBack'), showFor: Infinity };
  const open = found.is === 'held' ? found.hold : hold;
  return open ? { type: 'resumed', hold: open, choice, problem } : { type: 'expired', problem };
}
