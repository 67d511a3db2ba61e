'use client';
import { useCallback, useMemo, type MouseEvent, type ReactNode } from 'react';
import type { OrderCounts, OrderRow } from '../../contract';
import { orderTypes } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ListScreen, type SelectableListProps } from '../kit/list';
import { DrawerLayout } from '../kit/page';
import { ExportButton, type ExportButtonProps } from '../kit/table';
import { DayRange } from './DayRange';
import { useOrderColumns } from './orderColumns';
import { StatusTabs } from './StatusTabs';

export interface OrdersViewProps extends SelectableListProps {
  /** The orders of this page; `null` before the first answer. */
  orders: readonly OrderRow[] | null;
  /** How many of each status the rest of the filter finds; absent while nobody knows. */
  counts?: OrderCounts | undefined;
  /** IANA zone of the event. */
  timeZone: string;
  /** What can be filtered by. */
  ticketTypes: readonly { id: string; name: string }[];
  /** The order whose details stand beside the list; `null` for none. */
  openedId: string | null;
  /** An order is opened, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
  /** Address of an order's own page; without it a row is no link. */
  hrefOf?: ((orderId: string) => string) | undefined;
  /** The opened order, as `OrderDrawer` shows it. */
  drawer?: ReactNode;
  /** An order for somebody is asked for; without it none can be made here. */
  onNewOrder?: (() => void) | undefined;
  /** Makes the file of what the filter finds. */
  makeExport: ExportButtonProps['make'];
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

const formats = ['xlsx', 'csv'] as const;
const idOf = ({ id }: OrderRow) => id;

/** The list of orders in every state it has; knows nothing of where they come from. @experimental */
export function OrdersView(props: OrdersViewProps) {
  const { orders, counts, view, onViewChange, timeZone, ticketTypes, openedId, onOpenedIdChange, hrefOf } =
    props;
  const t = useT();
  const columns = useOrderColumns(timeZone);
  const nameOf = useCallback(({ id }: OrderRow) => t('organizer.orders.order.row', { id }), [t]);
  const open = useCallback((row: OrderRow) => onOpenedIdChange(row.id), [onOpenedIdChange]);
  const rowHref = useMemo(() => hrefOf && (({ id }: OrderRow) => hrefOf(id)), [hrefOf]);
  return (
    <DrawerLayout drawer={props.drawer}>
      <ListScreen
        list={props}
        title={t('organizer.orders.title')}
        head={{
          actions: (
            <>
              <ExportButton formats={formats} name="orders" make={props.makeExport} />
              {props.onNewOrder && (
                <Button variant="primary" onClick={props.onNewOrder}>
                  {t('organizer.orders.new')}
                </Button>
              )}
            </>
          ),
        }}
        tabs={<StatusTabs counts={counts} view={view} onViewChange={onViewChange} />}
        filter={{
          searchLabel: t('organizer.orders.search'),
          searchHint: t('organizer.orders.searchBy'),
          filters: [
            {
              id: 'type',
              label: t('organizer.orders.type'),
              any: t('organizer.orders.anyType'),
              options: ticketTypes.map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              id: 'payment',
              label: t('organizer.orders.means'),
              any: t('organizer.orders.anyMeans'),
              options: orderTypes.map((type) => ({ value: type, label: t(`organizer.orders.type.${type}`) })),
            },
          ],
          children: <DayRange view={view} onViewChange={onViewChange} />,
        }}
        notice={props.notice}
        rows={orders}
        rowId={idOf}
        rowName={nameOf}
        columns={columns}
        openId={openedId}
        onOpen={open}
        rowHref={rowHref}
        empty={{
          drawing: 'orders',
          title: t('organizer.orders.empty.title'),
          text: t('organizer.orders.empty.text'),
        }}
        failed={t('organizer.orders.failed.title')}
      />
    </DrawerLayout>
  );
}

/** How a host leads elsewhere: a plain click may be routed without a page load. @experimental */
export interface OrderLinks {
  /** Address of an order's own page; without it none is offered. */
  hrefOf?: ((orderId: string) => string) | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
