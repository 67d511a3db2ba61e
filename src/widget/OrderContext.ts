'use client';
import { createContext } from 'react';
import type { Selection } from '../domain';
import type { UseOrderResult } from '../hooks';
import { useRequiredContext } from '../react';

/** The order of a widget, and what was chosen for it. */
export interface WidgetOrder {
  order: UseOrderResult;
  /** `null` until the buyer chose anything. */
  chosen: Selection | null;
  choose: (selection: Selection) => void;
}

export const OrderContext = /* @__PURE__ */ createContext<WidgetOrder | null>(null);

/** The order of the widget around. Throws outside of one. */
export const useWidgetOrder = () => useRequiredContext(OrderContext, 'TicketWidget.Root');
