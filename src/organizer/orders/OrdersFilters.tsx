'use client';
import type { OrderStatus } from '../../contract';
import { useT } from '../../i18n';
import { Select } from '../../themed/kit/Select';
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

/** Stands in the list for no status; an option without a value can't be chosen. */
const everyStatus = 'any';

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
      <Select
        aria-label={t('organizer.orders.status')}
        options={[
          { value: everyStatus, label: t('organizer.orders.anyStatus') },
          ...orderStatuses.map((status) => ({ value: status, label: t(`organizer.orderStatus.${status}`) })),
        ]}
        value={value.status ?? everyStatus}
        onValueChange={(chosen) => {
          const status = orderStatuses.find((one) => one === chosen) ?? null;
          onValueChange({ ...value, status, page: 1 });
        }}
      />
    </div>
  );
}
