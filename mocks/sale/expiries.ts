interface Expiry {
  token: string;
  at: number;
}

/** Holds ordered by their end: adding and taking cost log n of the holds, whatever else is stored. */
export interface Expiries {
  add(token: string, at: number): void;
  /** Takes every token whose time is up, earliest first. */
  takeDue(now: number): string[];
}

/** A binary heap. Holds that ended otherwise stay in it until their time and are ignored by the caller then. */
export function createExpiries(): Expiries {
  const heap: Expiry[] = [];
  const at = (index: number) => heap[index]?.at ?? Infinity;
  const swap = (a: number, b: number) => {
    const [first, second] = [heap[a], heap[b]];
    if (!first || !second) return;
    heap[a] = second;
    heap[b] = first;
  };
  const rise = (from: number) => {
    for (let index = from; index > 0;) {
      const parent = (index - 1) >> 1;
      if (at(parent) <= at(index)) return;
      swap(parent, index);
      index = parent;
    }
  };
  const sink = () => {
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const child = at(left + 1) < at(left) ? left + 1 : left;
      if (at(index) <= at(child)) return;
      swap(index, child);
      index = child;
    }
  };
  const takeFirst = (): string | undefined => {
    swap(0, heap.length - 1);
    const token = heap.pop()?.token;
    sink();
    return token;
  };

  return {
    add: (token, end) => {
      heap.push({ token, at: end });
      rise(heap.length - 1);
    },
    takeDue: (now) => {
      const due: string[] = [];
      while (at(0) <= now) {
        const token = takeFirst();
        if (token) due.push(token);
      }
      return due;
    },
  };
}
