'use client';
import { createContext } from 'react';
import type { Selection } from '../domain';
import type { UseOrderResult } from '../hooks';
import { useRequiredContext } from '../react';

/** What was chosen for an order. */
export interface Choice {
  /** `null` until the buyer chose anything. */
  chosen: Selection | null;
  choose: (selection: Selection) => void;
}

/** The order of a widget. */
export interface WidgetOrder extends UseOrderResult {
  /** For an arrangement of the page's own; elsewhere it goes down as props. */
  choice?: Choice;
}

/**
 * Without an arrangement it stays the same while tickets are chosen: another value has React search all of every row for who reads it.
 */
export const OrderContext = /* @__PURE__ */ createContext<WidgetOrder | null>(null);

/** The order of the widget around. Throws outside of one. */
export const useWidgetOrder = () => useRequiredContext(OrderContext, 'TicketWidget.Root');
