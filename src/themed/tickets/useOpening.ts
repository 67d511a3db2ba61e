'use client';
import { useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../headless';

/** 000 §9 read-more speed, in milliseconds. */
const speed = 200;

/** Lets an element grow or shrink to its new height. Call the answer just before `isOpen` changes. */
export function useOpening(ref: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  const heightBefore = useRef<number | null>(null);
  useClientLayoutEffect(() => {
    const element = ref.current;
    const before = heightBefore.current;
    heightBefore.current = null;
    if (!element || before === null) return;
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const size = [`${before}px`, `${element.offsetHeight}px`];
    element.animate({ blockSize: size, maxBlockSize: size }, { duration: speed, easing: 'ease-out' });
  }, [ref, isOpen]);
  return () => {
    heightBefore.current = ref.current?.offsetHeight ?? null;
  };
}
