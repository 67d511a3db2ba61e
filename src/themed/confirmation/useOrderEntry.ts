'use client';
import { useMemo } from 'react';
import type { ConfirmationData } from '../../contract';
import { eventEntry, type CalendarEntry, type EventEntryOptions } from '../../domain/calendar/entry';
import { useT } from '../../i18n';

/** What an order puts into a calendar. */
export interface OrderEntry {
  entry: CalendarEntry;
  /** Of every entry of the order. */
  about: EventEntryOptions;
}

/** The event of an order as a calendar entry, which names the order. */
export function useOrderEntry({
  id,
  event,
  links,
}: Pick<ConfirmationData, 'id' | 'event' | 'links'>): OrderEntry {
  const t = useT();
  const url = links?.event;
  const about = useMemo(() => ({ description: t('confirmation.order', { id }), url }), [id, url, t]);
  const entry = useMemo(() => eventEntry(event, about), [event, about]);
  return { entry, about };
}
