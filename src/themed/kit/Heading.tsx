'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './cx';
import * as css from './Heading.css';

/** Props of `Heading`. @public */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline. */
  level: 1 | 2 | 3 | 4 | 5;
  /** Its size: 16, 18, 22, 28 or 40 px. Follows the level when absent. */
  size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
}

const defaultSize = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'md' } as const;

/** A title; with `tabIndex={-1}` and a ref, where focus goes when the screen changes. @public */
export const Heading = /* @__PURE__ */ forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = defaultSize[level], className, children, ...rest },
  ref,
) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} ref={ref} className={cx(css.heading, css.sizes[size], className)}>
      {children}
    </Element>
  );
});
