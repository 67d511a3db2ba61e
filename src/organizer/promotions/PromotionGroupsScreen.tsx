'use client';
import { usePromotionCalls } from '../../hooks/organizer/promotions/promotionCalls';
import { usePromotionGroups } from '../../hooks/organizer/promotions/promotions';
import { readingOf } from '../kit/record';
import { PromotionGroupsView, type PromotionGroupsViewProps } from './PromotionGroupsView';

/** Props of `PromotionGroupsScreen`. @experimental */
export interface PromotionGroupsScreenProps extends Pick<
  PromotionGroupsViewProps,
  'listHrefOf' | 'onNavigate' | 'back'
> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
}

/** The event's groups of promotions: make, rename, delete. 002 §7 promotionGroups CRUD. */
export function PromotionGroupsScreen({ accountId, eventId, ...links }: PromotionGroupsScreenProps) {
  const groups = usePromotionGroups({ accountId, eventId });
  const calls = usePromotionCalls({ accountId, eventId });
  return <PromotionGroupsView {...links} calls={calls} {...readingOf(groups)} groups={groups.data ?? null} />;
}
