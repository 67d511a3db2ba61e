'use client';
import { useState } from 'react';
import type { BuyerRequest } from '../../contract';
import { requestFilterOf } from '../../domain/myOrder/requests';
import { useWidgetBootstrap } from '../../hooks';
import { useBuyerRequestCalls, useBuyerRequests } from '../../hooks/organizer/myOrder/useBuyerRequests';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import { useListView } from '../kit/list';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { BuyerRequestsView, type BuyerRequestsViewProps } from './BuyerRequestsView';
import { RequestDrawer } from './RequestDrawer';
import { useBulkRequests } from './useBulkRequests';

/** Props of `BuyerRequestsScreen`. @experimental */
export interface BuyerRequestsScreenProps
  extends ViewProps, Pick<BuyerRequestsViewProps, 'orderHrefOf' | 'settingsHref' | 'onNavigate'> {
  /** The event. */
  eventId: string;
  /** Rows a page until others are chosen. Default: 25. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';
const none: readonly never[] = [];

/** What buyers asked for: found, approved or declined, several at once too, and exported. */
export function BuyerRequests(props: BuyerRequestsScreenProps) {
  const { eventId, pageSize = 25, orderHrefOf, settingsHref, onNavigate } = props;
  const display = useListDisplay('buyerRequests', pageSize);
  const { searched, ...page } = useListView(props);
  const filter = requestFilterOf(searched);
  const list = useBuyerRequests(eventId, { filter, page: page.view.page, size: display.size });
  const calls = useBuyerRequestCalls(eventId);
  const total = list.data?.total ?? 0;
  const bulk = useBulkRequests({ calls, total, filter, page: list.data?.items ?? none });
  const timeZone = useWidgetBootstrap(eventId).data?.event['time-zone-id'] ?? noTimeZone;
  const [opened, setOpened] = useState<BuyerRequest | null>(null);
  // One that left the list by its decision stays open, as the decision answered it.
  const request = opened && ((list.data?.items ?? none).find(({ id }) => id === opened.id) ?? opened);
  return (
    <>
      <BuyerRequestsView
        {...page}
        {...readingOf(list)}
        requests={list.data?.items ?? null}
        total={total}
        size={display.size}
        display={display}
        timeZone={timeZone}
        openedId={request?.id ?? null}
        onOpen={setOpened}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        notice={bulk.notice}
        file={{ name: 'buyer-requests', every: (options) => calls.every(filter, options) }}
        orderHrefOf={orderHrefOf}
        settingsHref={settingsHref}
        onNavigate={onNavigate}
        savedAs={`buyerRequests ${eventId}`}
        drawer={
          request && (
            <RequestDrawer
              key={request.id}
              request={request}
              timeZone={timeZone}
              decide={calls.decide}
              orderHrefOf={orderHrefOf}
              onNavigate={onNavigate}
              onDecided={setOpened}
              onClose={() => setOpened(null)}
            />
          )
        }
      />
      {bulk.dialog}
    </>
  );
}
