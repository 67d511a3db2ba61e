import type { HeldTransaction, PaymentChoice } from '../../contract';
import type { TextStore } from '../textStore';

/** What a tab must know to go on with an order after a reload. The token is read again, nothing is believed. */
export interface RememberedHold {
  token: string;
  choice: PaymentChoice;
  /** Another device may go on with it: leaving this page must not give the tickets back. */
  isLinked?: boolean | undefined;
  /** Another device began it, and this one opened its link. */
  isFromLink?: boolean | undefined;
  /** Of a swap: the token it was held with. */
  swapToken?: string | undefined;
  /** Idempotency key of every try to pay for this hold. Absent while nobody tried. */
  key?: string | undefined;
  /** What the payment that is under way can be asked about by: the key, or the number of an order at the provider. */
  attempt?: string | undefined;
  /**
   * What the tries so far did to the buyer's money: `charged`, or `unknown` once the answer to one was lost. From then on nothing is
   * said to be uncharged.
   */
  money?: 'charged' | 'unknown' | undefined;
  /** As last read, without what the provider pays by; for a page whose backend can't be reached. */
  hold?: HeldTransaction | undefined;
  /**
   * What this order may have been paid to before it was sent, with the key of what is said of it once the tickets are gone; forgotten
   * with the hold.
   */
  paidTo?: { sourceId: string; refundAddress: string; late: string } | undefined;
}

export interface OrderMemory {
  remember(hold: RememberedHold): void;
  recall(): RememberedHold | null;
  forgetHold(): void;
  /** What was typed, so that expiry or a reload loses nothing; never card data. */
  writeDraft(draft: unknown): void;
  readDraft(): unknown;
  /** What another device had typed: JSON text, believed as little as what is stored. */
  restoreDraft(draft: string): void;
  /** The order is finished: nothing of it stays behind. */
  forget(): void;
}

export function createOrderMemory(store: TextStore, eventId: string): OrderMemory {
  const holdKey = `boxoffice:${eventId}:hold`;
  const draftKey = `boxoffice:${eventId}:draft`;
  return {
    remember: (hold) => store.write(holdKey, JSON.stringify(hold)),
    recall: () => readHold(store, holdKey),
    forgetHold: () => store.remove(holdKey),
    writeDraft: (draft) => store.write(draftKey, JSON.stringify(draft)),
    readDraft: () => read(store, draftKey),
    restoreDraft: (draft) => store.write(draftKey, draft),
    forget() {
      store.remove(holdKey);
      store.remove(draftKey);
    },
  };
}

/** `null` for what is no hold: anybody may write into a store. */
export function readHold(store: TextStore, key: string): RememberedHold | null {
  const found = read(store, key) as Partial<RememberedHold> | null;
  return typeof found?.token === 'string'
    ? { choice: 'card', ...(found as Pick<RememberedHold, 'token'>) }
    : null;
}

function read(store: TextStore, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
