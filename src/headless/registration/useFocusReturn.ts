'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Focus stays in the place of a button that goes away once it has done its work, which is when `topic` changes. */
export function useFocusReturn(box: RefObject<HTMLElement | null>, topic: string | null) {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = box.current;
    const note = ({ type }: FocusEvent) => {
      hadFocus.current = type === 'focusin';
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', note);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', note);
    };
  }, [box]);
  useEffect(() => {
    // Removing the focused element fires no focusout everywhere: nothing else has the focus then.
    if (hadFocus.current && document.activeElement === document.body) box.current?.focus();
  }, [box, topic]);
}
