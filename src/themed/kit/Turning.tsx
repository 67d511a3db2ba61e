'use client';
import { cx } from './cx';
import * as css from './Spinner.css';

export interface TurningProps {
  /** 14 or 20 px. */
  size?: 'small' | 'medium' | undefined;
}

/** What a spinner shows; the words are said beside it. */
export const Turning = ({ size }: TurningProps) => (
  <span aria-hidden="true" className={cx(css.spinner, size === 'small' && css.small)} />
);
