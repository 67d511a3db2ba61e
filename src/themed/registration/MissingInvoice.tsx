'use client';
import { Invoice } from '../../headless/invoice';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';

/** In the place of the invoice's fields while it is not known which there are; with a way to ask again once that failed. FAULTS F57. */
export const MissingInvoice = () => (
  <>
    <Invoice.Pending render={() => <Pending />} />
    <Invoice.Failed render={() => <Failed />} />
  </>
);

function Pending() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('registration.invoiceLoading')}</VisuallyHidden>
      <Skeleton height="9rem" />
    </>
  );
}

function Failed() {
  const t = useT();
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('registration.invoiceFailed')}
      action={<Invoice.Retry render={<Button />}>{t('registration.retry')}</Invoice.Retry>}
    >
      {t('registration.invoiceFailedHelp')}
    </Notice>
  );
}
