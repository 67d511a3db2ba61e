'use client';
import { useState } from 'react';
import type { OrderRow, OrganizerOrder } from '../../contract';
import { orderFilterOf } from '../../domain';
import {
  useOrderCalls,
  useOrderFiles,
  useOrderJobCalls,
  useOrders,
  useOrganizerOrder,
  useSwapTypes,
  useTicketForm,
  useTicketTypeNames,
  useWidgetBootstrap,
} from '../../hooks';
import { useListDisplay } from '../../hooks/organizer/resource/useListDisplay';
import { useT } from '../../i18n';
import { lazyDialog } from '../kit/lazy';
import { useListView } from '../kit/list';
import { PageHeader, ScreenNotFound, useNewRequest, type NewRequestProps } from '../kit/page';
import { readingOf } from '../kit/record';
import type { ViewProps } from '../kit/table';
import { useOrderActions } from './actions/useOrderActions';
import { OrderDrawer, UnknownOrderDrawer } from './OrderDrawer';
import { OrdersView, type OrderLinks } from './OrdersView';
import { useBulkOrders } from './useBulkOrders';

const NewOrderDialog = /* @__PURE__ */ lazyDialog(() => import('./actions/NewOrderDialog'), 'NewOrderDialog');

/** Props of `OrdersScreen`. @experimental */
export interface OrdersScreenProps extends ViewProps, OrderLinks, NewRequestProps {
  /** The event. */
  eventId: string;
  /** Rows a page until others are chosen. Default: 10. */
  pageSize?: number | undefined;
  /** The order beside the list; with `onOpenedIdChange` it is the host's to keep. */
  openedId?: string | null | undefined;
  /** An order is opened, or closed with `null`. */
  onOpenedIdChange?: ((id: string | null) => void) | undefined;
}

const rowIn = (orders: readonly OrderRow[] | undefined, id: string | null) =>
  orders?.find((order) => order.id === id);

/** What a list would show of it. */
const asRow = (order: OrganizerOrder): OrderRow => ({
  ...order,
  tickets: order.tickets.map(({ id, ticketName, firstName, lastName, totalPaid }) => ({
    id,
    ticketName,
    totalPaid,
    attendeeName: `${firstName} ${lastName}`.trim(),
  })),
});

const noTimeZone = 'UTC';
const none: readonly never[] = [];

/** The orders made for an event: found, sorted, opened, sent again, refunded and exported. 002 §7 Tickets and orders. */
export function OrdersScreen(props: OrdersScreenProps) {
  const { eventId, pageSize = 10, hrefOf, onNavigate } = props;
  const display = useListDisplay('orders', pageSize);
  const t = useT();
  const { searched, ...visible } = useListView(props);
  const [ownOpened, setOwnOpened] = useState<string | null>(null);
  const openedId = props.openedId === undefined ? ownOpened : props.openedId;
  const open = props.onOpenedIdChange ?? setOwnOpened;
  const filter = orderFilterOf(searched);
  const bootstrap = useWidgetBootstrap(eventId);
  const ticketTypes = useTicketTypeNames(eventId);
  const list = useOrders(eventId, { ...filter, page: visible.view.page, size: display.size, counts: true });
  const calls = useOrderCalls(eventId);
  const files = useOrderFiles(eventId);
  const jobs = useOrderJobCalls(eventId);
  const opened = useOrganizerOrder(eventId, openedId);
  const [makesOrder, setMakesOrder] = useState(false);
  useNewRequest(props, () => setMakesOrder(true));
  const swapTypes = useSwapTypes(eventId, { enabled: makesOrder || opened.data !== undefined });
  const form = useTicketForm(eventId, { enabled: opened.data !== undefined });
  const actions = useOrderActions({ order: opened.data ?? null, calls, swapTypes, form });
  const total = list.data?.total ?? 0;
  const bulk = useBulkOrders({
    calls,
    jobs,
    filter,
    page: list.data?.orders ?? none,
    total,
    everyId: (signal) => files.everyId(filter, signal),
    makeFile: (ids) => files.orders(ids ? { ids: [...ids] } : filter),
  });
  const timeZone = bootstrap.data?.event['time-zone-id'] ?? noTimeZone;
  if (bootstrap.isUnknownEvent)
    return (
      <>
        <PageHeader title={t('organizer.orders.title')} />
        <ScreenNotFound />
      </>
    );
  // On another page meanwhile: what was read of it stays open.
  const row = rowIn(list.data?.orders, openedId) ?? (opened.data && asRow(opened.data));
  return (
    <>
      <OrdersView
        orders={list.data?.orders ?? null}
        counts={list.data?.counts}
        {...visible}
        {...readingOf(list)}
        total={total}
        timeZone={timeZone}
        ticketTypes={ticketTypes}
        openedId={openedId}
        hrefOf={hrefOf}
        size={display.size}
        display={display}
        onOpenedIdChange={open}
        selection={bulk.selection}
        onSelectionChange={bulk.setSelection}
        bulkActions={bulk.actions}
        onNewOrder={() => setMakesOrder(true)}
        makeExport={files.orders(filter)}
        notice={bulk.notice}
        savedAs={`orders ${eventId}`}
        drawer={
          row ? (
            <OrderDrawer
              row={row}
              timeZone={timeZone}
              actions={actions}
              onNavigate={onNavigate}
              order={opened.data ?? null}
              href={hrefOf?.(row.id)}
              onClose={() => open(null)}
            />
          ) : (
            openedId !== null &&
            opened.isUnknown && <UnknownOrderDrawer id={openedId} onClose={() => open(null)} />
          )
        }
      />
      {makesOrder && (
        <NewOrderDialog
          types={swapTypes}
          make={calls.make}
          onDone={(made) => {
            setMakesOrder(false);
            open(made.id);
          }}
          onClose={() => setMakesOrder(false)}
        />
      )}
      {actions.dialog}
      {bulk.dialog}
    </>
  );
}
