'use client';
import { useAvailablePaymentProcessors, usePaymentProcessor, usePaymentProcessorCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ScreenNotFound } from '../kit/page';
import { ScreenState } from '../kit/record';
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
  return (
    <ScreenState
      loads={[processor, available]}
      data={{ available: available.data, processor: id === undefined ? null : processor.data }}
      head={{ title: t('organizer.paymentProcessors.name') }}
      loading={t('organizer.paymentProcessors.loading')}
      failed={t('organizer.paymentProcessors.notLoadedOne')}
    >
      {(found) => (
        <PaymentProcessorView
          calls={calls}
          pages={pages}
          onCreated={onCreated}
          onClose={onClose}
          processor={found.processor ?? undefined}
          available={found.available}
        />
      )}
    </ScreenState>
  );
}
