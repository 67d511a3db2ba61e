'use client';
import { useTicketTypeNames, useWidgetBootstrap } from '../../hooks';
import { usePromotionGroups, type PromotionsOf } from '../../hooks/organizer/promotions';
import type { PromotionScene } from './PromotionSections';

/** What the terms of a promotion are chosen from; `null` until it is all known. */
export function usePromotionScene(params: PromotionsOf) {
  const bootstrap = useWidgetBootstrap(params.eventId);
  const ticketTypes = useTicketTypeNames(params.eventId);
  const groups = usePromotionGroups(params);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  const scene: PromotionScene | null =
    timeZone !== undefined && groups.data ? { timeZone, ticketTypes, groups: groups.data } : null;
  return {
    scene,
    isUnknownEvent: bootstrap.isUnknownEvent,
    isError: bootstrap.isError || groups.isError,
    isFetching: bootstrap.isFetching || groups.isFetching,
    refetch: () => void Promise.all([bootstrap.refetch(), groups.refetch()]),
  };
}
