'use client';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useExtras } from './useExtras';

interface CutOffOptions {
  isOpen: boolean;
  measuresLate: boolean;
}

/**
 * Whether an element hides part of its text while closed; the answer stays while it is open. Call `onReady` when the
 * text has changed inside the same box.
 */
export function useCutOff(ref: RefObject<HTMLElement | null>, { isOpen, measuresLate }: CutOffOptions) {
  const [isCutOff, setCutOff] = useState(false);
  // Whether another width cuts something off can wait for what comes behind the list.
  const later = useExtras();
  const measure = useCallback(() => {
    const element = ref.current;
    if (element && !isOpen) setCutOff(element.scrollHeight > element.clientHeight + 1);
  }, [ref, isOpen]);
  // Measures when it comes into sight, and anew when it is called again.
  const watch = useCallback(
    () => ref.current && later?.observeSize(ref.current, measure),
    [ref, measure, later],
  );
  useEffect(() => {
    if (isOpen) return;
    if (!measuresLate) measure();
    return watch() ?? undefined;
  }, [isOpen, measuresLate, measure, watch]);
  return { isCutOff, onReady: measuresLate ? watch : measure };
}
