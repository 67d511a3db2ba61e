'use client';
import { cx } from './cx';
import * as css from './Progress.css';

/** Props of `Progress`. @public */
export interface ProgressProps {
  /** Between 0 and 1. */
  value: number;
  /** Without one it is an ornament: the same is said in words beside it. */
  label?: string | undefined;
  /** `danger` where little is left. */
  tone?: 'accent' | 'danger' | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

/** A line of 3 px that fills from the start of reading. @public */
export function Progress({ value, label, tone = 'accent', className }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10;
  const spoken =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
        };
  return (
    <div {...spoken} className={cx(css.track, className)}>
      <div
        className={cx(css.bar, css.tones[tone])}
        style={{ [css.share.slice('var('.length, -1)]: `${percent}%` }}
      />
    </div>
  );
}
