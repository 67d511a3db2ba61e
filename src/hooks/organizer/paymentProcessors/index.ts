export { usePaymentProcessors } from './usePaymentProcessors';
