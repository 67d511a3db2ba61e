export type { Analytics } from './analytics/analytics';
export { tagManager, type TagManagerOptions } from './analytics/tagManager';
export {
  useCompletedOrder,
  type CompletedOrderOptions,
  type ListedOrder,
} from './analytics/useCompletedOrder';
export { accessTokenCookie, accessTokens, type AccessTokens } from './auth/accessTokens';
export type { ConnectedServices } from './auth/connectedStore';
export {
  openAuthPopup,
  type AuthAnswer,
  type AuthAttempt,
  type AuthOutcome,
  type AuthPopupOptions,
} from './auth/openAuthPopup';
export {
  useProfileImport,
  type ProfileImport,
  type ProfileImportOptions,
  type ProfileImportState,
} from './auth/useProfileImport';
export type { AuthSettings } from './auth/signIn';
export {
  useConnectedAccounts,
  type ConnectedAccount,
  type ConnectedAccounts,
  type ConnectedAccountsOptions,
  type ConnectState,
} from './auth/useConnectedAccounts';
export { usePasswordReset, usePasswordResetRequest } from './auth/usePasswordReset';
export { useSignedInPerson } from './auth/useSignedInPerson';
export { useSignIn, type SignIn, type SignInOptions, type SignInState } from './auth/useSignIn';
export { useSignOut } from './auth/useSignOut';
export {
  useSignUp,
  type SignUp,
  type SignUpOptions,
  type SignUpService,
  type SignUpState,
} from './auth/useSignUp';
export { openCaptcha, type CaptchaChoice } from './captcha/openCaptcha';
export { recaptchaEnterprise, type RecaptchaEnterpriseOptions } from './captcha/recaptchaEnterprise';
export { recaptchaV2, type RecaptchaV2Options } from './captcha/recaptchaV2';
export { recaptchaV3, type RecaptchaV3Options } from './captcha/recaptchaV3';
export { turnstile, type TurnstileOptions } from './captcha/turnstile';
export {
  CaptchaError,
  type Captcha,
  type CaptchaLook,
  type CaptchaPhase,
  type CaptchaReason,
  type CaptchaWidget,
} from './captcha/types';
export { createEnvironment, type EnvironmentOptions } from './createEnvironment';
export { EnvironmentContext, useEnvironment, type Environment } from './environment';
export { useCoverWatch, type CoverWatch } from './frame/useCoverWatch';
export { behindCaptcha, type BehindCaptcha } from './order/behindCaptcha';
export type { Campaign } from './order/campaign';
export {
  createOrderFlow,
  type OrderFlow,
  type OrderFlowOptions,
  type SwapOrder,
  type Submission,
} from './order/createOrderFlow';
export { useHoldGuard, type HoldGuardOptions } from './order/useHoldGuard';
export { createOrderMemory, type OrderMemory } from './order/orderMemory';
export { useOrder, type UseOrderOptions, type UseOrderResult } from './order/useOrder';
export { useAttributes } from './organizer/attributes';
export { useRegistrationForm, type FormOf } from './organizer/registrationForm';
export { useSessionRegistration } from './organizer/sessionRegistration';
export {
  problemOf,
  useSave,
  type Kept,
  type SaveCalls,
  type SaveOutcome,
  type SaveState,
} from './organizer/useSave';
export { useExport, type ExportRun, type ExportState, type MakeFile } from './organizer/useExport';
export { useOrderFiles, type OrderFiles } from './organizer/orderFiles';
export { useOrderCalls, type DisputeAsked, type OrderCalls } from './organizer/orderCalls';
export {
  useOrganizerOrder,
  useSaleCurrency,
  useSoldTickets,
  useTicketTypeNames,
  type SoldTicketsFilter,
} from './organizer/orders';
export { useRunEach, type RunEach, type RunState, type Undone } from './organizer/useRunEach';
export { useOrganizerEvent, useOrganizerEvents } from './organizer/useOrganizerEvents';
export { useCreateEvent, useEventSettings } from './organizer/eventSettings';
export { useTrackingPixels, type PixelChange } from './organizer/useTrackingPixels';
export { createQueryClient, endpointQuery } from './query';
export { useBuyerReuse, type BuyerReuse } from './reuse/useBuyerReuse';
export {
  BootstrapError,
  bootstrapId,
  choicesIn,
  readBootstrap,
  servedProps,
  takeOver,
  type Choice,
  type PageValues,
  type ReadBootstrapOptions,
  type ServedProps,
  type TakeOverOptions,
} from './served';
export { onSignInNeeded } from '../client/signInNeeded';
export { createTabStore, createTextStore, type TextStore } from './textStore';
export { useConfirmation, type ConfirmationParams } from './useConfirmation';
export { useCountdown } from './useCountdown';
export { useEventVersions, type EventVersions } from './useEventVersions';
export { useInvoiceData } from './useInvoiceData';
export { useIsOffline } from './useIsOffline';
export { useFormUpload } from './useFormUpload';
export { useHotLeads, type HotLeads, type HotLeadsOptions } from './hotLeads/useHotLeads';
export { useOrders, type OrdersFilter } from './useOrders';
export { usePersonTickets } from './usePersonTickets';
export { usePromotion, type Promotion, type PromotionOptions } from './usePromotion';
export { ticketsQuery, useTickets, type OfferedTickets, type TicketsRequest } from './useTickets';
export { useWidgetBootstrap, widgetBootstrapQuery } from './useWidgetBootstrap';
export { useBuyerInformation } from './organizer/useBuyerInformation';
export { useCampaigns, type CampaignsOf } from './organizer/useCampaigns';
export { useCompanies } from './organizer/useCompanies';
export { useConfirmationPreview } from './organizer/useConfirmationPreview';
export { useInvitationLook } from './organizer/useInvitationLook';
export {
  useEmail,
  useEmailCalls,
  useEmailContext,
  useEmailHistory,
  useEmailRendering,
  useEmails,
  useEmailTemplates,
  type EmailCalls,
  type EmailsOf,
} from './organizer/emails';
export { useInvoiceSettings, type InvoiceSettingsOf } from './organizer/useInvoiceSettings';
export {
  useAvailableProcessors,
  usePaymentProcessor,
  usePaymentProcessors,
  useProcessorCalls,
} from './organizer/usePaymentProcessors';
export { usePartnerImport, type PartnerImportState } from './organizer/usePartnerImport';
export { usePartners, type PartnerCalls } from './organizer/usePartners';
export {
  useInvitations,
  useMemberCalls,
  useMembers,
  useOwnAccount,
  type MemberCalls,
} from './organizer/useMembers';
export { usePayer } from './organizer/usePayer';
export { usePostRegistration } from './organizer/usePostRegistration';
export { usePreviewEnvironment } from './organizer/usePreviewEnvironment';
export { useSaleSettings } from './organizer/useSaleSettings';
export { useSocialShare } from './organizer/useSocialShare';
export { useFoundSpeakers, useSpeakers, type SpeakerSearch } from './organizer/useSpeakers';
export { useTags } from './organizer/useTags';
export { useWidgetSettings } from './organizer/useWidgetSettings';
export { useHostedFile } from './organizer/useHostedFile';
export { useCustomCode, useStyleSheet } from './organizer/useSiteText';
export { useScreenshot, useWebsite, type SectionChange } from './organizer/useWebsite';
export { useTenantPromoCodes } from './organizer/useTenantPromoCodes';
export { useTicketTypes } from './organizer/ticketTypes';
export { useMobileApp, type MobileAppOf } from './organizer/mobileApp';
export { useMobileBuild } from './organizer/mobileBuild';
export { useMobileCards } from './organizer/mobileCards';
