export { bitcoinPayment } from './bitcoin/bitcoinPayment';
export type { BitcoinProgress, BitcoinState } from './bitcoin/createBitcoinSession';
export { legacyBitcoin, legacyReceivers } from './bitcoin/legacyBitcoin';
export { socketChannel } from './bitcoin/socketChannel';
export type { BitcoinChannel, BitcoinProvider, ChannelState } from './bitcoin/types';
export { freePayment } from './free/freePayment';
export { invoicePayment } from './invoice/invoicePayment';
export { loadScript, ScriptError } from './loadScript';
export type { HostedFields, HostedAppearance, HostedContainers } from './spreedly/hostedFields';
export { loadSpreedly } from './spreedly/loadSpreedly';
export type { HostedFieldState, SpreedlyError, SpreedlyScript } from './spreedly/script';
export { spreedlyPayment, type SpreedlyInput, type SpreedlyPaymentOptions } from './spreedly/spreedlyPayment';
export { loadStripe } from './stripe/loadStripe';
export { payPalPayment, type PayPalPaymentOptions } from './paypal/payPalPayment';
export { stripePayment, type StripeInput } from './stripe/stripePayment';
export { stripeWalletsPayment, type StripeWalletsInput } from './stripe/stripeWalletsPayment';
export type {
  ChallengeStage,
  MethodId,
  OrderContext,
  PayerDetails,
  PaymentDeps,
  PaymentMethod,
  PaymentProof,
  PaymentStep,
} from './types';
export { zoozPayment } from './zooz/zoozPayment';
export { ZoozError, type ZoozInput, type ZoozSession, type ZoozStatus } from './zooz/zoozSession';
