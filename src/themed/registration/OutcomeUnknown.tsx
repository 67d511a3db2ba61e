'use client';
import { mailAddress } from '../../domain';
import { useOutcomePolling } from '../../headless/order/useOutcomePolling';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Spinner } from '../kit/Spinner';
import { StatePanel } from '../kit/StatePanel';
import * as css from './OutcomeUnknown.css';

/** Props of `OutcomeUnknown`. @public */
export interface OutcomeUnknownProps {
  /** The backend is being asked by the attempt's key. */
  checking: boolean;
  /** The buyer asks once more. */
  onCheckAgain: () => void;
  /** Whom to turn to when no answer comes. */
  supportEmail?: string | undefined;
}

/** Questions without an answer after which the buyer reads what else to do. */
const enough = 3;

/** The answer to a payment was lost. Asks before a second payment is ever offered. FAULTS F25, F26. @public */
export function OutcomeUnknown({ checking, onCheckAgain, supportEmail }: OutcomeUnknownProps) {
  const t = useT();
  const unanswered = useOutcomePolling(checking, onCheckAgain);
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
      {supportEmail && unanswered >= enough && (
        <p role="status">
          {t('registration.unknown.leave')}{' '}
          <a href={mailAddress(supportEmail)} dir="ltr">
            {supportEmail}
          </a>
        </p>
      )}
    </StatePanel>
  );
}
