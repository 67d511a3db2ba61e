'use client';
import type { ReactNode } from 'react';
import type { PromotionsOf } from '../../hooks/organizer/promotions/promotions';
import { useT } from '../../i18n';
import { ScreenFailed, ScreenLoading, ScreenNotFound } from '../kit/page';
import type { PromotionScene } from './PromotionSections';
import { usePromotionScene } from './usePromotionScene';

interface WithSceneProps extends PromotionsOf {
  children: (scene: PromotionScene) => ReactNode;
}

/** Draws a form of promotions as soon as it is known what its terms are chosen from. */
export function WithScene({ accountId, eventId, children }: WithSceneProps) {
  const t = useT();
  const { scene, isUnknownEvent, isError, isFetching, refetch } = usePromotionScene({ accountId, eventId });
  if (isUnknownEvent) return <ScreenNotFound />;
  if (scene) return children(scene);
  if (!isError) return <ScreenLoading label={t('organizer.promotions.loading')} />;
  return <ScreenFailed title={t('organizer.promotions.failed')} onRetry={refetch} isRetrying={isFetching} />;
}
