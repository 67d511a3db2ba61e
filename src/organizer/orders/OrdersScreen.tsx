'use client';
import { useState } from 'react';
import { useOrders, useWidgetBootstrap } from '../../hooks';
import { useDebounced } from '../../hooks/useDebounced';
import { useT } from '../../i18n';
import { Panel } from '../../themed/notices/Panel';
import { everyOrder } from './OrdersFilters';
import { OrdersTitle } from './OrdersTitle';
import { OrdersView } from './OrdersView';

export interface OrdersScreenProps {
  eventId: string;
  /** Rows a page. Default: 10. */
  pageSize?: number | undefined;
}

const noTimeZone = 'UTC';
/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;

/** The orders made for an event, with search, status and details. 002 §7 Orders. */
export function OrdersScreen({ eventId, pageSize = 10 }: OrdersScreenProps) {
  const t = useT();
  const [filter, setFilter] = useState(everyOrder);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const search = useDebounced(filter.search.trim(), typingPause);
  const bootstrap = useWidgetBootstrap(eventId);
  const list = useOrders(eventId, {
    ...(search && { search }),
    ...(filter.status && { status: filter.status }),
    page: filter.page,
    size: pageSize,
  });
  if (bootstrap.isUnknownEvent)
    return (
      <>
        <OrdersTitle />
        <Panel level={2} role="alert" icon="search" title={t('event.unknown.title')}>
          {t('event.unknown.text')}
        </Panel>
      </>
    );
  return (
    <OrdersView
      orders={list.data?.orders ?? null}
      total={list.data?.total ?? 0}
      filter={filter}
      onFilterChange={setFilter}
      size={pageSize}
      timeZone={bootstrap.data?.event['time-zone-id'] ?? noTimeZone}
      hasFailed={list.isError}
      isUpdating={list.isFetching}
      onRetry={() => void list.refetch()}
      openedId={openedId}
      onOpenedIdChange={setOpenedId}
    />
  );
}
