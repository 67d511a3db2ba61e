'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { Dialog } from '../kit/Dialog';
import { Spinner } from '../kit/Spinner';
import * as css from './RedirectDialog.css';

export interface RedirectDialogProps {
  /** PayPal's page; it was checked before. */
  address: string;
  /** The browser did not go there by itself. */
  isRefused: boolean;
  /** Back to the form, without paying. */
  onBack: () => void;
}

/** On the way to PayPal: what happens there and to the money, and a way by hand. 000 §4 Submit; FAULTS F47. */
export function RedirectDialog({ address, isRefused, onBack }: RedirectDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('payment.paypal.redirect.title')}
      description={t('payment.paypal.redirect.help')}
      footer={
        <>
          <Button onClick={onBack}>{t('payment.paypal.redirect.back')}</Button>
          <ButtonLink variant="primary" href={address} target="_top">
            {t('payment.paypal.redirect.link')}
          </ButtonLink>
        </>
      }
    >
      <p role="status" className={css.status}>
        {isRefused ? (
          t('payment.paypal.redirect.refused')
        ) : (
          <>
            <Spinner label={null} size="small" />
            {t('payment.paypal.redirect.leaving')}
          </>
        )}
      </p>
    </Dialog>
  );
}
