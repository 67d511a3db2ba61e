'use client';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * For lists whose rows may go with what was pressed in them: remembers what has the focus when it is called. Where that is gone after a
 * later render, and the focus with it, the title of the screen in `box` takes it, or that of the part of a screen.
 */
export function usePressed(box: RefObject<HTMLElement | null>) {
  const pressed = useRef<Element>(null);
  // After every render: what was read anew, or another filter, may have taken the row away.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected || document.activeElement !== document.body) return;
    pressed.current = null;
    const title =
      box.current?.querySelector<HTMLElement>('h1') ?? box.current?.querySelector<HTMLElement>('h2');
    title?.focus();
  });
  return useCallback(() => {
    pressed.current = document.activeElement;
  }, []);
}
