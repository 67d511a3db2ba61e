export type { Analytics } from './analytics/analytics';
export { tagManager } from './analytics/tagManager';
export { useCompletedOrder } from './analytics/useCompletedOrder';
export {
  createConsent,
  type Consent,
  type ConsentOptions,
  type ConsentState,
} from './cookieConsents/createConsent';
export { useConsent, type UseConsentResult } from './cookieConsents/useConsent';
export { withConsent } from './cookieConsents/withConsent';
export { accessTokenCookie, accessTokens } from './account/accessTokens';
export { openAuthPopup, type AuthOutcome } from './account/openAuthPopup';
export { useProfileImport } from './account/useProfileImport';
export type { AuthSettings, SignInArrival } from './account/signIn';
export {
  useConnectedAccounts,
  type ConnectedAccount,
  type ConnectedAccountsOptions,
  type ConnectState,
} from './account/useConnectedAccounts';
export { usePasswordReset, usePasswordResetRequest } from './account/usePasswordReset';
export { useSignedInPerson } from './account/useSignedInPerson';
export { useSignIn } from './account/useSignIn';
export { useSignOut } from './account/useSignOut';
export { useSignUp } from './account/useSignUp';
export { useTokenTransfer } from './account/useTokenTransfer';
export { openCaptcha, type CaptchaChoice } from './captcha/openCaptcha';
export { recaptchaEnterprise } from './captcha/recaptchaEnterprise';
export { recaptchaV2 } from './captcha/recaptchaV2';
export { recaptchaV3 } from './captcha/recaptchaV3';
export { turnstile } from './captcha/turnstile';
export { CaptchaError, type Captcha, type CaptchaPhase } from './captcha/types';
export { createEnvironment, type EnvironmentOptions } from './createEnvironment';
export { EnvironmentContext, useEnvironment, type Environment } from './environment';
export { useCoverWatch } from './frame/useCoverWatch';
export { withCaptcha } from './captcha/withCaptcha';
export type { Campaign } from './order/campaign';
export { useMyOrder, type UseMyOrderOptions, type UseMyOrderResult } from './myOrder/useMyOrder';
export { createOrderFlow, type OrderFlowOptions } from './order/createOrderFlow';
export type { OrderFlow } from './order/orderFlow';
export type { Submission } from './order/createPaymentRun';
export { useHoldGuard } from './order/useHoldGuard';
export { orderLinkOf } from './order/orderLink';
export { createOrderMemory } from './order/orderMemory';
export { loadOrderFlow } from './order/loadOrderFlow';
export { useLateOrder, type UseOrderResult } from './order/useLateOrder';
export { useOrder } from './order/useOrder';
export { useAttributes } from './organizer/attributes/useAttributes';
export { createQrCamera } from './organizer/checkIn/createQrCamera';
export type { DetectCodes, DoorCamera } from './organizer/checkIn/doorCamera';
export { useDoor } from './organizer/checkIn/useDoor';
export type { DoorResult, DoorState } from './organizer/checkIn/doorState';
export { useCheckInSettings } from './organizer/checkIn/useCheckInSettings';
export { useRegistrationForm } from './organizer/registrationForm/registrationForm';
export { useAnalyticsFiles, type AnalyticsFiles } from './organizer/sessionAnalytics/useAnalyticsFiles';
export {
  useAttendeeAnalytics,
  useCompanyAnalytics,
  useRateSummary,
  useSessionAnalytics,
  useSessionFeedback,
  useSessionResults,
} from './organizer/sessionAnalytics/useSessionAnalytics';
export { useSessionRegistrationSettings } from './organizer/sessionRegistrations/settings';
export {
  problemOf,
  useSave,
  type Saved,
  type SaveCalls,
  type SaveOutcome,
  type SaveState,
} from './organizer/resource/useSave';
export { useExport, type MakeFile } from './organizer/resource/useExport';
export type { ExportJob, ExportRequest } from './organizer/resource/exportJobs';
export { useExportJobs } from './organizer/resource/useExportJobs';
export { useOrderFiles } from './organizer/orders/orderFiles';
export { useOrderCalls, type OrderCalls } from './organizer/orders/orderCalls';
export { useOrderJobCalls, type OrderJobCalls } from './organizer/orders/orderJobCalls';
export { useOrderJobRefusals, useOrderJobs } from './organizer/orders/useOrderJobs';
export { useDismissed } from './organizer/resource/useDismissed';
export {
  useOrganizerOrder,
  useSaleCurrency,
  useSoldTickets,
  useSwapTypes,
  useTicketForm,
  useTicketTypeNames,
} from './organizer/orders/orders';
export { useRunEach, type RunState } from './organizer/resource/useRunEach';
export { useOrganizerEvent, useOrganizerEvents } from './organizer/events/useOrganizerEvents';
export { useCreateEvent, useEventSettings, type EventOrigin } from './organizer/events/eventSettings';
export { useEventLists } from './organizer/events/useEventLists';
export { useEventTemplates } from './organizer/events/useEventTemplates';
export { useRegistrationVersion } from './organizer/events/useRegistrationVersion';
export { useTrackingPixels, type PixelChange } from './organizer/events/useTrackingPixels';
export { createQueryClient } from './query';
export { useBuyerReuse, type BuyerReuse } from './registration/useBuyerReuse';
export { BootstrapError, choicesIn, readBootstrap, servedProps, takeOver, type PageValues } from './served';
export { onSignInNeeded } from '../client/signInNeeded';
export { createTabStore, createTextStore, type TextStore } from './textStore';
export { useConfirmation } from './confirmation/useConfirmation';
export { useCountdown } from './order/useCountdown';
export { useEventVersions } from './events/useEventVersions';
export { useInvoiceData } from './invoices/useInvoiceData';
export { useIsOffline } from './useIsOffline';
export { useFormUpload } from './registration/useFormUpload';
export { useHotLeads } from './hotLeads/useHotLeads';
export { useEveryHotLead, useHotLeadList } from './organizer/hotLeads/useHotLeadList';
export { useOrders } from './organizer/orders/useOrders';
export { usePersonTickets } from './registration/usePersonTickets';
export { usePromotion, type Promotion, type PromotionOptions } from './promotions/usePromotion';
export { ticketsQuery, useTickets } from './tickets/useTickets';
export { useTicketsAhead } from './tickets/useTicketsAhead';
export { useWaitlist, type Waitlist } from './waitlist/useWaitlist';
export { useWidgetBootstrap, widgetBootstrapQuery } from './widget/useWidgetBootstrap';
export { useBuyerInformation } from './organizer/buyerInformation/useBuyerInformation';
export { useCampaigns } from './organizer/sharing/useCampaigns';
export { useCompanies } from './organizer/companies/useCompanies';
export {
  useContact,
  useContactActivity,
  useContactGroups,
  useContacts,
  useTicketsOfContact,
  type ContactsFilter,
} from './organizer/contacts/contacts';
export {
  useContactCalls,
  type Addressee,
  type ContactCalls,
  type ContactEmailOutcome,
} from './organizer/contacts/contactCalls';
export { useConfirmationPreview } from './organizer/orders/useConfirmationPreview';
export { useAccount, useRoleAttributes } from './organizer/account/useAccount';
export { useOpenAccount, useOwnAccounts } from './organizer/account/useOwnAccounts';
export { useProfile } from './organizer/account/useProfile';
export { useInvitationEmail } from './organizer/members/useInvitationEmail';
export {
  useEmail,
  useEmailCalls,
  useEmailContext,
  useEmailHistory,
  useEmailRendering,
  useEmails,
  useEmailTemplates,
} from './organizer/emails/emails';
export { useGuestChart, useGuestDashboard } from './organizer/insights/useGuestInsights';
export {
  useInsightsDashboardCalls,
  useInsightsDashboards,
  useInsightsFrame,
  useInsightsShares,
  type InsightsDashboardCalls,
  type InsightsShareCalls,
} from './organizer/insights/useInsights';
export { useInvoiceSettings } from './organizer/invoices/useInvoiceSettings';
export {
  useAvailablePaymentProcessors,
  usePaymentProcessor,
  usePaymentProcessors,
  usePaymentProcessorCalls,
} from './organizer/paymentProcessors/usePaymentProcessors';
export { usePartners, type PartnerCalls } from './organizer/partners/usePartners';
export {
  useRegistrationFlows,
  type RegistrationFlowCalls,
} from './organizer/registrationFlows/useRegistrationFlows';
export {
  useInvitations,
  useMemberCalls,
  useMembers,
  useOwnAccount,
  type MemberCalls,
} from './organizer/members/useMembers';
export { usePayer } from './organizer/members/usePayer';
export { usePolls, type PollCalls } from './organizer/polls/usePolls';
export {
  useCookieConsents,
  useCookieConsentScript,
  type CookieConsentCalls,
} from './organizer/cookieConsents/useCookieConsents';
export { useEmailDomain, type EmailDomainCalls } from './organizer/emailDomains/useEmailDomain';
export { useResources, type ResourceCalls } from './organizer/resources/useResources';
export { useRtaAudience, useRtaMessages, type RtaMessageCalls } from './organizer/rtaMessages/useRtaMessages';
export { useRings, type RingCalls } from './organizer/rings/useRings';
export { useBeginActing, useStopActing } from './organizer/administration/useActing';
export { useSupportAccount, type SupportAccountCalls } from './organizer/administration/useSupportAccount';
export {
  useSupportAgenda,
  useSupportEvent,
  useSupportEventDetails,
  useSyncReport,
  type SupportEventCalls,
} from './organizer/administration/useSupportEvent';
export { useSupportLog } from './organizer/administration/useSupportLog';
export { useSupportPerson } from './organizer/administration/useSupportPerson';
export { useLoginSettings } from './organizer/singleSignOn/useLoginSettings';
export {
  useEventsWithSso,
  useSsoCalls,
  useSsoConfig,
  useSsoConfigs,
  useSsoServiceConfig,
  type SsoCalls,
} from './organizer/singleSignOn/useSingleSignOn';
export { useConfirmationSettings } from './organizer/confirmation/useConfirmationSettings';
export { usePreviewEnvironment } from './organizer/resource/usePreviewEnvironment';
export { useSaleSettings } from './organizer/saleSettings/useSaleSettings';
export { useSocialShare } from './organizer/sharing/useSocialShare';
export { usePictureUpload } from './organizer/pictures/usePictureUpload';
export { useSpeakerCalls } from './organizer/speakers/speakerCalls';
export { useFoundSpeakers, useSpeakers, type SpeakerSearch } from './organizer/speakers/useSpeakers';
export { useTags } from './organizer/tags/useTags';
export { useChatbot } from './organizer/developers/useChatbot';
export {
  useDevelopers,
  type CreatedDeveloperApp,
  type DeveloperCalls,
} from './organizer/developers/useDevelopers';
export { useCountries } from './organizer/directory/useCountries';
export { useWeather } from './organizer/directory/useWeather';
export { useRegistrationData } from './organizer/dashboard/useRegistrationData';
export { useRegistrationGoal } from './organizer/dashboard/useRegistrationGoal';
export { useTaskCalls, type TaskCalls } from './organizer/tasks/taskCalls';
export {
  useTaskComments,
  useTaskDefinitions,
  useTaskInstances,
  useTaskPeople,
  useTaskProgress,
  useTaskTitles,
} from './organizer/tasks/tasks';
export {
  useWebhooks,
  type Notify,
  type WebhookCalls,
  type WebhookScope,
} from './organizer/webhooks/useWebhooks';
export { useWidgetSettings } from './organizer/widgetSettings/useWidgetSettings';
export { useHostedFile } from './organizer/website/useHostedFile';
export { useCustomCode, useStyleSheet } from './organizer/website/useSiteText';
export { useScreenshot, useWebsite, type SectionChange } from './organizer/website/useWebsite';
export { useTenantPromoCodes } from './organizer/members/useTenantPromoCodes';
export { useTicketTypes } from './organizer/ticketTypes/ticketTypes';
export { useMobileApp } from './organizer/mobileApp/mobileApp';
export { useMobileBuild } from './organizer/mobileApp/mobileBuild';
export { useMobileCards } from './organizer/mobileApp/mobileCards';
export { createTusHost, type TusHostOptions } from './organizer/sessionMedia/createTusHost';
export type { HostedMedia } from '../domain/sessionMedia';
export type { MediaHost, MediaUpload, MediaUploadEvents } from './organizer/sessionMedia/mediaHost';
export { useMediaUpload, type MediaTransfer } from './organizer/sessionMedia/useMediaUpload';
export { useSessionMedia, type SessionMediaCalls } from './organizer/sessionMedia/useSessionMedia';
