'use client';
import { getPromotion, listPromotionGroups, listPromotions } from '../../../contract';
import type { PromotionFilter } from '../../../domain/promotions';
import { isUnknown, useRead } from '../resource/useRead';

/** Whose promotions. */
export interface PromotionsOf {
  accountId: string;
  eventId: string;
}

/** One page of the event's promotions, counted from 1. Never throws; read `isError` and `isUnknown`. 002 §7 Promotions. */
export function usePromotions(
  params: PromotionsOf,
  { page, ...filter }: PromotionFilter & { page: number; size: number },
) {
  const input = { params, query: { ...filter, page: page - 1 } };
  const query = useRead(listPromotions, input, { isPage: true });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** One promotion; nothing is read without `promotionId`. Never throws; read `isError` and `isUnknown`. 002 §7 Promotions. */
export function usePromotion(params: PromotionsOf, promotionId: string | undefined) {
  const input = { params: { ...params, promotionId: promotionId ?? '' } };
  const query = useRead(getPromotion, input, { enabled: promotionId !== undefined });
  return { ...query, isUnknown: isUnknown(query.error) };
}

/** The event's groups of promotions, by name. Never throws; read `isError`. 002 §7 Promotions. */
export const usePromotionGroups = (params: PromotionsOf) =>
  useRead(listPromotionGroups, { params }, { select: ({ promotionGroups }) => promotionGroups });
