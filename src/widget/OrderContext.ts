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

/** The order of a widget. It stays the same while tickets are chosen: another value would have React search every row for who reads it. */
export const OrderContext = /* @__PURE__ */ createContext<UseOrderResult | null>(null);

/** For an arrangement of the page's own; elsewhere the choice goes down as props. */
export const ChoiceContext = /* @__PURE__ */ createContext<Choice | null>(null);

const place = 'TicketWidget.Root';

/** The order of the widget around. Throws outside of one. */
export const useWidgetOrder = () => useRequiredContext(OrderContext, place);

/** What was chosen in the widget around. Throws outside of an arrangement. */
export const useChoice = () => useRequiredContext(ChoiceContext, place);
