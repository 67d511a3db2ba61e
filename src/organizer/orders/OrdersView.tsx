'use client';
import { useCallback, type MouseEvent, type ReactNode } from 'react';
import type { OrderCounts, OrderRow } from '../../contract';
import { orderTypes, type TableSelection, type TableView } from '../../domain';
import { useT } from '../../i18n';
import { DrawerLayout, PageHeader, ScreenEmpty, ScreenFailed } from '../kit/page';
import { DataTable, ExportButton, FilterBar, type BulkAction, type ExportButtonProps } from '../kit/table';
import { DayRange } from './DayRange';
import { useOrderColumns } from './orderColumns';
import * as css from './OrdersView.css';
import { StatusTabs } from './StatusTabs';

export interface OrdersViewProps {
  /** The orders of this page; `null` before the first answer. */
  orders: readonly OrderRow[] | null;
  /** How many match, on all pages. */
  total: number;
  /** How many of each status the rest of the filter finds; absent while nobody knows. */
  counts?: OrderCounts | undefined;
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Rows a page. */
  size: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** What can be filtered by. */
  ticketTypes: readonly { id: string; name: string }[];
  /** The call failed; orders that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** The order whose details stand beside the list; `null` for none. */
  openedId: string | null;
  /** An order is opened, or closed with `null`. */
  onOpenedIdChange: (id: string | null) => void;
  /** The opened order, as `OrderDrawer` shows it. */
  drawer?: ReactNode;
  /** With `onSelectionChange`: rows can be chosen. */
  selection?: TableSelection | undefined;
  /** Other rows are chosen. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** What can be done with chosen rows. */
  bulkActions?: readonly BulkAction[] | undefined;
  /** Makes the file of what the filter finds. */
  makeExport: ExportButtonProps['make'];
  /** Among the filters: the views that were saved, as `SavedViews` shows them. */
  savedViews?: ReactNode;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
}

/** The list of orders in every state it has; knows nothing of where they come from. @experimental */
export function OrdersView(props: OrdersViewProps) {
  const { orders, counts, view, onViewChange, timeZone, ticketTypes, drawer, makeExport, notice } = props;
  const t = useT();
  const columns = useOrderColumns(timeZone);
  return (
    <DrawerLayout drawer={drawer}>
      <PageHeader
        title={t('organizer.orders.title')}
        actions={<ExportButton formats={formats} name="orders" make={makeExport} />}
      />
      <StatusTabs {...{ counts, view, onViewChange }} />
      <FilterBar
        {...{ view, onViewChange, columns }}
        searchLabel={t('organizer.orders.search')}
        searchHint={t('organizer.orders.searchBy')}
        filters={[
          {
            ...{ id: 'type', label: t('organizer.orders.type'), any: t('organizer.orders.anyType') },
            options: ticketTypes.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            ...{ id: 'payment', label: t('organizer.orders.means'), any: t('organizer.orders.anyMeans') },
            options: orderTypes.map((type) => ({ value: type, label: t(`organizer.orderType.${type}`) })),
          },
        ]}
      >
        <DayRange view={view} onViewChange={onViewChange} />
        {props.savedViews}
      </FilterBar>
      {notice && <div className={css.notice}>{notice}</div>}
      {orders || !props.hasFailed ? <List {...props} columns={columns} /> : null}
      {props.hasFailed && (
        <ScreenFailed
          title={t('organizer.orders.failed.title')}
          onRetry={props.onRetry}
          isRetrying={props.isUpdating}
        />
      )}
    </DrawerLayout>
  );
}

const formats = ['xlsx', 'csv'] as const;
const idOf = ({ id }: OrderRow) => id;

function List(props: OrdersViewProps & { columns: ReturnType<typeof useOrderColumns> }) {
  const { orders, total, view, onViewChange, size, columns, openedId, onOpenedIdChange, isUpdating } = props;
  const { selection, onSelectionChange, bulkActions } = props;
  const t = useT();
  const nameOf = useCallback(({ id }: OrderRow) => t('organizer.order.row', { id }), [t]);
  const open = useCallback((row: OrderRow) => onOpenedIdChange(row.id), [onOpenedIdChange]);
  return (
    <DataTable
      caption={t('organizer.orders.title')}
      rows={orders}
      rowId={idOf}
      rowName={nameOf}
      {...{ columns, view, onViewChange, selection, onSelectionChange, bulkActions, isUpdating }}
      paging={{ size, total }}
      openId={openedId}
      onOpen={open}
      empty={
        <ScreenEmpty
          drawing="orders"
          title={t('organizer.orders.empty.title')}
          text={t('organizer.orders.empty.text')}
        />
      }
    />
  );
}

/** How a host leads elsewhere: a plain click may be routed without a page load. @experimental */
export interface OrderLinks {
  /** Address of an order's own page; without it none is offered. */
  hrefOf?: ((orderId: string) => string) | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
