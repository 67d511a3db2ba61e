'use client';
import { useAvailablePaymentProcessors, usePaymentProcessor, usePaymentProcessorCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { PaymentProcessorView } from './PaymentProcessorView';

export interface PaymentProcessorScreenProps {
  accountId: string;
  /** Absent for a new one. */
  id: number | undefined;
  pages: string | undefined;
  /** A new one was made. */
  onCreated: (id: number) => void;
  /** Back to the list. */
  onClose: () => void;
}

/** One payment processor, or a new one. */
export function PaymentProcessorScreen({
  accountId,
  id,
  pages,
  onCreated,
  onClose,
}: PaymentProcessorScreenProps) {
  const t = useT();
  const processor = usePaymentProcessor(accountId, id);
  const available = useAvailablePaymentProcessors(accountId);
  const calls = usePaymentProcessorCalls(accountId);
  if (processor.data === null)
    return (
      <ScreenNotFound action={<Button onClick={onClose}>{t('organizer.paymentProcessors.all')}</Button>} />
    );
  if (available.data && (id === undefined || processor.data))
    return (
      <PaymentProcessorView
        {...{ calls, pages, onCreated, onClose }}
        processor={processor.data}
        available={available.data}
      />
    );
  const isError = processor.isError || available.isError;
  return (
    <>
      <PageHeader title={t('organizer.paymentProcessors.name')} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.paymentProcessors.notLoadedOne')}
          isRetrying={processor.isFetching || available.isFetching}
          onRetry={() => [processor, available].forEach((load) => load.isError && void load.refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.paymentProcessors.loading')} />
      )}
    </>
  );
}
