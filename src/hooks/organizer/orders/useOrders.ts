'use client';
import { listOrders, type OrderFilter } from '../../../contract';
import { useRead } from '../resource/useRead';

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
export const useOrders = (eventId: string, filter: OrdersFilter = {}) =>
  useRead(listOrders, { params: { eventId }, query: { ...filter } }, { isPage: true });
