import type { OrderMemory } from './orderMemory';

/** A payment for the remembered hold is under way under this key, or none is: a reload asks what became of it. */
export function noteAttempt(memory: Pick<OrderMemory, 'recall' | 'remember'>, attempt: string | undefined) {
  const hold = memory.recall();
  if (hold && hold.attempt !== attempt) memory.remember({ ...hold, attempt });
}
