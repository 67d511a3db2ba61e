export * from './account';
export * from './analytics';
export * from './tickets/attendees';
export * from './payment/bitcoin';
export * from './registration/buyerRecord';
export * from './payment/cardBrands';
export * from './time/clock';
export * from './countries/countries';
export * from './money/currencyOf';
export * from './dashboard';
export * from './order/deadline';
export * from './forms';
export * from './text/email';
export * from './widgetSettings/embedSnippet';
export { instantOf, minuteOf, momentOf } from './time/eventTime';
export * from './events/eventVersion';
export * from './text/findByWords';
export * from './registrationForm';
export * from './hotLeads/hotLead';
export { isColour } from './theme/isColour';
export { lineTax } from './money/lineTax';
export * from './tickets/listNews';
export * from './tickets/lostQuantities';
export * from './text/message';
export * from './money/minorUnits';
export { formatMoney } from './money/money';
export * from './order';
export * from './payment/orderButtons';
export * from './payment/orderWays';
export { pageNonce } from './links/pageNonce';
export { parametersOf } from './links/parameters';
export { readPaymentReturn, withoutPaymentReturn, type PaymentReturn } from './payment/paymentReturn';
export * from './tickets/pricing';
export * from './tickets/quantity';
export * from './registration';
export * from './theme/resolveTheme';
export * from './links/safeUrl';
export * from './sharing';
export * from './orders';
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
} from './theme/theme';
export * from './tickets/ticketRow';
export * from './ticketTypes';
