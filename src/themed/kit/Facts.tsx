'use client';
import { Children, type ReactNode } from 'react';
import { cx } from './cx';
import * as css from './Facts.css';

export interface FactsProps {
  /** One fact each; empty ones are left out. */
  children: ReactNode;
  className?: string | undefined;
}

/* Safari forgets that a list without bullets is one. */
const list = 'list';

/** Short facts in a line with dots between: date · place · seat. */
export function Facts({ children, className }: FactsProps) {
  return (
    <div className={cx(css.facts, className)}>
      <ul role={list} className={css.line}>
        {Children.toArray(children)
          .filter((fact) => fact !== '')
          .map((fact, index) => (
            <li key={index} className={css.fact}>
              {fact}
            </li>
          ))}
      </ul>
    </div>
  );
}
