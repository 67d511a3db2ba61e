'use client';
import type { ReactNode } from 'react';
import { cx } from './cx';
import * as css from './Facts.css';

/** Props of `Facts`. @public */
export interface FactsProps {
  /** One fact each; empty ones are left out. */
  items: readonly ReactNode[];
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

/** A figure may be zero. */
const isSomething = (fact: ReactNode) => fact === 0 || Boolean(fact);
/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** Short facts in a line with dots between: date · place · seat. A date stays as a server wrote it, in other spaces maybe. @public */
export function Facts({ items, className }: FactsProps) {
  return (
    <div className={cx(css.facts, className)}>
      <ul role={list} className={css.line}>
        {items.filter(isSomething).map((fact, index) => (
          <li key={index} className={css.fact} suppressHydrationWarning>
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
