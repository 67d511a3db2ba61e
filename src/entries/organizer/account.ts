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

// Cookie consents.
export { CookieConsentsScreen, type CookieConsentsScreenProps } from '../../organizer';
export { useCookieConsents, useCookieConsentScript } from '../../hooks';

// Email domains.
export { EmailDomainScreen, type EmailDomainScreenProps } from '../../organizer';
export { useEmailDomain } from '../../hooks';

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
