'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { StatePanel } from '../kit/StatePanel';

/** Props of `ConfirmationFailure`. @public */
export interface ConfirmationFailureProps {
  /** Tries again what failed; absent where that can't help, because the link is not whole. */
  onRetry?: (() => void) | undefined;
  /** The next try is on its way. */
  busy?: boolean | undefined;
}

/** The confirmation can't be shown now; the order stands. @public */
export function ConfirmationFailure({ onRetry, busy }: ConfirmationFailureProps) {
  const t = useT();
  return (
    <StatePanel
      icon="alert-circle"
      title={t(onRetry ? 'confirmation.failed' : 'confirmation.missing')}
      action={
        onRetry && (
          <Button variant="primary" busy={busy} onClick={onRetry}>
            {t('confirmation.retry')}
          </Button>
        )
      }
    >
      <p>{t(onRetry ? 'confirmation.failedHelp' : 'confirmation.outcome.unknownText')}</p>
    </StatePanel>
  );
}
