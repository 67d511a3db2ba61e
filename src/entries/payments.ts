// Ways to pay, for `TicketWidget`.
export { stripePaymentOption } from '../payments/stripe/ui/stripePaymentOption';
export { payPalPaymentOption } from '../payments/paypal/ui/payPalPaymentOption';
export { spreedlyPaymentOption } from '../payments/spreedly/ui/spreedlyPaymentOption';
export { zoozPaymentOption } from '../payments/zooz/ui/zoozPaymentOption';
export {
  bitcoinPaymentOption,
  legacyBitcoinPaymentOption,
} from '../payments/bitcoin/ui/bitcoinPaymentOption';
export type { BitcoinPaymentOptions, LegacyBitcoinPaymentOptions } from '../payments/bitcoin/ui/BitcoinPanel';

// Scripts and channels of providers.
export {
  loadStripe,
  loadSpreedly,
  type SpreedlyScript,
  loadScript,
  type LoadScriptOptions,
  ScriptError,
  legacyBitcoin,
  socketChannel,
  type SocketChannelOptions,
  type BitcoinProvider,
  type BitcoinChannel,
} from '../payments';

// A way to pay of your own.
export {
  customPaymentOption,
  type CustomPayment,
  type CustomPaymentFieldsProps,
} from '../payments/ui/customPaymentOption';
export type { PaymentOption, PaymentFieldsProps, ReadyPayment } from '../widget';
export type { ErrorCode, ErrorListener, BoxofficeError } from '../diagnostics';
export type { PaymentMethod, PaymentStep, PaymentDeps, PaymentProof } from '../payments';

// Fields of a payment.
export {
  PaymentPicker,
  type PaymentPickerProps,
  type PickedMethod,
  type PickerTexts,
  type OwnPickerTexts,
} from '../themed/payment/PaymentPicker';
export { StripeCardFields, type StripeCardFieldsProps } from '../payments/stripe/ui/StripeCardFields';
export { HostedCardFields, type HostedCardFieldsProps } from '../payments/spreedly/ui/HostedCardFields';
export { ZoozFrame, type ZoozFrameProps } from '../payments/zooz/ui/ZoozFrame';
