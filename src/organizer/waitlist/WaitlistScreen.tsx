'use client';
import { waitingFilterOf } from '../../domain/waitlist';
import { useOrganizerEvent, useTicketTypeNames } from '../../hooks';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import {
  useFreePlaces,
  useWaitingEntries,
  useWaitlistCalls,
} from '../../hooks/organizer/waitlist/useWaitingEntries';
import { useListView } from '../kit/list';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { useBulkWaiting } from './useBulkWaiting';
import { WaitlistView, type WaitlistViewProps } from './WaitlistView';

/** Props of `WaitlistScreen`. @experimental */
export interface WaitlistScreenProps
  extends ViewProps, Pick<WaitlistViewProps, 'orderHrefOf' | 'onNavigate'> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Rows a page until others are chosen. Default: 25. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';
const none: readonly never[] = [];

/** Who waits for places of sold-out ticket types: found, offered places, removed and exported. */
export function Waitlist(props: WaitlistScreenProps) {
  const { accountId, eventId, pageSize = 25, orderHrefOf, onNavigate } = props;
  const display = useListDisplay('waitlist', pageSize);
  const { searched, ...page } = useListView(props);
  const filter = waitingFilterOf(searched);
  const scope = { accountId, eventId };
  const list = useWaitingEntries(scope, { filter, page: page.view.page, size: display.size });
  const places = useFreePlaces(scope);
  const calls = useWaitlistCalls(scope);
  const ticketTypes = useTicketTypeNames(eventId);
  const event = useOrganizerEvent(accountId, eventId);
  const total = list.data?.total ?? 0;
  const bulk = useBulkWaiting({
    calls,
    total,
    filter,
    page: list.data?.items ?? none,
    places: places.data ?? none,
  });
  return (
    <>
      <WaitlistView
        {...page}
        {...readingOf(list)}
        entries={list.data?.items ?? null}
        total={total}
        size={display.size}
        display={display}
        // Nobody waits for the others.
        ticketTypes={ticketTypes.filter(
          ({ id }) => !places.data || places.data.some(({ ticketTypeId }) => ticketTypeId === id),
        )}
        timeZone={event?.['time-zone-id'] ?? noTimeZone}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        notice={bulk.notice}
        file={{ name: 'waitlist', every: (options) => calls.every(filter, options) }}
        orderHrefOf={orderHrefOf}
        onNavigate={onNavigate}
        savedAs={`waitlist ${eventId}`}
      />
      {bulk.dialog}
    </>
  );
}
