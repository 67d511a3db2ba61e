export { createMockClock, type MockClock, type MockClockOptions } from '../../mocks/clock';
export {
  createFakeAuthPopup,
  type FakeAuthPopup,
  type FakeAuthPopupOptions,
} from '../../mocks/gateways/fakeAuthPopup';
export {
  createFakeCaptcha,
  type FakeCaptcha,
  type FakeCaptchaOptions,
} from '../../mocks/gateways/fakeCaptcha';
export {
  createFakeStripe,
  createFakeStripeLoader,
  type FakeStripeLoaderOptions,
  type FakeStripeOptions,
} from '../../mocks/gateways/fakeStripe';
export {
  createStripeLedger,
  type StripeLedger,
  type StripeLedgerOptions,
} from '../../mocks/gateways/stripeLedger';
export type { ChallengeOutcome, Intent, IntentStatus } from '../../mocks/gateways/intents';
export { testCards, type TestCard } from '../../mocks/gateways/testCards';
