import type { TextStore } from '../textStore';
import type { RememberedHold } from './orderMemory';

/** The order of any tab of this browser that may have been paid for without anybody knowing (FAULTS F79). */
export interface SharedOutcome {
  /** For a tab that has no order of its own. `null` where none is in doubt, or it is another's swap. */
  find: (swapToken: string | undefined) => RememberedHold | null;
}

/** Seen by all tabs, and outlives them. */
export const sharedOutcomeKey = (eventId: string) => `boxoffice:${eventId}:unknown`;

export function readSharedOutcome(store: TextStore, eventId: string): RememberedHold | null {
  try {
    const text = store.read(sharedOutcomeKey(eventId));
    const found = JSON.parse(text ?? 'null') as Partial<RememberedHold> | null;
    return typeof found?.token === 'string' && typeof (found.attempt ?? found.key) === 'string'
      ? { choice: 'card', ...(found as Pick<RememberedHold, 'token'>) }
      : null;
  } catch {
    return null;
  }
}

export const createSharedOutcome = (store: TextStore, eventId: string): SharedOutcome => ({
  find(swapToken) {
    const found = readSharedOutcome(store, eventId);
    return found?.swapToken === swapToken ? found : null;
  },
});
