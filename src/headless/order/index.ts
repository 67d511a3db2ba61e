/** The parts of an order summary: `Root` has the held order, `Lines` draws a `Line` for each ticket type, `Totals` what it comes to. @public */
export * as OrderSummary from './index.parts';
export {
  useOrderSummary,
  type OrderAmountKind,
  type OrderLineState,
  type OrderSummaryLabels,
  type OrderSummaryState,
  type OrderSummaryValue,
  type OrderTotalKind,
} from './OrderSummaryContext';
export type {
  OrderAmountState,
  OrderSummaryAmountProps,
  OrderSummaryLineProps,
  OrderSummaryLinesProps,
  OrderSummaryNoteProps,
  OrderSummaryTextProps,
} from './OrderSummaryLines';
export type { OrderSummaryHold, OrderSummaryRootProps } from './OrderSummaryRoot';
export type {
  OrderSummaryLabelProps,
  OrderSummaryTotalProps,
  OrderSummaryTotalsProps,
  OrderSummaryValueProps,
  OrderTotalState,
} from './OrderSummaryTotals';
