'use client';
import { useCallback, useEffect, useState, type RefObject } from 'react';

type Listener = () => void;

/** One observer for all descriptions of a page. */
let observer: ResizeObserver | undefined;
const listeners = new WeakMap<Element, Listener>();

function observe(element: Element, listener: Listener): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.();
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

interface CutOffOptions {
  isOpen: boolean;
  measuresLate: boolean;
}

/**
 * Whether an element hides part of its text while closed; the answer stays while it is open. Call `measure` when the
 * text has changed inside the same box.
 */
export function useCutOff(ref: RefObject<HTMLElement | null>, { isOpen, measuresLate }: CutOffOptions) {
  const [isCutOff, setCutOff] = useState(false);
  const measure = useCallback(() => {
    const element = ref.current;
    if (element && !isOpen) setCutOff(element.scrollHeight > element.clientHeight + 1);
  }, [ref, isOpen]);
  useEffect(() => {
    const element = ref.current;
    if (!element || isOpen) return;
    if (!measuresLate) measure();
    return observe(element, measure);
  }, [ref, isOpen, measuresLate, measure]);
  return { isCutOff, measure };
}
