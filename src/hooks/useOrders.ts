'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrders, type OrderStatus } from '../contract';
import { useEnvironment } from './environment';
import { endpointQuery } from './query';

export interface OrdersFilter {
  search?: string;
  status?: OrderStatus;
  /** Counted from 1. */
  page?: number;
  /** Rows a page. */
  size?: number;
}

/** The organizer's list of orders, newest first. Never throws; read `error`. */
export function useOrders(eventId: string, filter: OrdersFilter = {}) {
  const { client } = useEnvironment();
  return useQuery({
    ...endpointQuery(client, listOrders, { params: { eventId }, query: { ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
