'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrders, type OrderFilter } from '../../../contract';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';

/** Which orders, which page of them, and in what order. */
export interface OrdersFilter extends Omit<OrderFilter, 'ids'> {
  /** Counted from 1. */
  page?: number;
  /** Rows a page. */
  size?: number;
  /** Also ask how many there are of each status. Default: false. */
  counts?: boolean;
}

/** The organizer's list of orders, newest first unless `sort` names a field. Never throws; read `error`. @experimental */
export function useOrders(eventId: string, filter: OrdersFilter = {}) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listOrders, { params: { eventId }, query: { ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
