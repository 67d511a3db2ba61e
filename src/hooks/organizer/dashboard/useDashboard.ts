'use client';
import { useMemo } from 'react';
import { listOrders, runLookerQuery, type InsightsQueryName } from '../../../contract';
import { currencyOf, ordersIn, salesDaysOf, stockOf, type SalesDay, type TypeStock } from '../../../domain';
import { joinLoads } from '../resource/load';
import { useRead } from '../resource/useRead';
import { useReadOnReturn } from '../resource/useReadOnReturn';

/** What a dashboard says of an event's orders. */
export interface DashboardFigures {
  /** Days with orders, the earliest first. */
  days: readonly SalesDay[];
  stock: readonly TypeStock[];
  awaitingPayment: number;
  currency: ReturnType<typeof currencyOf>;
}

/** One question about an event's orders, counted when it is asked. 002 §7 Analytics embedding. */
const useInsights = (accountId: string, eventId: string, queryName: InsightsQueryName) =>
  useRead(runLookerQuery, { body: { accountId, queryName, queryParams: { eventId } } });

/** The newest orders stand beside the figures. */
const reads = [runLookerQuery, listOrders];

/** The figures of an event, afresh when the person comes back to the page. Never throws; read `isError`. Ranges are cut from the days that are there: choosing one asks nothing. */
export function useDashboard(accountId: string, eventId: string) {
  const revenue = useInsights(accountId, eventId, 'revenueByDay');
  const orders = useInsights(accountId, eventId, 'ordersByDay');
  const conversion = useInsights(accountId, eventId, 'conversionByDay');
  const stock = useInsights(accountId, eventId, 'ticketsLeft');
  const status = useInsights(accountId, eventId, 'ordersByStatus');
  useReadOnReturn(reads);
  const figures = useMemo((): DashboardFigures | null => {
    if (!revenue.data || !orders.data || !conversion.data || !stock.data || !status.data) return null;
    return {
      days: salesDaysOf({ revenue: revenue.data, orders: orders.data, conversion: conversion.data }),
      stock: stockOf(stock.data),
      awaitingPayment: ordersIn(status.data, 'awaitingPayment'),
      currency: currencyOf(revenue.data.currency),
    };
  }, [revenue.data, orders.data, conversion.data, stock.data, status.data]);
  return { figures, ...joinLoads([revenue, orders, conversion, stock, status]) };
}
