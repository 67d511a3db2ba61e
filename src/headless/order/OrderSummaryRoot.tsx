'use client';
import { forwardRef, useMemo } from 'react';
import type { HeldTransaction, WidgetConfig } from '../../contract';
import { formatMoney } from '../../domain/money/money';
import { summaryLines, savedTotal } from '../../domain/order/summaryLines';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { OrderSummaryContext, type OrderSummaryLabels, type OrderSummaryState } from './OrderSummaryContext';

/** What a summary needs of the held order. All sums are the backend's; nothing is added up but what is saved. @public */
export type OrderSummaryHold = Pick<
  HeldTransaction,
  'tickets' | 'personTickets' | 'currency' | 'taxRate' | 'taxTotal' | 'feeTotal' | 'priceTotal' | 'orderTotal'
>;

/** Props of `OrderSummary.Root`. @public */
export interface OrderSummaryRootProps extends HeadlessProps<'div', OrderSummaryState> {
  /** The tickets that are held, as the backend said. */
  hold: OrderSummaryHold;
  /** Which amounts and sums there are. */
  widget: Pick<WidgetConfig, 'showFees' | 'taxOnCheckout'>;
  /** BCP 47; amounts and quantities follow it. */
  locale: string;
  labels: OrderSummaryLabels;
}

/**
 * What is held and what it costs. Renders a `div` with `data-swap`, `data-fees`, `data-tax`, `data-saved` and `data-free`, which are also on
 * `Lines` and `Totals`. 000 §2.5.
 *
 * @example
 * <OrderSummary.Root hold={hold} widget={widget} locale="en" labels={labels}>
 *   <OrderSummary.Lines>
 *     {() => (
 *       <OrderSummary.Line>
 *         <OrderSummary.Name /> × <OrderSummary.Quantity /> <OrderSummary.Amount kind="subtotal" />
 *       </OrderSummary.Line>
 *     )}
 *   </OrderSummary.Lines>
 *   <OrderSummary.Totals>
 *     <OrderSummary.Total kind="order">
 *       <OrderSummary.Label>Total</OrderSummary.Label> <OrderSummary.Value />
 *     </OrderSummary.Total>
 *   </OrderSummary.Totals>
 * </OrderSummary.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, OrderSummaryRootProps>(
  function Root(props, ref) {
    const { hold, widget, locale, labels, ...rest } = props;
    const { showFees, taxOnCheckout } = widget;
    const summary = useMemo(() => {
      const hasTax = hold.taxRate !== null && hold.taxRate > 0;
      const isTaxAdded = hasTax && taxOnCheckout;
      const saved = savedTotal(hold);
      return {
        state: {
          swap: hold.personTickets !== undefined,
          fees: showFees,
          tax: hasTax,
          saved: saved > 0,
          free: hold.orderTotal === 0,
        },
        lines: summaryLines(hold),
        totals: {
          price: isTaxAdded ? hold.priceTotal : null,
          fees: showFees && hold.feeTotal > 0 ? hold.feeTotal : null,
          tax: isTaxAdded ? hold.taxTotal : null,
          order: hold.orderTotal,
          saved: saved > 0 ? saved : null,
        },
        format: (minor: number) => formatMoney(minor, hold.currency, locale),
        formatCount: (count: number) => new Intl.NumberFormat(locale).format(count),
      };
    }, [hold, showFees, taxOnCheckout, locale]);
    const context = { ...summary, labels };
    const root = useRenderElement('div', context.state, rest, { ref });
    return <OrderSummaryContext.Provider value={context}>{root}</OrderSummaryContext.Provider>;
  },
);
