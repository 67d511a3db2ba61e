import type { OrderState } from '../../domain';
import type { TextStore } from '../textStore';
import type { RememberedHold } from './orderMemory';

/** The order of any tab of this browser that may have been paid for without anybody knowing (FAULTS F79). */
export interface SharedOutcome {
  /** For a tab that has no order of its own. `null` where none is in doubt, or it is another's swap. */
  find: (swapToken: string | undefined) => RememberedHold | null;
  /** Where an order has come to: other tabs may find it as long as its outcome is unknown. */
  follow: (at: OrderState['at'], known: RememberedHold) => void;
}

/** Seen by all tabs, and outlives them. What was typed stays in its tab, but for the address bitcoins go back to. */
export function createSharedOutcome(store: TextStore, eventId: string): SharedOutcome {
  const key = `boxoffice:${eventId}:unknown`;

  function read(): RememberedHold | null {
    try {
      const found = JSON.parse(store.read(key) ?? 'null') as Partial<RememberedHold> | null;
      return typeof found?.token === 'string' && typeof found.attempt === 'string'
        ? { choice: 'card', ...(found as Pick<RememberedHold, 'token'>) }
        : null;
    } catch {
      return null;
    }
  }

  return {
    find(swapToken) {
      const found = read();
      return found?.swapToken === swapToken ? found : null;
    },
    follow(at, known) {
      if (at === 'unknownOutcome') store.write(key, JSON.stringify(known));
      else if (at !== 'resuming' && read()?.token === known.token) store.remove(key);
    },
  };
}
