export { freePayment } from './free/freePayment';
export { invoicePayment } from './invoice/invoicePayment';
export { loadScript, ScriptError, type LoadScriptOptions } from './loadScript';
export { loadStripe } from './stripe/loadStripe';
export {
  stripePayment,
  type StripeInput,
  type StripePayment,
  type StripePaymentOptions,
} from './stripe/stripePayment';
export type {
  MethodId,
  OrderContext,
  PayerDetails,
  PaymentDeps,
  PaymentMethod,
  PaymentProof,
  PaymentStep,
} from './types';
