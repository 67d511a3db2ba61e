'use client';
import type { OrderStatus } from '../../contract';
import { useT } from '../../i18n';
import { NativeSelect } from '../../themed/kit/NativeSelect';
import * as css from './OrdersFilters.css';
import { OrdersSearch } from './OrdersSearch';
import { orderStatuses } from './OrderStatusTag';

/** What of the orders is shown. */
export interface OrdersFilterValue {
  search: string;
  /** `null` is any. */
  status: OrderStatus | null;
  /** From 1. */
  page: number;
}

export const everyOrder: OrdersFilterValue = { search: '', status: null, page: 1 };

export interface OrdersFiltersProps {
  value: OrdersFilterValue;
  onValueChange: (value: OrdersFilterValue) => void;
}

/** Search and status. A change begins at the first page again. */
export function OrdersFilters({ value, onValueChange }: OrdersFiltersProps) {
  const t = useT();
  return (
    <div className={css.filters}>
      <OrdersSearch
        value={value.search}
        onValueChange={(search) => onValueChange({ ...value, search, page: 1 })}
      />
      <NativeSelect
        aria-label={t('organizer.orders.status')}
        placeholder={t('organizer.orders.anyStatus')}
        options={orderStatuses.map((status) => ({
          value: status,
          label: t(`organizer.orderStatus.${status}`),
        }))}
        value={value.status ?? ''}
        onChange={(event) => {
          const chosen = orderStatuses.find((status) => status === event.target.value);
          onValueChange({ ...value, status: chosen ?? null, page: 1 });
        }}
      />
    </div>
  );
}
