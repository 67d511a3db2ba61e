// What the hooks stand on.
export { useEnvironment, createQueryClient } from '../hooks';

// Tickets.
export { useWidgetBootstrap, widgetBootstrapQuery, useTickets, ticketsQuery, usePromotion } from '../hooks';

// The waitlist of a ticket type.
export { useWaitlist, type Waitlist } from '../hooks';

// The order.
export {
  useOrder,
  type UseOrderResult,
  useHoldGuard,
  useCountdown,
  useInvoiceData,
  usePersonTickets,
  useFormUpload,
  useConfirmation,
} from '../hooks';

// A buyer's own order.
export { useMyOrder, type UseMyOrderOptions, type UseMyOrderResult } from '../hooks';
export type { MyOrderOutcome } from '../domain/myOrder';

// Leads and analytics.
export { useHotLeads, tagManager, type Analytics, useCompletedOrder } from '../hooks';

// Consent.
export {
  createConsent,
  type Consent,
  type ConsentOptions,
  type ConsentState,
  useConsent,
  type UseConsentResult,
  withConsent,
} from '../hooks';

// Captchas.
export {
  recaptchaV2,
  recaptchaV3,
  recaptchaEnterprise,
  turnstile,
  type Captcha,
  type CaptchaChoice,
  CaptchaError,
} from '../hooks';

// The person.
export {
  useSignIn,
  useTokenTransfer,
  type SignInArrival,
  useSignUp,
  useSignOut,
  useSignedInPerson,
  usePasswordReset,
  usePasswordResetRequest,
  useConnectedAccounts,
  useProfileImport,
} from '../hooks';

// Values embedded in the page.
export { readBootstrap, BootstrapError, type PageValues, servedProps, takeOver, choicesIn } from '../hooks';
