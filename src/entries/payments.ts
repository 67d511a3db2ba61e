// Ways to pay, for `TicketWidget`.
export { stripePaymentOption } from '../widget/payment/stripePaymentOption';
export { payPalPaymentOption } from '../widget/payment/payPalPaymentOption';
export { spreedlyPaymentOption } from '../widget/payment/spreedlyPaymentOption';
export { zoozPaymentOption } from '../widget/payment/zoozPaymentOption';
export {
  bitcoinPaymentOption,
  type BitcoinPaymentOptions,
  legacyBitcoinPaymentOption,
  type LegacyBitcoinPaymentOptions,
} from '../widget/payment/bitcoinPaymentOption';

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
export type { PaymentOption, PaymentFieldsProps, ReadyPayment } from '../widget';
export type { PaymentMethod, PaymentStep, PaymentDeps, PaymentProof } from '../payments';

// Fields of a payment.
export { PaymentPicker, type PaymentPickerProps } from '../themed/payment/PaymentPicker';
export { StripeCardFields, type StripeCardFieldsProps } from '../themed/payment/StripeCardFields';
export { HostedCardFields, type HostedCardFieldsProps } from '../themed/payment/HostedCardFields';
export { ZoozFrame, type ZoozFrameProps } from '../themed/payment/ZoozFrame';
