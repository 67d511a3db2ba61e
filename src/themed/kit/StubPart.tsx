'use client';
import type { HTMLAttributes } from 'react';
import { cx } from './cx';
import { part } from './StubPart.css';

/** One side of the tear, with the stub's own padding of 20 px. @public */
export function StubPart({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(part, className)} />;
}
