'use client';
import { useEffect, useState, type RefObject } from 'react';

/** True while the element is at least `width` pixels wide; null until it was measured. */
export function useIsRoomy(element: RefObject<HTMLElement | null>, width: number): boolean | null {
  const [isRoomy, setRoomy] = useState<boolean | null>(null);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoomy(entry.contentRect.width >= width);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width]);
  return isRoomy;
}
