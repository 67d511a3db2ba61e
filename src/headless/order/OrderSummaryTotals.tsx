'use client';
import { forwardRef } from 'react';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import {
  OrderTotalContext,
  useOrderSummaryParts,
  useOrderTotal,
  type OrderSummaryState,
  type OrderTotalKind,
} from './OrderSummaryContext';

/** What a sum is in, of `Total` and its parts. @public */
export interface OrderTotalState {
  /** Which sum it is. */
  kind: OrderTotalKind;
}

/** Props of `OrderSummary.Totals`. @public */
export type OrderSummaryTotalsProps = HeadlessProps<'dl', OrderSummaryState>;
/** Props of `OrderSummary.Total`. @public */
export interface OrderSummaryTotalProps extends HeadlessProps<'div', OrderTotalState> {
  /** Which sum it is; nothing is drawn where the order has none of it. */
  kind: OrderTotalKind;
}
/** Props of `OrderSummary.Label`. @public */
export type OrderSummaryLabelProps = HeadlessProps<'dt', OrderTotalState>;
/** Props of `OrderSummary.Value`. @public */
export type OrderSummaryValueProps = Omit<HeadlessProps<'dd', OrderTotalState>, 'children'>;

/** The sums: a `dl`. */
export const Totals = /* @__PURE__ */ forwardRef<HTMLDListElement, OrderSummaryTotalsProps>(
  function Totals(props, ref) {
    return useRenderElement('dl', useOrderSummaryParts().state, props, { ref });
  },
);

/**
 * One sum with its label, a `div` with `data-kind`. `price` and `tax` are there where tax is added at checkout, `fees` where fees are shown
 * and there are some, `saved` where discounts take something off.
 */
export const Total = /* @__PURE__ */ forwardRef<HTMLDivElement, OrderSummaryTotalProps>(function Total(
  { kind, ...rest },
  ref,
) {
  const { totals } = useOrderSummaryParts();
  const total = useRenderElement('div', { kind }, rest, { ref });
  if (totals[kind] === null) return null;
  return <OrderTotalContext.Provider value={kind}>{total}</OrderTotalContext.Provider>;
});

/** What the sum is called: a `dt`. */
export const Label = /* @__PURE__ */ forwardRef<HTMLElement, OrderSummaryLabelProps>(
  function Label(props, ref) {
    return useRenderElement('dt', { kind: useOrderTotal() }, props, { ref });
  },
);

/** The sum, as the backend said it: a `dd`. */
export const Value = /* @__PURE__ */ forwardRef<HTMLElement, OrderSummaryValueProps>(
  function Value(props, ref) {
    const { totals, format } = useOrderSummaryParts();
    const kind = useOrderTotal();
    return useRenderElement('dd', { kind }, props, {
      ref,
      defaults: { children: <bdi>{format(totals[kind] ?? 0)}</bdi> },
    });
  },
);
