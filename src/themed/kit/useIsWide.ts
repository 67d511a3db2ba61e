'use client';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

// On a server there is nothing to measure, and React 18 warns about layout effects there.
const useMeasure = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * True once an element is `from` pixels wide. For what a container query can't do: other semantics, not another look.
 * Measured before the first paint; false on a server.
 */
export function useIsWide(ref: RefObject<HTMLElement | null>, from: number): boolean {
  const [isWide, setWide] = useState(false);
  useMeasure(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWide(element.getBoundingClientRect().width >= from);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, from]);
  return isWide;
}
