'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { StatePanel } from '../registration/StatePanel';

export interface ConfirmationFailureProps {
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** The confirmation can't be shown now; the order stands. */
export function ConfirmationFailure({ onRetry, busy }: ConfirmationFailureProps) {
  const t = useT();
  return (
    <StatePanel
      icon="alert-circle"
      title={t('confirmation.failed')}
      action={
        <Button variant="primary" busy={busy} onClick={onRetry}>
          {t('confirmation.retry')}
        </Button>
      }
    >
      <p>{t('confirmation.failedHelp')}</p>
    </StatePanel>
  );
}
