'use client';
import { useMemo } from 'react';
import { download, type Client } from '../../../client';
import {
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  listOrders,
  searchTickets,
  type OrderFilter,
  type OrganizerTicket,
  type TicketFilter,
} from '../../../contract';
import { useEnvironment } from '../../environment';
import { everyRow } from '../resource/everyRow';
import type { MakeFile } from '../resource/useExport';

/** Orders and tickets of an event as files, of which the backend makes both kinds. 002 §7, §9: 120 s. */
export interface OrderFiles {
  orders: (filter: OrderFilter) => MakeFile<'xlsx' | 'csv'>;
  tickets: (filter: TicketFilter) => MakeFile<'xlsx' | 'csv'>;
  /** The numbers of all orders a filter finds, page by page. */
  everyId: (filter: OrderFilter, signal: AbortSignal) => Promise<string[]>;
  /** All tickets a filter finds, page by page. */
  everyTicket: (filter: Omit<TicketFilter, 'ids'>, signal: AbortSignal) => Promise<OrganizerTicket[]>;
}

/** Files of the orders and tickets of an event, for `ExportButton`. @experimental */
export function useOrderFiles(eventId: string): OrderFiles {
  const { client } = useEnvironment();
  return useMemo(() => orderFiles(client, { eventId }), [client, eventId]);
}

const orderFiles = (client: Client, params: { eventId: string }): OrderFiles => ({
  orders: (filter) => (format, options) =>
    format === 'csv'
      ? download(client, exportOrdersAsCsv, { params, body: { ...filter, format }, ...options })
      : download(client, exportOrders, { params, body: filter, ...options }),
  tickets: (filter) => (format, options) =>
    format === 'csv'
      ? download(client, exportTicketsAsCsv, { params, body: { ...filter, format }, ...options })
      : download(client, exportTickets, { params, body: filter, ...options }),
  everyId: async ({ ids, ...filter }, signal) => {
    if (ids) return ids;
    const rows = await everyRow(async ({ page, size }) => {
      const query = { ...filter, page: page + 1, size };
      const { orders, total } = await client.call(listOrders, { params, query, signal });
      return { items: orders, total };
    });
    return rows.map(({ id }) => id);
  },
  everyTicket: (filter, signal) =>
    everyRow(async ({ page, size }) => {
      const query = { ...filter, page: page + 1, size };
      const { tickets, total } = await client.call(searchTickets, { params, query, signal });
      return { items: tickets, total };
    }),
});
