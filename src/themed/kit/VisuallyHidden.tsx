'use client';
import type { HTMLAttributes } from 'react';
import { cx } from './cx';
import { visuallyHidden } from './VisuallyHidden.css';

/** Words that are read aloud and not shown. Takes every attribute of a span, e.g. `role="status"`. @public */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={cx(visuallyHidden, className)} />;
}
