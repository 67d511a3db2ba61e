'use client';
import { useBuyerInformation } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
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
  const buyer = useBuyerInformation(eventId);
  const { saved, questions, save, reload } = buyer;
  return (
    <ScreenState
      loads={[buyer]}
      data={{ saved, questions }}
      isUnknown={buyer.isUnknown}
      head={{ title: t('organizer.buyerInformation.title') }}
      loading={t('organizer.buyerInformation.loading')}
      failed={t('organizer.buyerInformation.notLoaded')}
    >
      {(found) => <BuyerInformationView {...found} save={save} reload={reload} onSaved={onSaved} />}
    </ScreenState>
  );
}
