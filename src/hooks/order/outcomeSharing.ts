import type { OrderState } from '../../domain';
import type { TextStore } from '../textStore';
import type { RememberedHold } from './orderMemory';
import { readSharedOutcome, sharedOutcomeKey } from './sharedOutcome';

/** Lets other tabs of this browser find the order of this one while it may be paid for without anybody knowing (FAULTS F79). */
export interface OutcomeSharing {
  /** Where the order has come to. */
  follow: (at: OrderState['at'], known: RememberedHold) => void;
  /** Nothing of this hold is in doubt any more. */
  forget: (token: string | undefined) => void;
}

/** What was typed stays in its tab, but for the address bitcoins go back to. */
export function createOutcomeSharing(store: TextStore, eventId: string): OutcomeSharing {
  const key = sharedOutcomeKey(eventId);

  function forget(token: string | undefined) {
    if (token !== undefined && readSharedOutcome(store, eventId)?.token === token) store.remove(key);
  }
  return {
    follow(at, known) {
      // A save whose answer was lost may still be carried out while its buyer is back in the form.
      if (at === 'unknownOutcome' || known.money !== undefined) store.write(key, JSON.stringify(known));
      else if (at !== 'resuming') forget(known.token);
    },
    forget,
  };
}
