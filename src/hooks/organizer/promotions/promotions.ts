'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../client';
import { getPromotion, listPromotionGroups, listPromotions } from '../../../contract';
import type { PromotionFilter } from '../../../domain/promotions';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

/** Whose promotions. */
export interface PromotionsOf {
  accountId: string;
  eventId: string;
}

/** There is no such promotion, or no such event. */
const unknown = 4046;

/** One page of the event's promotions, counted from 1. Never throws; read `isError` and `isUnknown`. 002 §7 Promotions. */
export function usePromotions(
  params: PromotionsOf,
  { page, ...filter }: PromotionFilter & { page: number; size: number },
) {
  const { client } = useEnvironment();
  const query = useQuery({
    ...endpointQuery(client, listPromotions, { params, query: { ...filter, page: page - 1 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, isUnknown: query.error instanceof ApiError && query.error.code === unknown };
}

/** One promotion; nothing is read without `promotionId`. Never throws; read `isError` and `isUnknown`. 002 §7 Promotions. */
export function usePromotion(params: PromotionsOf, promotionId: string | undefined) {
  const { client } = useEnvironment();
  const query = useQuery({
    ...endpointQuery(client, getPromotion, { params: { ...params, promotionId: promotionId ?? '' } }),
    enabled: promotionId !== undefined,
    staleTime: 0,
  });
  return { ...query, isUnknown: query.error instanceof ApiError && query.error.code === unknown };
}

/** The event's groups of promotions, by name. Never throws; read `isError`. 002 §7 Promotions. */
export function usePromotionGroups(params: PromotionsOf) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listPromotionGroups, { params }),
    select: ({ promotionGroups }) => promotionGroups,
    staleTime: 0,
  });
}
