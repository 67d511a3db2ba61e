'use client';
import { createContext } from 'react';
import type { SummaryLine } from '../../domain/order/summaryLines';
import { useRequiredContext } from '../../react';

/** What a summary is in, of `Root`, `Lines` and `Totals`. @public */
export interface OrderSummaryState {
  /** Tickets become others: a line is a ticket, and its subtotal what is charged for it. */
  swap: boolean;
  /** Fees are shown apart from prices. */
  fees: boolean;
  /** There is a tax, added at checkout or part of the prices. */
  tax: boolean;
  /** Discounts take something off. */
  saved: boolean;
  /** There is nothing to pay. */
  free: boolean;
}

/** What a line is in, of every part of it but `Amount`. @public */
export interface OrderLineState {
  /** Its price is 0. */
  free: boolean;
  /** It costs less, and the order says why. */
  discounted: boolean;
  /** The ticket was of another type. */
  swapped: boolean;
}

/** An amount of a line: `price`, `fees` and `tax` of one ticket, `subtotal` of all. @public */
export type OrderAmountKind = 'price' | 'fees' | 'tax' | 'subtotal';

/** A sum of the order: `price` is without tax, `order` what is to be paid, `saved` what discounts take off. @public */
export type OrderTotalKind = 'price' | 'fees' | 'tax' | 'order' | 'saved';

/** The words of the parts, in the language of the page. @public */
export interface OrderSummaryLabels {
  /** In place of a price of 0: 'Free'. */
  free: string;
  /** Of a swap: that the ticket was of the type with this name. */
  swappedFrom: (name: string) => string;
}

/** What the summary shares with the parts within it. @public */
export interface OrderSummaryValue {
  state: OrderSummaryState;
  lines: readonly SummaryLine[];
  /** Minor units of each sum; null for one that is not shown: no tax at checkout, no fees, nothing saved. */
  totals: Readonly<Record<OrderTotalKind, number | null>>;
  /** Minor units as a price of the order's currency, in the language of the page. */
  format: (minor: number) => string;
}

interface OrderSummaryInternals extends OrderSummaryValue {
  labels: OrderSummaryLabels;
  formatCount: (count: number) => string;
}

export interface OrderLineContextValue {
  line: SummaryLine;
  state: OrderLineState;
}

export const OrderSummaryContext = /* @__PURE__ */ createContext<OrderSummaryInternals | null>(null);
export const OrderLineContext = /* @__PURE__ */ createContext<OrderLineContextValue | null>(null);
export const OrderTotalContext = /* @__PURE__ */ createContext<OrderTotalKind | null>(null);

export const useOrderSummaryParts = (): OrderSummaryInternals =>
  useRequiredContext(OrderSummaryContext, 'OrderSummary.Root');

/** What the summary around this part shares, e.g. which sums there are. Throws outside of one, naming the fix. @public */
export const useOrderSummary = (): OrderSummaryValue => useOrderSummaryParts();

export const useOrderLine = (): OrderLineContextValue =>
  useRequiredContext(OrderLineContext, 'OrderSummary.Lines');

export const useOrderTotal = (): OrderTotalKind =>
  useRequiredContext(OrderTotalContext, 'OrderSummary.Total');
