'use client';
import { useBuyerInformation } from '../../hooks';
import { useT } from '../../i18n';
import { PageHeader, ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import { BuyerInformationView } from './BuyerInformationView';

/** Props of `BuyerInformationScreen`. @experimental */
export interface BuyerInformationScreenProps {
  /** The event. */
  eventId: string;
  /** It is saved; buyers meet it from now on. */
  onSaved?: (() => void) | undefined;
}

/** What the buyers of an event are asked and helped with. 001 §2, 002 §2 buyer information; 000 §1, §5. */
export function BuyerInformation({ eventId, onSaved }: BuyerInformationScreenProps) {
  const t = useT();
  const { kept, questions, save, reload, ...load } = useBuyerInformation(eventId);
  if (load.isUnknownEvent) return <ScreenNotFound />;
  if (kept && questions) return <BuyerInformationView {...{ kept, questions, save, reload, onSaved }} />;
  return (
    <>
      <PageHeader title={t('organizer.registration.buyer')} />
      {load.isError ? (
        <ScreenFailed
          title={t('organizer.buyer.notLoaded')}
          isRetrying={load.isFetching}
          onRetry={load.refetch}
        />
      ) : (
        <ScreenLoading label={t('organizer.buyer.loading')} />
      )}
    </>
  );
}
