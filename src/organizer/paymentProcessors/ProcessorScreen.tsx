'use client';
import { useAvailableProcessors, usePaymentProcessor, useProcessorCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ScreenNotFound } from '../kit/page';
import { ScreenState } from '../kit/record';
import { ProcessorView } from './ProcessorView';

export interface ProcessorScreenProps {
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
export function ProcessorScreen({ accountId, id, pages, onCreated, onClose }: ProcessorScreenProps) {
  const t = useT();
  const processor = usePaymentProcessor(accountId, id);
  const available = useAvailableProcessors(accountId);
  const calls = useProcessorCalls(accountId);
  if (processor.data === null)
    return <ScreenNotFound action={<Button onClick={onClose}>{t('organizer.processors.all')}</Button>} />;
  return (
    <ScreenState
      loads={[processor, available]}
      data={{ available: available.data, processor: id === undefined ? null : processor.data }}
      head={{ title: t('organizer.processors.name') }}
      loading={t('organizer.processors.loading')}
      failed={t('organizer.processors.notLoadedOne')}
    >
      {(found) => (
        <ProcessorView
          {...{ calls, pages, onCreated, onClose }}
          processor={found.processor ?? undefined}
          available={found.available}
        />
      )}
    </ScreenState>
  );
}
