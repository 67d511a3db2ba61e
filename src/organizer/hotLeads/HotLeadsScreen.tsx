'use client';
import { leadFilterOf, leadSheet } from '../../domain/hotLeads';
import { useEveryHotLead, useHotLeadList, useOrganizerEvent } from '../../hooks';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import { useListView } from '../kit/list';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { HotLeadsView, type HotLeadsViewProps } from './HotLeadsView';
import { useLeadTexts } from './useLeadTexts';

/** Props of `HotLeadsScreen`. @experimental */
export interface HotLeadsScreenProps
  extends ViewProps, Pick<HotLeadsViewProps, 'orderHrefOf' | 'onNavigate'> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Rows a page until others are chosen. Default: 25. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';

/** Who began to register for an event: found, filtered and exported. 002 §7 hotLeads. */
export function HotLeads(props: HotLeadsScreenProps) {
  const { accountId, eventId, pageSize = 25, orderHrefOf, onNavigate } = props;
  const display = useListDisplay('hotLeads', pageSize);
  const { searched, ...visible } = useListView(props);
  const filter = leadFilterOf(searched);
  const scope = { accountId, eventId };
  const list = useHotLeadList(scope, { filter, page: visible.view.page, size: display.size });
  const every = useEveryHotLead(scope);
  const texts = useLeadTexts();
  const event = useOrganizerEvent(accountId, eventId);
  return (
    <HotLeadsView
      {...visible}
      {...readingOf(list)}
      leads={list.data?.items ?? null}
      total={list.data?.total ?? 0}
      size={display.size}
      display={display}
      timeZone={event?.['time-zone-id'] ?? noTimeZone}
      file={{
        name: 'hot-leads',
        every: (options) => every(filter, options),
        toSheet: (leads) => leadSheet(leads, texts),
      }}
      orderHrefOf={orderHrefOf}
      onNavigate={onNavigate}
      savedAs={`hotLeads ${eventId}`}
    />
  );
}
