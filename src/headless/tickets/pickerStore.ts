import type { Selection } from '../../domain';

/** What changes while tickets are chosen. Parts read only their share of it, so that one change draws one row. @public */
export interface PickerSnapshot {
  selection: Selection;
  /** What was chosen while prices were on their way, to be part of the selection as soon as they are there. */
  queued: Selection;
  /** Prices are on their way: the selection stays as it is. */
  pending: boolean;
  /** Quantities are switched off. */
  locked: boolean;
  /** The ticket type whose quantity has the focus. */
  focused: string | null;
}

type Listener = () => void;

export interface PickerStore {
  get: () => PickerSnapshot;
  set: (change: Partial<PickerSnapshot>) => void;
  /** Tells of changes that concern one ticket type, or of all of them without its id. Answers how to stop. */
  subscribe: (listener: Listener, ticketId?: string) => () => void;
}

export function createPickerStore(initial: PickerSnapshot): PickerStore {
  let snapshot = initial;
  const listeners = new Map<string | undefined, Set<Listener>>();
  const publish = (id: string | undefined) => {
    for (const listener of listeners.get(id) ?? []) listener();
  };
  return {
    get: () => snapshot,
    set: (change) => {
      const before = snapshot;
      snapshot = { ...before, ...change };
      const concerned = before.locked === snapshot.locked ? concernedBy(before, snapshot) : listeners.keys();
      for (const id of new Set(concerned).add(undefined)) publish(id);
    },
    subscribe: (listener, ticketId) => {
      const same = listeners.get(ticketId) ?? new Set();
      listeners.set(ticketId, same.add(listener));
      return () => {
        same.delete(listener);
        if (same.size === 0 && listeners.get(ticketId) === same) listeners.delete(ticketId);
      };
    },
  };
}

/** What the quantity of a ticket type shows. */
export const quantityIn = ({ queued, selection }: PickerSnapshot, id: string): number =>
  queued[id] ?? selection[id] ?? 0;

/** Ids of the ticket types for which something is different: of a thousand rows only these are asked. */
function concernedBy(before: PickerSnapshot, now: PickerSnapshot): (string | undefined)[] {
  const chosen = Object.keys({ ...before.selection, ...now.selection, ...before.queued, ...now.queued });
  const changed = chosen.filter((id) => quantityIn(before, id) !== quantityIn(now, id));
  return [...changed, ...[before.focused, now.focused].filter((id) => id !== null)];
}
