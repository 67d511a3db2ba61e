import type { Selection } from '../../domain';

/** What changes while tickets are chosen. Parts read only their share of it, so that one change draws one row. */
export interface PickerSnapshot {
  selection: Selection;
  /** Prices are on their way: quantities can be read, not changed. */
  pending: boolean;
  /** Quantities are switched off. */
  locked: boolean;
  /** The ticket type whose quantity has the focus. */
  focused: string | null;
}

export interface PickerStore {
  get: () => PickerSnapshot;
  set: (change: Partial<PickerSnapshot>) => void;
  /** Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createPickerStore(initial: PickerSnapshot): PickerStore {
  let snapshot = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => snapshot,
    set: (change) => {
      snapshot = { ...snapshot, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
