'use client';
import { useT } from '../../i18n';
import { cx } from './cx';
import * as css from './Spinner.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps {
  /** What is awaited, for those who can't see it turn. "Loading" when absent, nothing when null. */
  label?: string | null | undefined;
  /** 14 or 20 px. */
  size?: 'small' | 'medium' | undefined;
}

/** Something is on its way. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const t = useT();
  const turning = <span aria-hidden="true" className={cx(css.spinner, size === 'small' && css.small)} />;
  if (label === null) return turning;
  return (
    <span role="status">
      {turning}
      <VisuallyHidden>{label ?? t('kit.loading')}</VisuallyHidden>
    </span>
  );
}
