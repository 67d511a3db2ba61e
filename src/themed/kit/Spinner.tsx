'use client';
import { useT } from '../../i18n';
import { Turning, type TurningProps } from './Turning';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of `Spinner`. @public */
export interface SpinnerProps extends TurningProps {
  /** What is awaited, for those who can't see it turn. "Loading" when absent, nothing when null. */
  label?: string | null | undefined;
}

/** Something is on its way. @public */
export function Spinner({ label, size }: SpinnerProps) {
  const t = useT();
  if (label === null) return <Turning size={size} />;
  return (
    <span role="status">
      <Turning size={size} />
      <VisuallyHidden>{label ?? t('kit.loading')}</VisuallyHidden>
    </span>
  );
}
