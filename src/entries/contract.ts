// What an endpoint is.
export {
  endpoint,
  needs,
  type ApiBase,
  type Body,
  type Caller,
  DEFAULT_TIMEOUT,
  type Count,
  type Direction,
  type Endpoint,
  type EndpointTypes,
  type Fail,
  type FileDownload,
  type FileType,
  MISSING_PARAMETERS,
  type Ok,
  type Params,
  type Query,
  type SearchPage,
  type SearchRequest,
} from '../contract';

// Shared by the areas.
export type {
  AttendeeThumbnail,
  Currency,
  EventInfo,
  Gateway,
  Instant,
  Minor,
  Person,
  Venue,
} from '../contract';

// What a call fails with.
export { errorCodes, AUTH_REQUIRED, type ErrorCode, type Failure } from '../contract';

// Buyers: account.
export {
  createAccessToken,
  createPerson,
  createWebLoginToken,
  deleteAccessToken,
  dropTransferredToken,
  getWebLogin,
  pickTransferredToken,
  saveServiceToken,
  verifyCertificate,
  type CertificateCheck,
  type CertificateProof,
  type ConnectedService,
  type NewPerson,
  type PasswordSignIn,
  type ServiceToken,
  type SignInService,
  type TransferredToken,
  type WebLogin,
} from '../contract';

// Buyers: confirmation.
export {
  getConfirmation,
  type ConfirmationCampaign,
  type ConfirmationData,
  type ConfirmationLinks,
  type ConfirmationThumbnail,
  type ConfirmedSession,
  type ConfirmedTicket,
  type OrderType,
  type PaymentStatus,
} from '../contract';

// Buyers: hot leads.
export {
  listHotLeads,
  sendHotLead,
  type HotLead,
  type HotLeadRequest,
  type HotLeadStatus,
} from '../contract';

// Buyers: order.
export {
  extendTransaction,
  getPersonTickets,
  getSaveOutcome,
  getTransaction,
  holdSwap,
  holdTickets,
  releaseTransaction,
  saveFormData,
  saveOrder,
  setPayByInvoice,
  uploadFormFile,
  type BillingAddress,
  type GatewayAnswer,
  type HeldTicket,
  type HeldTransaction,
  type HoldRequest,
  type OrderPayment,
  type OrderTotals,
  type PaymentChoice,
  type PersonSubmission,
  type SavedOrder,
  type SaveRequest,
  type SwapHoldRequest,
  type SwapTicketRow,
  type TransactionFields,
} from '../contract';

// Buyers: payment.
export {
  getBitcoinSource,
  requestPayPalPayment,
  requestZoozToken,
  type BitcoinSource,
  type BitcoinSourceStatus,
  type PayPalRequest,
  type ZoozToken,
  type ZoozTokenRequest,
} from '../contract';

// Buyers: registration.
export type {
  FormEntry,
  FormFile,
  FormModel,
  FormQuestion,
  FormQuestionType,
  FormSession,
  FormSubmission,
  PersonTicket,
} from '../contract';

// Buyers: sharing.
export { reportShare, shareByEmail, type ShareEmailRow } from '../contract';

// Buyers: tickets.
export { getTickets, type Availability, type TicketsData, type TicketType } from '../contract';

// Buyers: widget.
export {
  getWidgetBootstrap,
  type FeatureFlags,
  type SiteCaptcha,
  type SiteConf,
  type ThemeSettings,
  type WidgetBootstrap,
  type WidgetConfig,
} from '../contract';

// Organizers: account.
export {
  getOwnAccount,
  getSignedInPerson,
  requestPasswordReset,
  resetPassword,
  updateAccount,
  type Account,
  type AccountAgreement,
  type AccountChanges,
  type AccountCounts,
  type AccountOverview,
  type AgreementStatus,
  type PasswordReset,
  type PasswordResetRequest,
  type PersonRole,
  type ResetSource,
  type SignedInPerson,
} from '../contract';

// Organizers: agenda.
export {
  cloneAgenda,
  createAgendaSession,
  deleteAgendaSession,
  getAgendaSession,
  getAgendaSettings,
  getSupportAgenda,
  importAgenda,
  listAgendaSessions,
  removeAgendaSessions,
  updateAgendaSession,
  updateAgendaSettings,
  type AgendaAddition,
  type AgendaLocation,
  type AgendaSession,
  type AgendaSettings,
  type AgendaSettingsUpdate,
  type AgendaTag,
  type AgendaTrack,
  type SessionDraft,
  type SessionImport,
  type SessionKind,
  type SessionStatus,
  type SessionUpdate,
  type SpeakerImport,
} from '../contract';

// Organizers: attributes.
export {
  createAttribute,
  getAttributes,
  getRoleAttributes,
  updateAttribute,
  type Attribute,
  type AttributeType,
  type NewAttribute,
  type RoleAttributes,
  type RolePermission,
} from '../contract';

// Organizers: check in.
export {
  getCheckInData,
  getRegistrationData,
  getRegistrationGoal,
  setRegistrationGoal,
  updateCheckInData,
  type CheckInData,
  type CheckInUpdate,
  type RegistrationData,
  type RegistrationGoal,
  type TicketTypeRegistrations,
} from '../contract';

// Organizers: companies.
export {
  createCompany,
  deleteCompany,
  listCompanies,
  updateCompany,
  type Company,
  type CompanyDraft,
} from '../contract';

// Organizers: confirmation.
export {
  getPostRegistration,
  getSocialShareSettings,
  savePostRegistration,
  saveSocialShareSettings,
  type PostRegistrationSettings,
  type SocialNetworkName,
  type SocialShareSettings,
} from '../contract';

// Organizers: contacts.
export {
  aggregateContacts,
  createContact,
  emailContacts,
  importContacts,
  searchContactIds,
  searchContacts,
  setContactTickets,
  type Contact,
  type ContactCriteria,
  type ContactField,
  type ContactGroup,
  type ContactGrouping,
  type ContactImport,
  type ContactImportError,
  type ContactSource,
  type NewContact,
  type SkippedContact,
} from '../contract';

// Organizers: cookie consents.
export {
  createCookieConsent,
  getCookieConsentScript,
  listCookieConsents,
  updateCookieConsent,
  type ConsentService,
  type CookieConsent,
  type CookieConsentChanges,
  type CookieConsentSettings,
} from '../contract';

// Organizers: developers.
export {
  askChatbot,
  createDeveloperApp,
  createDeveloperExtension,
  deleteDeveloperApp,
  deleteDeveloperExtension,
  getChatbot,
  listDeveloperApps,
  listDeveloperExtensions,
  updateChatbot,
  updateDeveloperApp,
  updateDeveloperExtension,
  type Chatbot,
  type ChatbotAnswer,
  type ChatbotReply,
  type ChatbotSettings,
  type DeveloperApp,
  type DeveloperAppDraft,
  type DeveloperExtension,
  type DeveloperExtensionDraft,
  type DeveloperScope,
  type ExtensionPlace,
} from '../contract';

// Organizers: directory.
export {
  createEventTemplate,
  deleteEventTemplate,
  getWeather,
  listCountries,
  listEventTemplates,
  type DictionaryCountry,
  type EventTemplate,
  type EventTemplateDraft,
  type VenueWeather,
  type WeatherDay,
} from '../contract';

// Organizers: email domains.
export {
  resetAccountEmailDomain,
  resetEmailDomain,
  testEmailDomain,
  updateEventEmailDomain,
  type EffectiveEmailDomain,
  type EmailDomainLevel,
  type EmailDomainRecord,
  type EmailDomainSetting,
  type EmailDomainTest,
} from '../contract';

// Organizers: emails.
export {
  createEmail,
  deleteEmail,
  duplicateEmail,
  enableEmail,
  getEmailAuthToken,
  getEmailContext,
  getEmailHistory,
  listEmails,
  listEmailTemplates,
  migrateEmailsToBuilder,
  previewEmail,
  publishEmail,
  searchEmails,
  sendEmailPreview,
  updateEmail,
  type AudienceFilter,
  type EmailBlock,
  type EmailCampaign,
  type EmailCampaignChanges,
  type EmailContext,
  type EmailCriteria,
  type EmailDelivery,
  type EmailField,
  type EmailPlaceholder,
  type EmailRendering,
  type EmailSchedule,
  type EmailSender,
  type EmailStatus,
  type EmailTemplate,
  type EmailType,
  type MigratedEmail,
  type NewEmailCampaign,
  type RegistrationStatus,
  type RegistrationStatusCount,
} from '../contract';

// Organizers: event versions.
export { getAgendaVersion, getRegistrationVersion, type EventVersion } from '../contract';

// Organizers: events.
export {
  createEvent,
  deleteEvent,
  getEvent,
  getRegistrationVersions,
  getTrackingPixels,
  listEventLists,
  listEvents,
  migrateToClassicRegistration,
  searchEvents,
  updateEvent,
  updateEventBySupport,
  updateTrackingPixels,
  type EventDraft,
  type EventList,
  type EventListKind,
  type EventSearchCriteria,
  type EventSortField,
  type EventSupportUpdate,
  type EventTier,
  type EventUpdate,
  type OrganizerEvent,
  type PixelPage,
  type PixelProvider,
  type TierConfiguration,
  type TrackingPixel,
  type TrackingPixels,
} from '../contract';

// Organizers: insights.
export {
  createInsightsDashboard,
  deleteInsightsDashboard,
  embedLooker,
  getGuestDashboard,
  listInsightsDashboards,
  listInsightsShares,
  revokeInsightsShare,
  runGuestChart,
  runLookerQuery,
  shareInsightsDashboard,
  updateInsightsDashboard,
  type GuestDashboard,
  type InsightsChart,
  type InsightsChartDraft,
  type InsightsChartKind,
  type InsightsColumn,
  type InsightsColumnType,
  type InsightsDashboard,
  type InsightsDashboardDraft,
  type InsightsQueryName,
  type InsightsQueryParams,
  type InsightsResult,
  type InsightsShare,
  type InsightsShareDraft,
  type LookerEmbed,
} from '../contract';

// Organizers: invoices.
export {
  getAccountInvoiceData,
  getInvoiceData,
  saveInvoiceData,
  type InvoiceData,
  type InvoiceDataUpdate,
} from '../contract';

// Organizers: members.
export {
  answerInvite,
  createTenantPromoCode,
  deleteInvite,
  deleteTenantInvoice,
  getTenantCustomization,
  getTenantStatus,
  inviteMembers,
  listMembers,
  listTenantPromoCodes,
  listUninvited,
  removeMember,
  resendInvite,
  saveTenantCustomization,
  updateMemberAccess,
  updateTenantInvoice,
  type InviteAnswer,
  type InviteEmail,
  type InviteOutcome,
  type InviteRefusal,
  type InviteStatus,
  type MemberRole,
  type TenantCustomization,
  type TenantInvite,
  type TenantInvoice,
  type TenantMember,
  type TenantPromoCode,
  type TenantPromoCodeDraft,
  type TenantStatus,
  type UninvitedPerson,
} from '../contract';

// Organizers: mobile app.
export {
  createMobileCard,
  deleteMobileCard,
  enableMobileWhitelabel,
  getBuildManagerConfig,
  getMobileApp,
  listMobileCards,
  saveBuildManagerConfig,
  setMobileWhitelabelStatus,
  updateMobileApp,
  updateMobileCard,
  uploadPushCertificate,
  type BuildManagerConfig,
  type BuildManagerDraft,
  type MobileApp,
  type MobileAppFeature,
  type MobileAppSettings,
  type MobileBuildState,
  type MobileCard,
  type MobileCardDraft,
  type MobileCardKind,
  type MobilePlatform,
  type MobileWhitelabel,
  type MobileWhitelabelStatus,
  type PushCertificate,
} from '../contract';

// Organizers: orders.
export {
  cancelOrderJob,
  checkOrderJob,
  disputeOrder,
  exportOrderJobRefusals,
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  getOrder,
  getOrderJob,
  getTicket,
  inviteToTickets,
  listOrderJobRefusals,
  listOrderJobs,
  listOrders,
  migrateConsecutiveInvoice,
  resendTickets,
  searchTickets,
  sendOrderConfirmation,
  setInvoicePrefix,
  settleInvoice,
  startOrderJob,
  submitTransaction,
  swapTickets,
  transferTicket,
  type InvitationStatus,
  type InviteRequest,
  type InvoiceNumbering,
  type OrderCounts,
  type OrderField,
  type OrderFilter,
  type OrderDispute,
  type OrderJob,
  type OrderJobCheck,
  type OrderJobKind,
  type OrderJobObstacle,
  type OrderJobRefusal,
  type OrderJobRequest,
  type OrderJobStatus,
  type OrderMail,
  type OrderMailKind,
  type OrderNote,
  type OrderRow,
  type OrderShare,
  type OrderStatus,
  type OrganizerOrder,
  type OrganizerTicket,
  type PersonName,
  type RegistrationAnswer,
  type SubmitRequest,
  type SubmittedPayment,
  type SwapChoice,
  type SwapRow,
  type SwapStatus,
  type TicketField,
  type TicketFilter,
  type TicketInvitation,
  type TicketStatus,
  type TicketSwap,
  type TicketTransfer,
  type TicketValidity,
  type TransferRequest,
} from '../contract';

// Organizers: partners.
export {
  exportPartners,
  getPartner,
  importPartners,
  listPartners,
  savePartner,
  updatePartners,
  type EventPartner,
  type PartnerDraft,
  type PartnerImport,
  type PartnerLevel,
  type PartnerList,
  type PartnerUpdate,
  type RefusedPartner,
} from '../contract';

// Organizers: payment processors.
export {
  createPaymentProcessor,
  listAvailablePaymentProcessors,
  searchPaymentProcessors,
  setProcessorCredentials,
  updatePaymentProcessor,
  type AvailablePaymentProcessor,
  type PaymentProcessor,
  type PaymentProcessorCriteria,
  type PaymentProcessorDraft,
  type PaymentProcessorField,
  type PaymentProcessorUpdate,
  type ProcessorCredentials,
  type ProcessorGateway,
} from '../contract';

// Organizers: polls.
export {
  createPoll,
  deletePoll,
  listPolls,
  orderPolls,
  resetPoll,
  updatePoll,
  type Poll,
  type PollDraft,
  type PollOption,
  type PollOptionDraft,
  type PollStatus,
  type PollUpdate,
} from '../contract';

// Organizers: promotions.
export {
  assignPromotionsToGroup,
  createPromotion,
  createPromotionGroup,
  createPromotionsInBulk,
  deletePromotion,
  deletePromotionAsAdmin,
  deletePromotionGroup,
  emailPromotions,
  getPromotion,
  importPromotions,
  listPromotionGroups,
  listPromotions,
  updatePromotion,
  updatePromotionGroup,
  type PromotionBulk,
  type PromotionCode,
  type PromotionDraft,
  type PromotionEmail,
  type PromotionGroup,
  type PromotionGroupDraft,
  type PromotionGroupUpdate,
  type PromotionImport,
  type PromotionImportError,
  type PromotionStatus,
  type PromotionTerms,
  type PromotionUpdate,
} from '../contract';

// Organizers: registration flows.
export {
  activateFlow,
  archiveFlow,
  cloneFlow,
  createFlow,
  listFlows,
  renameFlow,
  type FlowName,
  type FlowStep,
  type RegistrationFlow,
} from '../contract';

// Organizers: registration form.
export {
  getRegistrationForm,
  saveRegistrationForm,
  type AnswerCount,
  type RegistrationFormSettings,
  type RegistrationFormUpdate,
} from '../contract';

// Organizers: resources.
export {
  createResource,
  deleteResource,
  duplicateResource,
  getResourceAudiences,
  reorderResources,
  searchResources,
  setResourceVisibility,
  updateResource,
  type EventResource,
  type ResourceAudience,
  type ResourceContent,
  type ResourceCriteria,
  type ResourceField,
  type ResourceKind,
} from '../contract';

// Organizers: rta messages.
export {
  countRtaAudience,
  deleteRtaMessage,
  getRtaMessageHistory,
  sendRtaMessage,
  type RtaMessage,
  type RtaMessageDraft,
} from '../contract';

// Organizers: sale settings.
export { getTicketsData, saveTicketsData, type SaleSettings } from '../contract';

// Organizers: session analytics.
export {
  exportAgendaAnalytics,
  exportAttendeeAnalytics,
  exportChats,
  exportFeedback,
  exportQuizzes,
  getAttendeeAnalytics,
  getCompanyAnalytics,
  getSessionAnalytics,
  listSessionFeedback,
  type AnalyticsPage,
  type AttendeeAnalytics,
  type CompanyAnalytics,
  type SessionAnalytics,
  type SessionFeedback,
} from '../contract';

// Organizers: session media.
export {
  cancelSessionAssets,
  createCaptions,
  createFutureSessionAsset,
  createSessionAsset,
  deleteCaptions,
  deleteRecordingsPreroll,
  getRecordingUrl,
  listSessionAssets,
  type AssetContextType,
  type Captions,
  type CaptionsDraft,
  INITIAL_ASSET_STATE,
  type SessionAsset,
  type SessionAssetDraft,
  type SessionAssetState,
  type SessionAssetType,
} from '../contract';

// Organizers: session registrations.
export {
  getSessionRegistrationSettings,
  getSessionStatusEmail,
  getSessionTicketRules,
  listSessionRegistrations,
  registerForSessions,
  runSessionRegistrationAction,
  sendSessionRegistrationStatus,
  unregisterFromSession,
  updateSessionRegistrationSettings,
  updateSessionStatusEmail,
  updateSessionTicketRules,
  type SessionChoice,
  type SessionRefusal,
  type SessionRegistration,
  type SessionRegistrationSettings,
  type SessionRegistrationStatus,
  type SessionRegistrationUpdate,
  type SessionRegistrationView,
  type SessionStatusEmail,
  type SessionStatusEmailUpdate,
  type SessionTicketRule,
} from '../contract';

// Organizers: sharing.
export {
  createSocialCampaign,
  deleteSocialCampaign,
  getSocialCampaign,
  getSocialNetworkData,
  listSocialCampaigns,
  updateSocialCampaign,
  type SocialCampaign,
  type SocialCampaignDraft,
  type SocialCampaignStatus,
  type SocialNetworkData,
} from '../contract';

// Organizers: single sign on.
export {
  createSsoConfig,
  getLoginSettings,
  getSsoServiceConfig,
  listLoginSettings,
  readIdpMetadata,
  restrictLogin,
  searchSsoConfigs,
  setSsoStatus,
  updateLoginSettings,
  updateSsoConfig,
  type LoginMethod,
  type LoginSettings,
  type LoginSettingsInput,
  type SsoAttributeNames,
  type SsoConfig,
  type SsoConfigChanges,
  type SsoConfigInput,
  type SsoConfigSearch,
  type SsoConfigType,
  type SsoCriteria,
  type SsoMetadata,
  type SsoServiceConfig,
  type SsoStatus,
  type SsoStatusChange,
} from '../contract';

// Organizers: speakers.
export { listAgendaSpeakers, setDefaultSpeakersOrder, type AgendaSpeaker } from '../contract';

// Organizers: tags.
export {
  createTag,
  deleteTag,
  listTags,
  updateTag,
  type OrganizerTag,
  type OrganizerTagDraft,
} from '../contract';

// Organizers: tasks.
export {
  countTaskProgress,
  createTaskDefinition,
  deleteTaskDefinition,
  exportTaskDefinition,
  exportTasks,
  getTaskComments,
  saveTaskComment,
  searchTaskDefinitions,
  searchTaskInstances,
  setTaskApprovalStatus,
  setTaskVisibility,
  type NewTaskDefinition,
  type TaskApprovalStatus,
  type TaskComment,
  type TaskCounts,
  type TaskDefinition,
  type TaskDefinitionCriteria,
  type TaskDefinitionField,
  type TaskEntityType,
  type TaskInstance,
  type TaskInstanceCriteria,
  type TaskInstanceField,
  type TaskKind,
  type TaskStatus,
  type TaskVerdict,
} from '../contract';

// Organizers: ticket types.
export {
  getTicketTypes,
  saveTicketTypes,
  type EventMinute,
  type FeeSplit,
  type OrganizerTicketType,
  type TicketAvailability,
  type TicketAvailabilityEnd,
  type TicketTypeDraft,
  type TicketTypeList,
  type TicketTypeSale,
  type TicketTypeTerms,
} from '../contract';

// Organizers: virtual sessions.
export {
  addSessionModerator,
  createEngagementTool,
  deleteEngagementTool,
  getLivestreamResponse,
  getVideoServiceVersion,
  migrateVideoService,
  setSessionProviderDetails,
  setSessionRequestType,
  setVideoServiceVersion,
  type EngagementTool,
  type EngagementToolType,
  type LivestreamResponse,
  type MigrationSkip,
  type QuizQuestion,
  type SessionModerator,
  type VideoServiceVersion,
  type VirtualProviderDetails,
  type VirtualRequestType,
  type VirtualSession,
} from '../contract';

// Organizers: webhooks.
export {
  createAccountProvider,
  createEventProvider,
  deleteAccountProvider,
  deleteEventProvider,
  getAccountProviders,
  getEventProviders,
  sendProviderNotification,
  updateAccountProvider,
  updateEventProvider,
  type CreatedExternalProvider,
  type ExternalProvider,
  type ExternalProviderSettings,
  type ExternalProviderType,
  type NotificationDelivery,
  type NotificationTopic,
} from '../contract';

// Organizers: website.
export {
  duplicateSiteSection,
  getCustomCode,
  getCustomHtml,
  getFileMetadata,
  getScreenshot,
  getSiteConf,
  getWebsiteCss,
  updateCustomCode,
  updateSiteSection,
  updateWebsiteCss,
  type CustomCodePlace,
  type HostedFileMetadata,
  type SiteScreenshot,
  type SiteSection,
  type SiteSectionKind,
  type SiteSectionUpdate,
  type SiteTab,
  type WebsiteConf,
} from '../contract';

// Organizers: widget settings.
export {
  getWidgetSettings,
  resetWidgetSettings,
  saveWidgetSettings,
  type TicketsWidgetSettings,
  type TicketsWidgetUpdate,
  type WidgetSwitches,
} from '../contract';

// Support: administration.
export {
  addEvents,
  addTeamMembers,
  createAccountFeatures,
  getAccountFeatures,
  getFeatures,
  getSubscription,
  getSyncReport,
  getUserVerification,
  replaceFeatures,
  resubscribe,
  setRegistrations,
  switchFeatures,
  updateAccountFeatures,
  updateAgreementEndDate,
  updateAgreementStartDate,
  updateAgreementStatus,
  updatePushQuota,
  updateWidgetSnippet,
  type AccountFeatures,
  type AccountFeatureSelection,
  type PushQuota,
  type Subscription,
  type SyncProblem,
  type SyncReport,
  type UserVerification,
  type WidgetSnippet,
} from '../contract';

// Support: rings.
export {
  changeRing,
  createRing,
  getRing,
  listRings,
  replaceRing,
  setRingAvailable,
  setRingFeatures,
  setRingWhitelabel,
  type Ring,
  type RingDraft,
  type RingFeatures,
  type RingKind,
  type RingWhitelabel,
} from '../contract';

// What else the library exchanges with pages, providers and storage.
export { exchanges, type Exchange, type ExchangeKind } from '../contract';
