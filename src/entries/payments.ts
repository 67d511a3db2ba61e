export { HostedCardFields, type HostedCardFieldsProps } from '../themed/payment/HostedCardFields';
export { StripeCardFields, type StripeCardFieldsProps } from '../themed/payment/StripeCardFields';
export * from '../payments';
export { payPalPaymentOption } from '../widget/payment/payPalPaymentOption';
export { spreedlyPaymentOption } from '../widget/payment/spreedlyPaymentOption';
export { stripePaymentOption } from '../widget/payment/stripePaymentOption';
export {
  bitcoinPaymentOption,
  legacyBitcoinPaymentOption,
  type BitcoinPaymentOptions,
  type LegacyBitcoinPaymentOptions,
} from '../widget/payment/bitcoinPaymentOption';
export { PaymentPicker, type PaymentPickerProps } from '../themed/payment/PaymentPicker';
export { ZoozFrame, type ZoozFrameProps } from '../themed/payment/ZoozFrame';
export { zoozPaymentOption } from '../widget/payment/zoozPaymentOption';
