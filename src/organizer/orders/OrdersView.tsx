'use client';
import { useEffect, useRef } from 'react';
import type { OrderRow } from '../../contract';
import { useT } from '../../i18n';
import { cx } from '../../themed/kit/cx';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { OrderPanel } from './OrderPanel';
import { everyOrder, OrdersFilters, type OrdersFilterValue } from './OrdersFilters';
import { OrdersPager } from './OrdersPager';
import { OrdersTitle } from './OrdersTitle';
import { OrdersSkeleton, OrdersTable } from './OrdersTable';
import * as css from './OrdersView.css';
import { useIsRoomy } from '../page/useIsRoomy';

/** Pixels of the screen from which an opened order stands beside the list. */
const roomForPanel = 832;

export interface OrdersViewProps {
  /** The orders of this page; `null` before the first answer. */
  orders: readonly OrderRow[] | null;
  /** How many match, on all pages. */
  total: number;
  filter: OrdersFilterValue;
  onFilterChange: (filter: OrdersFilterValue) => void;
  /** Rows a page. */
  size: number;
  /** IANA zone of the event. */
  timeZone: string;
  /** The call failed; orders that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  onRetry: () => void;
  openedId: string | null;
  onOpenedIdChange: (id: string | null) => void;
}

/** The list of orders in every state it has; knows nothing of where they come from. */
export function OrdersView(props: OrdersViewProps) {
  const { orders, openedId, onOpenedIdChange, timeZone } = props;
  const root = useRef<HTMLDivElement>(null);
  const isRoomy = useIsRoomy(root, roomForPanel);
  const opened = orders?.find((order) => order.id === openedId);
  useEffect(() => {
    const list = root.current;
    if (openedId === null || !list) return;
    // Once it is closed, focus returns to the row it was opened from.
    return () => list.querySelector<HTMLElement>(`[data-order="${CSS.escape(openedId)}"]`)?.focus();
  }, [openedId]);
  return (
    <div ref={root} className={css.root}>
      <OrdersTitle />
      <OrdersFilters value={props.filter} onValueChange={props.onFilterChange} />
      <div className={cx(css.columns, opened && isRoomy && css.withPanel)}>
        <div className={css.list}>
          <OrdersList {...props} />
        </div>
        {opened && isRoomy !== null && (
          <OrderPanel
            order={opened}
            timeZone={timeZone}
            isBeside={isRoomy}
            onClose={() => onOpenedIdChange(null)}
          />
        )}
      </div>
    </div>
  );
}

function OrdersList(props: OrdersViewProps) {
  const { orders, total, filter, onFilterChange, size, timeZone, hasFailed, isUpdating, onRetry } = props;
  const t = useT();
  if (!orders)
    return hasFailed ? (
      <Failed onRetry={onRetry} isUpdating={isUpdating} />
    ) : (
      <>
        <VisuallyHidden role="status">{t('organizer.orders.loading')}</VisuallyHidden>
        <OrdersSkeleton />
      </>
    );
  if (orders.length === 0) return <Nothing filter={filter} onClear={() => onFilterChange(everyOrder)} />;
  return (
    <>
      {hasFailed && <Failed onRetry={onRetry} isUpdating={isUpdating} />}
      <OrdersTable
        orders={orders}
        timeZone={timeZone}
        openedId={props.openedId}
        onOpen={(order) => props.onOpenedIdChange(order.id)}
        isUpdating={isUpdating}
      />
      <OrdersPager
        page={filter.page}
        size={size}
        total={total}
        onPageChange={(page) => onFilterChange({ ...filter, page })}
      />
    </>
  );
}

function Failed({ onRetry, isUpdating }: Pick<OrdersViewProps, 'onRetry' | 'isUpdating'>) {
  const t = useT();
  const retry = (
    <Button busy={isUpdating} icon={<Icon name="refresh" />} onClick={onRetry}>
      {t('load.failed.retry')}
    </Button>
  );
  return (
    <Notice tone="danger" live="assertive" title={t('organizer.orders.failed.title')} action={retry}>
      {t('load.failed.text')}
    </Notice>
  );
}

function Nothing({ filter, onClear }: { filter: OrdersFilterValue; onClear: () => void }) {
  const t = useT();
  const isFiltered = filter.search !== '' || filter.status !== null;
  const texts = isFiltered ? 'noMatch' : 'empty';
  return (
    <div role="status" className={css.nothing}>
      <Icon name={isFiltered ? 'search' : 'ticket'} size="large" />
      <Heading level={2} look="lg">
        {t(`organizer.orders.${texts}.title`)}
      </Heading>
      <p className={css.nothingText}>{t(`organizer.orders.${texts}.text`)}</p>
      {isFiltered && <Button onClick={onClear}>{t('organizer.table.clearFilters')}</Button>}
    </div>
  );
}
