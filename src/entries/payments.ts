// Ways to pay, for `TicketWidget`.
export { stripePaymentOption } from '../payments/stripe/ui/stripePaymentOption';
export { stripeWalletsPaymentOption } from '../payments/stripe/ui/stripeWalletsPaymentOption';
export { payPalPaymentOption } from '../payments/paypal/ui/payPalPaymentOption';
export { spreedlyPaymentOption } from '../payments/spreedly/ui/spreedlyPaymentOption';
export { zoozPaymentOption } from '../payments/zooz/ui/zoozPaymentOption';
export {
  bitcoinPaymentOption,
  legacyBitcoinPaymentOption,
} from '../payments/bitcoin/ui/bitcoinPaymentOption';

// Scripts and channels of providers.
export {
  loadStripe,
  loadSpreedly,
  type SpreedlyScript,
  loadScript,
  ScriptError,
  legacyBitcoin,
  socketChannel,
  type BitcoinProvider,
  type BitcoinChannel,
} from '../payments';

// A way to pay of your own.
export { customPaymentOption, type CustomPaymentFieldsProps } from '../payments/ui/customPaymentOption';
export type { PaymentOption } from '../widget';
export type { PaymentStep, PaymentDeps } from '../payments';

// Fields of a payment.
export { PaymentPicker } from '../themed/payment/PaymentPicker';
export { StripeCardFields } from '../payments/stripe/ui/StripeCardFields';
export { HostedCardFields } from '../payments/spreedly/ui/HostedCardFields';
export { ZoozFrame } from '../payments/zooz/ui/ZoozFrame';
