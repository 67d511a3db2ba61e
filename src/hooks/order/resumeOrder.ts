import type { Client } from '../../client';
import type { HeldTransaction } from '../../contract';
import { heldTransaction } from '../../contract/buyer/order/shapes';
import { broken } from '../../contract/reading';
import { holdError, problemOf, swapError, type OrderEvent, type Problem } from '../../domain';
import type { RememberedHold } from './orderMemory';
import { readOutcome, readTransaction, type Outcome } from './readOutcome';

export interface ResumeOptions {
  client: Client;
  eventId: string;
  /** The order is a swap: it has no selection to go back to. */
  isSwap: boolean;
}

/** Where an order goes on after a reload: an order that was being paid for may be made by now (FAULTS F26, F30, F79). */
export async function resumed(known: RememberedHold, options: ResumeOptions): Promise<OrderEvent> {
  const { token, choice, attempt, key } = known;
  const about = {
    ...(known.money === 'charged' && { isPaid: true }),
    ...(known.isFromLink && { isFromLink: true }),
  };
  const { client, eventId } = options;
  const found = await (attempt === undefined
    ? readTransaction(client, { eventId, token })
    : readOutcome(client, { eventId, token, attempt }));
  if (found.is === 'held') {
    const problem = attempt === undefined ? undefined : problemOf('payment.interrupted');
    return { type: 'resumed', hold: found.hold, choice, ...(problem && { problem }), ...about };
  }
  const paying = attempt ?? key;
  const hold = holdOf(known);
  if (found.is === 'unreadable' && paying !== undefined && hold)
    return { type: 'outcomeUnreadable', hold, choice, attempt: paying, ...about };
  const read = eventOf(found, known);
  if (read) return read;
  // Nothing is left to show it by, and choosing again could charge again.
  return paying === undefined ? unreached(options) : ended({ ...known, money: known.money ?? 'unknown' });
}

/** What a hold that was read again means for the order; `null` when it could not be read. */
export function eventOf(found: Outcome, known: RememberedHold | null): OrderEvent | null {
  switch (found.is) {
    case 'complete':
      return { type: 'settled', order: found.order };
    case 'held':
      return { type: 'holdRead', hold: found.hold };
    case 'gone':
      return ended(known);
    case 'unreadable':
      return null;
  }
}

/** The hold has ended, and whoever may have paid for it hears so: nobody else would say what becomes of the money. */
export function ended(known: RememberedHold | null): OrderEvent {
  const problem = lateMoney(known);
  return { type: 'expired', ...(problem && { problem }) };
}

function lateMoney(known: RememberedHold | null): Problem | undefined {
  if (known?.paidTo) return problemOf(known.paidTo.late);
  const isPaidFor = known?.money !== undefined || known?.attempt !== undefined;
  const costsNothing = known?.hold?.orderTotal === 0 || known?.hold?.isPayByInvoice;
  if (!isPaidFor || costsNothing) return undefined;
  const key = known.money === 'charged' ? 'payment.money.late' : 'payment.money.unsure';
  return { ...problemOf('error.default'), detail: { key }, showFor: Infinity };
}

/** Nothing was ever paid for it, so that nothing is lost by choosing again. */
export const unreached = ({ isSwap }: Pick<ResumeOptions, 'isSwap'>): OrderEvent =>
  isSwap
    ? { type: 'swapRefused', problem: swapError({ code: 0 }) }
    : { type: 'holdRefused', problem: holdError({ code: 0 }) };

/** What was stored in a tab is read as an answer is: another version may have stored it. */
function holdOf({ hold }: RememberedHold): HeldTransaction | undefined {
  const read = heldTransaction(hold, '', () => undefined);
  return read === broken ? undefined : (read as HeldTransaction);
}
