'use client';
import { useEffect, type RefObject } from 'react';

const name = '--bx-page-foot';

/**
 * As long as `box` covers the end of the window, the page knows how high it is: what sticks to the end stands above it, and what takes
 * the focus is scrolled above it.
 */
export function usePageFoot(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockEnd;
    const measure = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      style.setProperty(name, height);
      style.scrollPaddingBlockEnd = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(name);
      style.scrollPaddingBlockEnd = before;
    };
  }, [box]);
}
