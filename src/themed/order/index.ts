export { Branding } from './Branding';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary';
