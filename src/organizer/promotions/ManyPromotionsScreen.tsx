'use client';
import { promotionTerms } from '../../domain/promotions';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { promotionFile } from '../../hooks/organizer/promotions/promotionFiles';
import { usePromotionRun } from '../../hooks/organizer/promotions/usePromotionRun';
import type { BackLink } from '../kit/page';
import { ManyPromotionsView } from './ManyPromotionsView';
import { WithPromotionContext } from './WithPromotionContext';

/** Props of `ManyPromotionsScreen`. @experimental */
export interface ManyPromotionsScreenProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** It is over, and they have read what came of it. */
  onDone: () => void;
  /** The list they will be part of: a link above the title. */
  back?: BackLink | undefined;
}

/** Makes up to 5,000 codes with the same terms, reports its progress, and can be stopped. 002 §7, §9 Bulk promo create. */
export function ManyPromotionsScreen({ accountId, eventId, onDone, back }: ManyPromotionsScreenProps) {
  const { createMany } = usePromotionCalls({ accountId, eventId });
  const { state, run, stop, reset } = usePromotionRun(createMany);
  return (
    <WithPromotionContext accountId={accountId} eventId={eventId}>
      {(context) => (
        <ManyPromotionsView
          context={context}
          state={state}
          back={back}
          onRun={({ bulkQuantity, prefix, ...terms }) =>
            run({
              ...promotionTerms(terms, context.timeZone),
              bulkQuantity: bulkQuantity ?? 0,
              prefix: prefix.trim().toUpperCase(),
            })
          }
          onStop={stop}
          onClose={() => {
            reset();
            onDone();
          }}
          makeFile={(format) => promotionFile(format, state.at === 'ended' ? state.made : [])}
        />
      )}
    </WithPromotionContext>
  );
}
