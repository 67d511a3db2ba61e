import { readBuyerRecord, writeBuyerRecord, type BuyerRecord } from '../domain';
import { createTextStore, type TextStore } from './textStore';

const key = 'boxoffice:buyer';

/** The buyer that this browser remembers (000 §3 Locally stored buyer record). */
export interface BuyerStore {
  /** False where what is written ends with the page: then nobody is offered to be remembered (FAULTS F61). */
  isLasting: boolean;
  /** Takes milliseconds since the epoch; a record that has ended, or is none, is dropped. */
  read: (now: number) => BuyerRecord | null;
  write: (buyer: BuyerRecord, now: number) => void;
  forget: () => void;
}

export function createBuyerStore(
  given: TextStore | undefined,
  storage: () => Storage = () => localStorage,
): BuyerStore {
  const store = given ?? createTextStore(storage);
  return {
    isLasting: given !== undefined || isThere(storage),
    read(now) {
      const text = store.read(key);
      const found = readBuyerRecord(text, now);
      if (text !== null && !found) store.remove(key);
      return found;
    },
    write: (buyer, now) => store.write(key, writeBuyerRecord(buyer, now)),
    forget: () => store.remove(key),
  };
}

function isThere(storage: () => Storage): boolean {
  const probe = `${key}:probe`;
  try {
    storage().setItem(probe, probe);
    storage().removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
