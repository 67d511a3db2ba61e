'use client';
import type { ReactNode } from 'react';
import { cx } from './cx';
import * as css from './Tag.css';

/** Props of `Tag`. @public */
export interface TagProps {
  /** `highlight` and `outline` are for offers; the last three say a status. */
  tone?: 'neutral' | 'highlight' | 'outline' | 'positive' | 'warning' | 'danger' | undefined;
  /** `<Icon size="small">` before the word. */
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

/** One or two words about the thing beside it. @public */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span data-tone={tone} className={cx(css.tag, css.tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
