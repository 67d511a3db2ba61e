'use client';
import { useAvailableProcessors, usePaymentProcessor, useProcessorCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
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
  if (available.data && (id === undefined || processor.data))
    return (
      <ProcessorView
        {...{ calls, pages, onCreated, onClose }}
        processor={processor.data}
        available={available.data}
      />
    );
  const isError = processor.isError || available.isError;
  return (
    <>
      <PageHeader title={t('organizer.processors.name')} />
      {isError ? (
        <ScreenFailed
          title={t('organizer.processors.notLoadedOne')}
          isRetrying={processor.isFetching || available.isFetching}
          onRetry={() => [processor, available].forEach((load) => load.isError && void load.refetch())}
        />
      ) : (
        <ScreenLoading label={t('organizer.processors.loading')} />
      )}
    </>
  );
}
