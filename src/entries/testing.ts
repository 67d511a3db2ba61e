export { createMockClock, type MockClock, type MockClockOptions } from '../../mocks/clock';
export {
  createFakeAuthPopup,
  type FakeAuthPopup,
  type FakeAuthPopupOptions,
} from '../../mocks/gateways/fakeAuthPopup';
export {
  createFakeBitcoin,
  type FakeBitcoin,
  type FakeBitcoinOptions,
} from '../../mocks/gateways/fakeBitcoin';
export {
  createFakeCaptcha,
  type FakeCaptcha,
  type FakeCaptchaOptions,
} from '../../mocks/gateways/fakeCaptcha';
export {
  createFakePayPal,
  payPalReturn,
  type FakePayPal,
  type FakePayPalOptions,
} from '../../mocks/gateways/fakePayPal';
export {
  createFakeSpreedly,
  createFakeSpreedlyLoader,
  type FakeSpreedly,
  type FakeSpreedlyError,
  type FakeSpreedlyLoaderOptions,
  type FakeSpreedlyOptions,
} from '../../mocks/gateways/fakeSpreedly';
export type { FakeBank } from '../../mocks/gateways/fakeLifecycle';
export {
  createFakeStripe,
  createFakeStripeLoader,
  type FakeStripeLoaderOptions,
  type FakeStripeOptions,
} from '../../mocks/gateways/fakeStripe';
export { createFakeZooz, type FakeZooz, type FakeZoozOptions } from '../../mocks/gateways/fakeZooz';
export type { FakeWallet } from '../../mocks/gateways/walletElement';
export type { StripeOutcome } from '../../mocks/gateways/stripeOutcome';
export {
  createStripeLedger,
  type StripeLedger,
  type StripeLedgerOptions,
} from '../../mocks/gateways/stripeLedger';
export type { ChallengeOutcome, Intent, IntentStatus } from '../../mocks/gateways/intents';
export { testCards, type TestCard } from '../../mocks/gateways/testCards';
export {
  createFakeWalletPasses,
  type FakeWalletPasses,
  type FakeWalletPassesOptions,
} from '../../mocks/adapters/fakeWalletPasses';
export {
  createFakeAddressCompletion,
  type FakeAddressCompletion,
  type FakeAddressCompletionOptions,
} from '../../mocks/adapters/fakeAddressCompletion';
