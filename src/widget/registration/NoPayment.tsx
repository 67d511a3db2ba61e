'use client';
import { mailAddress } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { StatePanel } from '../../themed/kit/StatePanel';
import { useWidgetContext } from '../WidgetContext';
import { warnOfGateway } from '../warnOfPayments';

export interface NoPaymentProps {
  /** Whom to turn to. */
  supportEmail: string | undefined;
  /** Gives the tickets back. */
  onBack: (() => void) | undefined;
}

/** In place of the form where nothing that the page takes pays for the order: nobody fills in what can't be sent. */
export function NoPayment({ supportEmail, onBack }: NoPaymentProps) {
  const t = useT();
  const { siteConf } = useWidgetContext().bootstrap;
  if (process.env.NODE_ENV !== 'production') warnOfGateway(siteConf.gateway);
  return (
    <StatePanel
      icon="alert"
      title={t('payment.noneOffered.title')}
      action={onBack && <Button onClick={onBack}>{t('registration.back')}</Button>}
    >
      <p>{t('payment.noneOffered.help')}</p>
      {supportEmail && (
        <p>
          <a href={mailAddress(supportEmail)} dir="ltr">
            {supportEmail}
          </a>
        </p>
      )}
    </StatePanel>
  );
}
