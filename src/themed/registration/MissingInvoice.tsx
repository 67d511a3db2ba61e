'use client';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';

/** In the place of the invoice's fields while it is not known which there are; with a way to ask again once that failed. FAULTS F57. */
export function MissingInvoice({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useT();
  if (!onRetry)
    return (
      <>
        <VisuallyHidden role="status">{t('registration.invoiceLoading')}</VisuallyHidden>
        <Skeleton height="9rem" />
      </>
    );
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('registration.invoiceFailed')}
      action={<Button onClick={onRetry}>{t('registration.retry')}</Button>}
    >
      {t('registration.invoiceFailedHelp')}
    </Notice>
  );
}
