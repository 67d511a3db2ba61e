export { HostedCardFields, type HostedCardFieldsProps } from '../payments/spreedly/ui/HostedCardFields';
export { StripeCardFields, type StripeCardFieldsProps } from '../payments/stripe/ui/StripeCardFields';
export * from '../payments';
export { payPalPaymentOption } from '../payments/paypal/ui/payPalPaymentOption';
export { spreedlyPaymentOption } from '../payments/spreedly/ui/spreedlyPaymentOption';
export { stripePaymentOption } from '../payments/stripe/ui/stripePaymentOption';
export {
  bitcoinPaymentOption,
  legacyBitcoinPaymentOption,
} from '../payments/bitcoin/ui/bitcoinPaymentOption';
export type { BitcoinPaymentOptions, LegacyBitcoinPaymentOptions } from '../payments/bitcoin/ui/BitcoinPanel';
export { PaymentPicker, type PaymentPickerProps } from '../themed/payment/PaymentPicker';
export { ZoozFrame, type ZoozFrameProps } from '../payments/zooz/ui/ZoozFrame';
export { zoozPaymentOption } from '../payments/zooz/ui/zoozPaymentOption';
