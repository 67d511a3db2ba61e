'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Spinner } from '../kit/Spinner';
import { StatePanel } from './StatePanel';
import * as css from './OutcomeUnknown.css';

export interface OutcomeUnknownProps {
  /** The backend is being asked by the attempt's key. */
  checking: boolean;
  onCheckAgain: () => void;
}

/** The answer to a payment was lost. Asks before a second payment is ever offered. FAULTS F25, F26. */
export function OutcomeUnknown({ checking, onCheckAgain }: OutcomeUnknownProps) {
  const t = useT();
  return (
    <StatePanel
      icon="refresh"
      title={t('registration.unknown.title')}
      action={
        <Button busy={checking} onClick={onCheckAgain}>
          {t('registration.unknown.again')}
        </Button>
      }
    >
      <p>{t('registration.unknown.help')}</p>
      <p role="status" className={css.status}>
        {checking && <Spinner label={null} size="small" />}
        {t(checking ? 'registration.unknown.checking' : 'registration.unknown.notYet')}
      </p>
    </StatePanel>
  );
}
