// What the hooks stand on.
export {
  createEnvironment,
  type EnvironmentOptions,
  type Environment,
  EnvironmentContext,
  useEnvironment,
  createQueryClient,
  endpointQuery,
} from '../hooks';

// What goes wrong.
export { BoxofficeError, type ErrorCode, type ErrorListener } from '../diagnostics';

// Tickets.
export {
  useWidgetBootstrap,
  widgetBootstrapQuery,
  useTickets,
  ticketsQuery,
  type TicketsRequest,
  type OfferedTickets,
  usePromotion,
  type PromotionOptions,
  type Promotion,
} from '../hooks';

// The order.
export {
  useOrder,
  type UseOrderOptions,
  type UseOrderResult,
  useHoldGuard,
  type HoldGuardOptions,
  useCountdown,
  useInvoiceData,
  usePersonTickets,
  useFormUpload,
  useConfirmation,
} from '../hooks';

// Leads and analytics.
export {
  useHotLeads,
  type HotLeadsOptions,
  type HotLeads,
  tagManager,
  type TagManagerOptions,
  type Analytics,
  useCompletedOrder,
} from '../hooks';

// Captchas.
export {
  recaptchaV2,
  recaptchaV3,
  recaptchaEnterprise,
  turnstile,
  type Captcha,
  CaptchaError,
} from '../hooks';

// The person.
export {
  useSignIn,
  useSignUp,
  useSignOut,
  useSignedInPerson,
  usePasswordReset,
  usePasswordResetRequest,
  useConnectedAccounts,
  useProfileImport,
} from '../hooks';

// Values embedded in the page.
export {
  readBootstrap,
  type ReadBootstrapOptions,
  BootstrapError,
  type PageValues,
  servedProps,
  type ServedProps,
  takeOver,
  choicesIn,
} from '../hooks';
