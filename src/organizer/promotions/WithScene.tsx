'use client';
import type { ReactNode } from 'react';
import type { PromotionsOf } from '../../hooks/organizer/promotions/promotions';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import type { PromotionScene } from './PromotionSections';
import { usePromotionScene } from './usePromotionScene';

interface WithSceneProps extends PromotionsOf {
  children: (scene: PromotionScene) => ReactNode;
}

/** Draws a form of promotions as soon as it is known what its terms are chosen from. */
export function WithScene({ accountId, eventId, children }: WithSceneProps) {
  const t = useT();
  const { scene, isUnknown, ...around } = usePromotionScene({ accountId, eventId });
  return (
    <ScreenState
      loads={[around]}
      data={{ scene }}
      isUnknown={isUnknown}
      loading={t('organizer.promotions.loading')}
      failed={t('organizer.promotions.failed')}
    >
      {(found) => children(found.scene)}
    </ScreenState>
  );
}
