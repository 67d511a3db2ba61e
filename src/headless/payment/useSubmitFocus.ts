'use client';
import { useRef } from 'react';
import { useClientLayoutEffect } from '../../react';

/**
 * Holds the focus while the form's button and those of a method take each other's place: what is hidden or gone would leave it to nobody.
 * A button of the method has it again once it can be pressed, unless somebody went elsewhere meanwhile.
 */
export function useSubmitFocus(showsOwn: boolean) {
  const ownRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  useClientLayoutEffect(() => {
    const own = ownRef.current;
    if (!own) return;
    const { activeElement, body } = own.ownerDocument;
    if (showsOwn) {
      if (activeElement === body) pressed.current?.focus({ preventScroll: true });
      pressed.current = null;
    } else if (own.contains(activeElement)) {
      pressed.current = activeElement as HTMLElement;
      buttonRef.current?.focus({ preventScroll: true });
    }
  }, [showsOwn]);
  return { ownRef, buttonRef };
}
