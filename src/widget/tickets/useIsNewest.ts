'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';

interface Drawer {
  /** Its own; an id of React is another root's as well. */
  self: symbol;
  notify: () => void;
}

/** Who draws something of which there can be one only, the newest last. */
const drawersOf = new WeakMap<object, Drawer[]>();

const nothing = () => undefined;

/** Whether nobody began to draw `shared` later: the newest has it, and the one before gets it back when that is gone. */
export function useIsNewest(shared: object | undefined): boolean {
  const [self] = useState(() => Symbol('drawer'));
  const join = useCallback(
    (notify: () => void) => {
      if (!shared) return nothing;
      const drawers = drawersOf.get(shared) ?? [];
      drawersOf.set(shared, drawers);
      const before = drawers.at(-1);
      const own = { self, notify };
      drawers.push(own);
      before?.notify();
      // The answer is another one from here on, and only some versions of React read it again by themselves.
      notify();
      return () => {
        drawers.splice(drawers.indexOf(own), 1);
        drawers.at(-1)?.notify();
      };
    },
    [shared, self],
  );
  const isNewest = () => shared !== undefined && drawersOf.get(shared)?.at(-1)?.self === self;
  return useSyncExternalStore(join, isNewest, () => false);
}
