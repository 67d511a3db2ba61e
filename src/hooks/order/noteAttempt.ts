import type { HeldTransaction } from '../../contract';
import type { OrderMemory } from './orderMemory';

type Memory = Pick<OrderMemory, 'recall' | 'remember'>;

/** A payment for the remembered hold is under way under this key, or none is: a reload asks what became of it. */
export function noteAttempt(memory: Memory, attempt: string | undefined) {
  const known = memory.recall();
  if (known && known.attempt !== attempt) memory.remember({ ...known, attempt });
}

/** The one key of this hold, over retries and reloads of this tab: the backend makes one order of whatever is sent under it. */
export function keyOfHold(memory: Memory, token: string): string {
  const known = memory.recall();
  if (known?.token !== token) return crypto.randomUUID();
  if (known.key !== undefined) return known.key;
  const key = crypto.randomUUID();
  memory.remember({ ...known, key });
  return key;
}

/** A charge is never forgotten for a doubt. */
export function noteMoney(memory: Memory, money: 'charged' | 'unknown') {
  const known = memory.recall();
  if (known && known.money !== 'charged' && known.money !== money) memory.remember({ ...known, money });
}

/** The hold as it is known now. */
export function noteHold(memory: Memory, hold: HeldTransaction) {
  const known = memory.recall();
  if (known?.token === hold.token) memory.remember({ ...known, hold: withoutSecret(hold) });
}

/** Whoever has the secret of an intent may pay with it: it is not stored. */
function withoutSecret(hold: HeldTransaction): HeldTransaction {
  const rest = { ...hold };
  delete rest.paymentIntentToken;
  return rest;
}
