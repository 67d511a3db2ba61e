'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** A ref of what takes the focus each time that `isWanted` becomes true. */
export function useFocusWhen<T extends HTMLElement>(isWanted: boolean): RefObject<T | null> {
  const elementRef = useRef<T>(null);
  useEffect(() => {
    if (isWanted) elementRef.current?.focus();
  }, [isWanted]);
  return elementRef;
}
