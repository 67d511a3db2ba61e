// Account.
export {
  AccountScreen,
  type AccountScreenProps,
  AccountsScreen,
  type AccountsScreenProps,
  AccountSwitcher,
  type AccountSwitcherProps,
  AccountView,
  ConnectedAccounts,
  type ConnectedAccountsProps,
  ConnectedAccountsView,
  OpenAccountScreen,
  type OpenAccountScreenProps,
  PasswordResetScreen,
  type PasswordResetScreenProps,
  ProfileScreen,
  type ProfileScreenProps,
  SignedInMenu,
  type SignedInMenuProps,
  SignInScreen,
  type SignInScreenProps,
  SignUpScreen,
  type SignUpScreenProps,
} from '../../organizer';

// Agenda.
export {
  type AgendaLinks,
  type AgendaRoute,
  type SessionPage,
  type SessionPageLinks,
  AgendaScreen,
  type AgendaScreenProps,
  AgendaSettingsScreen,
  type AgendaSettingsScreenProps,
  ImportAgendaScreen,
  type ImportAgendaScreenProps,
  SessionEditor,
  type SessionEditorProps,
  type AgendaViewLinks,
  TimetableScreen,
  type TimetableScreenProps,
} from '../../organizer';

// Attributes.
export { AttributesScreen, type AttributesScreenProps, AttributesView } from '../../organizer';

// Companies.
export { CompaniesScreen, type CompaniesScreenProps, CompaniesView } from '../../organizer';
export { useCompanies, useCountries } from '../../hooks';

// Contacts.
export {
  ContactGroupsScreen,
  type ContactGroupsScreenProps,
  type ContactLinks,
  type ContactRoute,
  ContactScreen,
  type ContactScreenProps,
  ContactsScreen,
  type ContactsScreenProps,
  ContactsView,
  ImportContactsScreen,
  type ImportContactsScreenProps,
} from '../../organizer';
export {
  type Addressee,
  type ContactCalls,
  type ContactEmailOutcome,
  type ContactsFilter,
  useContact,
  useContactCalls,
  useContactGroups,
  useContacts,
  useTicketsOfContact,
} from '../../hooks';

// Dashboard.
export {
  type DashboardLinks,
  type SetupStepName,
  DashboardScreen,
  type DashboardScreenProps,
} from '../../organizer';
export { useRegistrationData, useRegistrationGoal, useWeather } from '../../hooks';
export { salesRanges, salesComparisons } from '../../domain';

// Emails.
export {
  EmailEditor,
  type EmailEditorProps,
  EmailEditorView,
  type EmailLinks,
  EmailsScreen,
  type EmailsScreenProps,
  EmailsView,
} from '../../organizer';
export {
  useEmail,
  useEmailCalls,
  useEmailContext,
  useEmailHistory,
  useEmailRendering,
  useEmails,
  useEmailTemplates,
} from '../../hooks';

// Events.
export {
  EventSettingsScreen,
  type EventSettingsScreenProps,
  EventSettingsView,
  EventsScreen,
  type EventsScreenProps,
  EventsView,
  EventTemplatesScreen,
  type EventTemplatesScreenProps,
  EventTemplatesView,
  NewEventScreen,
  type NewEventScreenProps,
  NewEventView,
} from '../../organizer';
export {
  type EventOrigin,
  useCreateEvent,
  useEventSettings,
  useEventTemplates,
  useOrganizerEvent,
  useOrganizerEvents,
  useRegistrationVersion,
  useTrackingPixels,
} from '../../hooks';

// What the palette finds.
export {
  type EventActionName,
  type EventActionsOptions,
  type FinderOptions,
  type FoundKind,
  useEventActions,
  useFinder,
} from '../../organizer';

// Members.
export {
  InvitationEmailScreen,
  type InvitationEmailScreenProps,
  InvitationEmailView,
  InvitationScreen,
  type InvitationScreenProps,
  InvitationView,
  MembersScreen,
  type MembersScreenProps,
  MembersView,
  PayerScreen,
  type PayerScreenProps,
  PayerView,
} from '../../organizer';
export {
  useAccount,
  useBeginActing,
  useOpenAccount,
  useOwnAccounts,
  useProfile,
  useStopActing,
  useInvitationEmail,
  useInvitations,
  useMemberCalls,
  useMembers,
  useOwnAccount,
  usePayer,
  useRoleAttributes,
  useTenantPromoCodes,
} from '../../hooks';

// Mobile app.
export { MobileAppScreen, type MobileAppScreenProps, MobileAppView } from '../../organizer';
export { useMobileApp, useMobileBuild, useMobileCards } from '../../hooks';

// Partners.
export { PartnersScreen, type PartnersScreenProps } from '../../organizer';
export { usePartners } from '../../hooks';

// Polls.
export {
  PollsScreen,
  type PollsScreenProps,
  PollStageScreen,
  type PollStageScreenProps,
} from '../../organizer';
export { usePolls } from '../../hooks';
// Check-in.
export {
  CheckInScreen,
  type CheckInScreenProps,
  CheckInSettingsScreen,
  type CheckInSettingsScreenProps,
  CheckInSettingsView,
} from '../../organizer';
export {
  createQrCamera,
  type DetectCodes,
  type DoorCamera,
  type DoorResult,
  type DoorState,
  useCheckInSettings,
  useDoor,
} from '../../hooks';

// Cookie consents.
export { CookieConsentsScreen, type CookieConsentsScreenProps } from '../../organizer';
export { useCookieConsents, useCookieConsentScript } from '../../hooks';

// Email domains.
export { EmailDomainScreen, type EmailDomainScreenProps } from '../../organizer';
export { useEmailDomain } from '../../hooks';
// Hot leads.
export { HotLeadsScreen, type HotLeadsScreenProps, HotLeadsView } from '../../organizer';
export { useHotLeadFile, useHotLeadList } from '../../hooks';

// Insights.
export {
  GuestDashboardScreen,
  type GuestDashboardScreenProps,
  InsightsScreen,
  type InsightsScreenProps,
  type InsightsSettings,
} from '../../organizer';
export {
  type InsightsDashboardCalls,
  type InsightsShareCalls,
  useGuestChart,
  useGuestDashboard,
  useInsightsDashboardCalls,
  useInsightsDashboards,
  useInsightsFrame,
  useInsightsShares,
} from '../../hooks';

// Messages in the app.
export { RtaMessagesScreen, type RtaMessagesScreenProps } from '../../organizer';
export { type RtaMessageCalls, useRtaAudience, useRtaMessages } from '../../hooks';

// Resources.
export { ResourcesScreen, type ResourcesScreenProps } from '../../organizer';
export { useResources } from '../../hooks';

// Developers: chatbot, apps, extensions.
export {
  ChatbotScreen,
  type ChatbotScreenProps,
  type DeveloperAppsLink,
  DeveloperAppsScreen,
  type DeveloperAppsScreenProps,
  DeveloperExtensionsScreen,
  type DeveloperExtensionsScreenProps,
} from '../../organizer';
export { type CreatedDeveloperApp, type DeveloperCalls, useChatbot, useDevelopers } from '../../hooks';

// Webhooks.
export { WebhooksScreen, type AccountWebhooksLink, type WebhooksScreenProps } from '../../organizer';
export { useWebhooks, type WebhookScope } from '../../hooks';

// Session analytics.
export {
  type AnalyticsPart,
  type SessionAnalyticsLinks,
  SessionAnalyticsScreen,
  type SessionAnalyticsScreenProps,
  SessionResultsScreen,
  type SessionResultsScreenProps,
} from '../../organizer';
export {
  type AnalyticsFiles,
  useAnalyticsFiles,
  useAttendeeAnalytics,
  useCompanyAnalytics,
  useRateSummary,
  useSessionAnalytics,
  useSessionFeedback,
  useSessionResults,
} from '../../hooks';

// Virtual sessions.
export { VirtualSessionScreen, type VirtualSessionScreenProps } from '../../organizer';

// Session media.
export { SessionMediaScreen, type SessionMediaScreenProps } from '../../organizer';
export {
  createTusHost,
  type HostedMedia,
  type MediaHost,
  type MediaUpload,
  type MediaUploadEvents,
  type TusHostOptions,
  useSessionMedia,
} from '../../hooks';

// Single sign-on.
export {
  LoginSettingsScreen,
  type LoginSettingsScreenProps,
  SingleSignOnScreen,
  type SingleSignOnScreenProps,
} from '../../organizer';
export {
  type SsoCalls,
  useEventsWithSso,
  useLoginSettings,
  useSsoCalls,
  useSsoConfig,
  useSsoConfigs,
  useSsoServiceConfig,
} from '../../hooks';

// Session registrations.
export {
  SessionRegistrationSettingsScreen,
  type SessionRegistrationSettingsScreenProps,
  SessionRegistrationSettingsView,
  SessionRegistrationsScreen,
  type SessionRegistrationsScreenProps,
  SessionStatusEmailScreen,
  type SessionStatusEmailScreenProps,
} from '../../organizer';
export { useSessionRegistrationSettings } from '../../hooks';

// Sharing.
export { SharingScreen, type SharingScreenProps, SharingView } from '../../organizer';
export { useCampaigns, useSocialShare } from '../../hooks';

// Speakers.
export {
  SpeakerEditor,
  SpeakersScreen,
  type SpeakerEditorProps,
  type SpeakerRoutes,
  type SpeakersScreenProps,
} from '../../organizer';
export { useFoundSpeakers, useSpeakers } from '../../hooks';

// Tags.
export { TagsScreen, type TagsScreenProps, TagsView } from '../../organizer';
export { useTags } from '../../hooks';

// Tasks.
export {
  TaskReviewScreen,
  type TaskReviewScreenProps,
  TasksScreen,
  type TasksScreenProps,
} from '../../organizer';
export {
  useTaskCalls,
  useTaskComments,
  useTaskDefinitions,
  useTaskInstances,
  useTaskProgress,
} from '../../hooks';

// Website.
export { WebsiteScreen, type WebsiteScreenProps, WebsiteView } from '../../organizer';
export { useCustomCode, useHostedFile, useScreenshot, useStyleSheet, useWebsite } from '../../hooks';

// The platform's support staff.
export {
  RingsScreen,
  type RingsScreenProps,
  ActingBar,
  type ActingBarProps,
  StopActingScreen,
  type StopActingScreenProps,
  SupportAccountScreen,
  type SupportAccountScreenProps,
  SupportEventScreen,
  type SupportEventScreenProps,
  SupportPersonScreen,
} from '../../organizer';
export {
  useRings,
  useSupportAccount,
  useSupportAgenda,
  useSupportEvent,
  useSupportLog,
  useSupportPerson,
  useSyncReport,
} from '../../hooks';
