export type { Analytics } from './analytics/analytics';
export { tagManager, type TagManagerOptions } from './analytics/tagManager';
export {
  useCompletedOrder,
  type CompletedOrderOptions,
  type ListedOrder,
} from './analytics/useCompletedOrder';
export { accessTokenCookie, accessTokens, type AccessTokens } from './account/accessTokens';
export type { ConnectedServices } from './account/connectedStore';
export {
  openAuthPopup,
  type AuthAnswer,
  type AuthAttempt,
  type AuthOutcome,
  type AuthPopupOptions,
} from './account/openAuthPopup';
export {
  useProfileImport,
  type ProfileImport,
  type ProfileImportOptions,
  type ProfileImportState,
} from './account/useProfileImport';
export type { AuthSettings } from './account/signIn';
export {
  useConnectedAccounts,
  type ConnectedAccount,
  type ConnectedAccounts,
  type ConnectedAccountsOptions,
  type ConnectState,
} from './account/useConnectedAccounts';
export { usePasswordReset, usePasswordResetRequest } from './account/usePasswordReset';
export { useSignedInPerson } from './account/useSignedInPerson';
export { useSignIn, type SignIn, type SignInOptions, type SignInState } from './account/useSignIn';
export { useSignOut } from './account/useSignOut';
export {
  useSignUp,
  type SignUp,
  type SignUpOptions,
  type SignUpService,
  type SignUpState,
} from './account/useSignUp';
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
} from './order/createOrderFlow';
export type { Submission } from './order/createPaymentRun';
export { useHoldGuard, type HoldGuardOptions } from './order/useHoldGuard';
export { createOrderMemory, type OrderMemory } from './order/orderMemory';
export { useOrder, type UseOrderOptions, type UseOrderResult } from './order/useOrder';
export { useAttributes } from './organizer/registrationForm/attributes';
export { useRegistrationForm } from './organizer/registrationForm/registrationForm';
export type { FormOf } from './organizer/resource/formOf';
export { useSessionRegistration } from './organizer/sessionRegistrations/settings';
export {
  problemOf,
  useSave,
  type Kept,
  type SaveCalls,
  type SaveOutcome,
  type SaveState,
} from './organizer/resource/useSave';
export { useExport, type ExportRun, type ExportState, type MakeFile } from './organizer/resource/useExport';
export { useOrderFiles, type OrderFiles } from './organizer/orders/orderFiles';
export { useOrderCalls, type DisputeAsked, type OrderCalls } from './organizer/orders/orderCalls';
export {
  useOrganizerOrder,
  useSaleCurrency,
  useSoldTickets,
  useTicketTypeNames,
  type SoldTicketsFilter,
} from './organizer/orders/orders';
export { useRunEach, type RunEach, type RunState, type Undone } from './organizer/resource/useRunEach';
export { useOrganizerEvent, useOrganizerEvents } from './organizer/events/useOrganizerEvents';
export { useCreateEvent, useEventSettings } from './organizer/events/eventSettings';
export { useTrackingPixels, type PixelChange } from './organizer/events/useTrackingPixels';
export { createQueryClient, endpointQuery } from './query';
export { useBuyerReuse, type BuyerReuse } from './registration/useBuyerReuse';
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
export { useConfirmation, type ConfirmationParams } from './confirmation/useConfirmation';
export { useCountdown } from './order/useCountdown';
export { useEventVersions, type EventVersions } from './events/useEventVersions';
export { useInvoiceData } from './invoices/useInvoiceData';
export { useIsOffline } from './useIsOffline';
export { useFormUpload } from './registration/useFormUpload';
export { useHotLeads, type HotLeads, type HotLeadsOptions } from './hotLeads/useHotLeads';
export { useOrders, type OrdersFilter } from './organizer/orders/useOrders';
export { usePersonTickets } from './registration/usePersonTickets';
export { usePromotion, type Promotion, type PromotionOptions } from './promotions/usePromotion';
export { ticketsQuery, useTickets, type OfferedTickets, type TicketsRequest } from './tickets/useTickets';
export { useWidgetBootstrap, widgetBootstrapQuery } from './widget/useWidgetBootstrap';
export { useBuyerInformation } from './organizer/buyerInformation/useBuyerInformation';
export { useCampaigns, type CampaignsOf } from './organizer/sharing/useCampaigns';
export { useCompanies } from './organizer/companies/useCompanies';
export { useConfirmationPreview } from './organizer/orders/useConfirmationPreview';
export { useInvitationLook } from './organizer/members/useInvitationLook';
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
} from './organizer/emails/emails';
export { useInvoiceSettings, type InvoiceSettingsOf } from './organizer/invoices/useInvoiceSettings';
export {
  useAvailableProcessors,
  usePaymentProcessor,
  usePaymentProcessors,
  useProcessorCalls,
} from './organizer/paymentProcessors/usePaymentProcessors';
export { usePartnerImport, type PartnerImportState } from './organizer/partners/usePartnerImport';
export { usePartners, type PartnerCalls } from './organizer/partners/usePartners';
export {
  useInvitations,
  useMemberCalls,
  useMembers,
  useOwnAccount,
  type MemberCalls,
} from './organizer/members/useMembers';
export { usePayer } from './organizer/members/usePayer';
export { usePostRegistration } from './organizer/confirmation/usePostRegistration';
export { usePreviewEnvironment } from './organizer/resource/usePreviewEnvironment';
export { useSaleSettings } from './organizer/saleSettings/useSaleSettings';
export { useSocialShare } from './organizer/sharing/useSocialShare';
export { useFoundSpeakers, useSpeakers, type SpeakerSearch } from './organizer/speakers/useSpeakers';
export { useTags } from './organizer/tags/useTags';
export { useWidgetSettings } from './organizer/widgetSettings/useWidgetSettings';
export { useHostedFile } from './organizer/website/useHostedFile';
export { useCustomCode, useStyleSheet } from './organizer/website/useSiteText';
export { useScreenshot, useWebsite, type SectionChange } from './organizer/website/useWebsite';
export { useTenantPromoCodes } from './organizer/members/useTenantPromoCodes';
export { useTicketTypes } from './organizer/ticketTypes/ticketTypes';
export { useMobileApp, type MobileAppOf } from './organizer/mobileApp/mobileApp';
export { useMobileBuild } from './organizer/mobileApp/mobileBuild';
export { useMobileCards } from './organizer/mobileApp/mobileCards';
