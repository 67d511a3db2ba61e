'use client';
import { useMemo } from 'react';
import { useWidgetBootstrap } from '../../hooks';
import { usePromotionGroups, type PromotionsOf } from '../../hooks/organizer/promotions/promotions';
import { joinLoads } from '../../hooks/organizer/resource/load';
import { useTicketTypes } from '../../hooks/organizer/ticketTypes/ticketTypes';
import type { PromotionContext } from './PromotionSections';

/** What the terms of a promotion are chosen from; `undefined` until it is all known. */
export function usePromotionContext(params: PromotionsOf) {
  const bootstrap = useWidgetBootstrap(params.eventId);
  const types = useTicketTypes(params.eventId);
  const groups = usePromotionGroups(params);
  const timeZone = bootstrap.data?.event['time-zone-id'];
  const listed = types.list?.ticketTypes;
  const context = useMemo((): PromotionContext | undefined => {
    if (timeZone === undefined || !listed || !groups.data) return undefined;
    const ticketTypes = listed.map(({ id, name }) => ({ id, name }));
    return { timeZone, ticketTypes, groups: groups.data };
  }, [timeZone, listed, groups.data]);
  return {
    context,
    isUnknown: bootstrap.isUnknownEvent,
    ...joinLoads([bootstrap, types, groups]),
  };
}
