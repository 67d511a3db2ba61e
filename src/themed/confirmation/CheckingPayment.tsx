'use client';
import { useT } from '../../i18n';
import { Spinner } from '../kit/Spinner';
import { StatePanel } from '../kit/StatePanel';

/** The payment is said to be made; until the order says so too, it is not believed (DECISIONS, Order flow). @public */
export function CheckingPayment() {
  const t = useT();
  return (
    <StatePanel icon="refresh" title={t('confirmation.checking')}>
      <p>{t('confirmation.checkingHelp')}</p>
      <Spinner label={t('confirmation.checking')} />
    </StatePanel>
  );
}
