'use client';
import { useEffect, useState } from 'react';

/** True once `active` has been true for `delay` milliseconds; false as soon as it ends. */
export function useLasting(active: boolean, delay: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasts(true), delay);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [active, delay]);
  return active && lasts;
}
