export { StripeCardFields, type StripeCardFieldsProps } from '../themed/payment/StripeCardFields';
export * from '../payments';
export { stripePaymentOption } from '../widget/payment/stripePaymentOption';
