'use client';
import type { ReactNode } from 'react';
import type { PromotionsOf } from '../../hooks/organizer/promotions/promotions';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import type { PromotionContext } from './PromotionSections';
import { usePromotionContext } from './usePromotionContext';

interface WithPromotionContextProps extends PromotionsOf {
  children: (context: PromotionContext) => ReactNode;
}

/** Draws a form of promotions as soon as it is known what its terms are chosen from. */
export function WithPromotionContext({ accountId, eventId, children }: WithPromotionContextProps) {
  const t = useT();
  const { context, isUnknown, ...around } = usePromotionContext({ accountId, eventId });
  return (
    <ScreenState
      loads={[around]}
      data={{ context }}
      isUnknown={isUnknown}
      loading={t('organizer.promotions.loading')}
      failed={t('organizer.promotions.failed')}
    >
      {(found) => children(found.context)}
    </ScreenState>
  );
}
