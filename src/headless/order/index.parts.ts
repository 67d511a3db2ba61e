export { Amount, Discount, Line, Lines, Name, Quantity, SwappedFrom } from './OrderSummaryLines';
export { Root } from './OrderSummaryRoot';
export { Label, Total, Totals, Value } from './OrderSummaryTotals';
