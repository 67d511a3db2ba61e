'use client';
import { useEffect, useState, type RefObject } from 'react';

/** Whether somebody looks at an element: it is pointed at, or the focus is inside. */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isPointedAt = false;
    const read = () => setHeld(isPointedAt || element.contains(element.ownerDocument.activeElement));
    const point = ({ type }: Event) => {
      isPointedAt = type === 'pointerenter';
      read();
    };
    // What has the focus is known only after it left.
    const leave = () => setTimeout(read);
    // What is taken away under the pointer says no good-bye.
    const watch = new MutationObserver(() => {
      if (element.childElementCount === 0) isPointedAt = false;
      read();
    });
    element.addEventListener('pointerenter', point);
    element.addEventListener('pointerleave', point);
    element.addEventListener('focusin', read);
    element.addEventListener('focusout', leave);
    watch.observe(element, { childList: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('pointerenter', point);
      element.removeEventListener('pointerleave', point);
      element.removeEventListener('focusin', read);
      element.removeEventListener('focusout', leave);
    };
  }, [ref]);
  return isHeld;
}
