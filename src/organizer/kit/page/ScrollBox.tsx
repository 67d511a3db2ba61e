'use client';
import { useRef, type ReactNode } from 'react';
import { useScrolls } from '../../../themed/order/useScrolls';
import * as css from './ScrollBox.css';

export interface ScrollBoxProps {
  /** Names what scrolls, for those who can't see it. */
  label: string;
  children: ReactNode;
}

/** A small table that may be wider than a phone: it scrolls by itself, and the page does not. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    // Without a pointer, the keyboard scrolls it.
    <div ref={box} className={css.box} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      {children}
    </div>
  );
}
