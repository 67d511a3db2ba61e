'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { StatePanel } from '../kit/StatePanel';

/** Props of `TimedOut`. @public */
export interface TimedOutProps {
  /** Releases what is left of the hold and begins again (000 §2.7: reloads the page). */
  onStartOver: () => void;
  /** It is being started over. */
  busy?: boolean | undefined;
}

/** The hold ended before the order was sent. 000 §2.7 Timeout panel. @public */
export function TimedOut({ onStartOver, busy }: TimedOutProps) {
  const t = useT();
  return (
    <StatePanel
      icon="clock"
      title={t('registration.timedOut.title')}
      action={
        <Button variant="primary" busy={busy} onClick={onStartOver}>
          {t('registration.timedOut.startOver')}
        </Button>
      }
    >
      <p>{t('registration.timedOut.help')}</p>
    </StatePanel>
  );
}
