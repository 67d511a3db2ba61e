'use client';
import { useEffect } from 'react';

/**
 * Whenever the page is about to go, lets the browser ask first if `isNeeded` says so; until the returned function is called. A page that
 * listens is left out of the browser's back-forward cache: listen only while there is something to lose.
 */
export function guardUnload(isNeeded: () => boolean): () => void {
  const stay = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', stay);
  return () => window.removeEventListener('beforeunload', stay);
}

const always = () => true;

/** While `isNeeded`, the browser asks before the page goes. */
export function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? guardUnload(always) : undefined), [isNeeded]);
}
