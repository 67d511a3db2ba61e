import type { OrderState } from '../../domain';
import type { TextStore } from '../textStore';
import { readHold, type RememberedHold } from './orderMemory';
import { sharedOutcomeKey } from './sharedOutcome';

/** Lets other tabs of this browser find the order of this one while it may be paid for without anybody knowing (FAULTS F79). */
export interface OutcomeSharing {
  /** For a tab that has no order of its own. `null` where none is in doubt. */
  find: () => RememberedHold | null;
  /** Where the order has come to. */
  follow: (at: OrderState['at'], known: RememberedHold) => void;
  /** Nothing of this hold is in doubt any more. */
  forget: (token: string | undefined) => void;
}

/** What was typed stays in its tab, but for the address money goes back to. */
export function createOutcomeSharing(store: TextStore, eventId: string): OutcomeSharing {
  const key = sharedOutcomeKey(eventId);

  function find() {
    const found = readHold(store, key);
    return found && (found.attempt ?? found.key) !== undefined ? found : null;
  }
  function forget(token: string | undefined) {
    if (token !== undefined && find()?.token === token) store.remove(key);
  }
  return {
    find,
    follow(at, known) {
      // A save whose answer was lost may still be carried out while its buyer is back in the form.
      if (at === 'unknownOutcome' || known.money !== undefined) store.write(key, JSON.stringify(known));
      else if (at !== 'resuming') forget(known.token);
    },
    forget,
  };
}
