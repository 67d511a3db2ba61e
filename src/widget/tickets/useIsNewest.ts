'use client';
import { useEffect, useState } from 'react';

/** Who draws something of which there can be one only, the newest last. */
const drawersOf = new WeakMap<object, ((isNewest: boolean) => void)[]>();

/** Whether nobody began to draw `shared` later: the newest has it, and the one before gets it back when that is gone. */
export function useIsNewest(shared: object | undefined): boolean {
  const [isNewest, setNewest] = useState(false);
  useEffect(() => {
    if (!shared) return;
    const drawers = drawersOf.get(shared) ?? [];
    drawersOf.set(shared, drawers);
    drawers.at(-1)?.(false);
    drawers.push(setNewest);
    setNewest(true);
    return () => {
      drawers.splice(drawers.indexOf(setNewest), 1);
      drawers.at(-1)?.(true);
    };
  }, [shared]);
  return isNewest;
}
