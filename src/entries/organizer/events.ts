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
  useContactActivity,
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

// Hot leads.
export { HotLeadsScreen, type HotLeadsScreenProps, HotLeadsView } from '../../organizer';

// What buyers may do with their own orders, and ask for.
export {
  BuyerRequestsScreen,
  type BuyerRequestsScreenProps,
  BuyerRequestsView,
  MyOrderSettingsScreen,
  type MyOrderSettingsScreenProps,
  MyOrderSettingsView,
} from '../../organizer';

// Who waits for sold-out ticket types.
export { WaitlistScreen, type WaitlistScreenProps, WaitlistView } from '../../organizer';
export { useEveryHotLead, useHotLeadList } from '../../hooks';

// Messages in the app.
export { RtaMessagesScreen, type RtaMessagesScreenProps } from '../../organizer';
export { type RtaMessageCalls, useRtaAudience, useRtaMessages } from '../../hooks';

// Resources.
export { ResourcesScreen, type ResourcesScreenProps } from '../../organizer';
export { useResources } from '../../hooks';

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
