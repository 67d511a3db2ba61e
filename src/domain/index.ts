export * from './account';
export * from './analytics';
export * from './attendees';
export * from './bitcoin';
export * from './buyerRecord';
export * from './cardBrands';
export * from './clock';
export * from './countries';
export * from './currencyOf';
export * from './dashboard';
export * from './deadline';
export * from './editing';
export * from './email';
export * from './embedSnippet';
export { encoded, mailAddress } from './encoded';
export { instantOf, minuteOf, momentOf } from './eventTime';
export * from './eventVersion';
export * from './findByWords';
export * from './formBuilder';
export * from './hotLead';
export * from './invoiceSettings';
export { isColour } from './isColour';
export { lineTax } from './lineTax';
export * from './listNews';
export * from './lostQuantities';
export * from './message';
export * from './minorUnits';
export { formatMoney } from './money';
export * from './order';
export * from './orderButtons';
export * from './orderWays';
export { pageNonce } from './pageNonce';
export { parametersOf } from './parameters';
export { readPaymentReturn, withoutPaymentReturn, type PaymentReturn } from './paymentReturn';
export * from './pricing';
export * from './quantity';
export * from './registration';
export * from './resolveTheme';
export * from './safeUrl';
export * from './share';
export * from './soldOrders';
export * from './table';
export {
  classNames,
  colours,
  isFontList,
  largestRadius,
  ringStyles,
  safeTheme,
  type RingStyle,
  type SafeTheme,
} from './theme';
export * from './ticketRow';
export * from './ticketType';
