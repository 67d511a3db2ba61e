// The organizer's texts.
export { OrganizerTexts, type OrganizerTextsProps } from '../organizer';

// The shell.
export {
  EventSwitcher,
  type EventSwitcherProps,
  type OrganizerNavItem,
  OrganizerShell,
  type OrganizerShellProps,
} from '../organizer';

// Commands.
export {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
  CommandsProvider,
  useCommands,
} from '../organizer';

// Pages.
export {
  Drawer,
  DrawerLayout,
  type DrawerProps,
  type EventScreenProps,
  Meter,
  type MeterProps,
  PageHeader,
  type PageHeaderProps,
  ScreenEmpty,
  type ScreenEmptyProps,
  ScreenFailed,
  type ScreenFailedProps,
  ScreenLoading,
  type ScreenLoadingProps,
  ScreenNotFound,
  type ScreenNotFoundProps,
  SegmentedControl,
  type SegmentedControlProps,
} from '../organizer';

// Tables.
export {
  type BulkAction,
  BulkBar,
  type BulkBarProps,
  DataTable,
  type DataTableProps,
  ExportButton,
  type ExportButtonProps,
  type ExportFormat,
  FilterBar,
  type FilterBarProps,
  SavedViews,
  type SavedViewsProps,
  type TableFilter,
  TablePager,
  type TablePagerProps,
  useTableView,
} from '../organizer';
export { readTableView, writeTableView, wholeTable, type TableView } from '../domain';

// Forms.
export { useLeaveGuard } from '../organizer';

// Looks.
export {
  ContrastReport,
  type ContrastReportProps,
  Illustration,
  type IllustrationProps,
  OrganizerIcon,
  type OrganizerIconName,
  type OrganizerIconProps,
} from '../organizer';

// Account.
export {
  ConnectedAccounts,
  type ConnectedAccountsProps,
  ConnectedAccountsView,
  PasswordResetScreen,
  type PasswordResetScreenProps,
  SignedInMenu,
  type SignedInMenuProps,
  SignInScreen,
  type SignInScreenProps,
  SignUpScreen,
  type SignUpScreenProps,
} from '../organizer';

// Agenda.
export {
  type AgendaLinks,
  type AgendaRoute,
  AgendaScreen,
  type AgendaScreenProps,
  AgendaSettingsScreen,
  type AgendaSettingsScreenProps,
  ImportAgendaScreen,
  type ImportAgendaScreenProps,
  SessionEditor,
  type SessionEditorProps,
} from '../organizer';

// Buyer information.
export { BuyerInformationScreen, type BuyerInformationScreenProps, BuyerInformationView } from '../organizer';
export { useBuyerInformation } from '../hooks';

// Companies.
export { CompaniesScreen, type CompaniesScreenProps, CompaniesView } from '../organizer';
export { useCompanies } from '../hooks';

// Confirmation.
export {
  ConfirmationSettingsScreen,
  type ConfirmationSettingsScreenProps,
  ConfirmationSettingsView,
} from '../organizer';
export { useConfirmationSettings } from '../hooks';

// Dashboard.
export { type DashboardLinks, DashboardScreen, type DashboardScreenProps } from '../organizer';
export { salesRanges, salesComparisons } from '../domain';

// Emails.
export {
  EmailEditor,
  type EmailEditorProps,
  EmailEditorView,
  type EmailLinks,
  EmailsScreen,
  type EmailsScreenProps,
  EmailsView,
} from '../organizer';
export {
  useEmail,
  useEmailCalls,
  useEmailContext,
  useEmailHistory,
  useEmailRendering,
  useEmails,
  useEmailTemplates,
} from '../hooks';

// Events.
export {
  EventSettingsScreen,
  type EventSettingsScreenProps,
  EventSettingsView,
  EventsScreen,
  type EventsScreenProps,
  EventsView,
  NewEventScreen,
  type NewEventScreenProps,
  NewEventView,
} from '../organizer';
export {
  useCreateEvent,
  useEventSettings,
  useOrganizerEvent,
  useOrganizerEvents,
  useTrackingPixels,
} from '../hooks';

// Invoices.
export { InvoiceSettingsScreen, type InvoiceSettingsScreenProps, InvoiceSettingsView } from '../organizer';
export { useInvoiceSettings } from '../hooks';

// Members.
export {
  InvitationLookScreen,
  type InvitationLookScreenProps,
  InvitationLookView,
  InvitationScreen,
  type InvitationScreenProps,
  InvitationView,
  MembersScreen,
  type MembersScreenProps,
  MembersView,
  PayerScreen,
  type PayerScreenProps,
  PayerView,
} from '../organizer';
export {
  useInvitationLook,
  useInvitations,
  useMemberCalls,
  useMembers,
  useOwnAccount,
  usePayer,
  useTenantPromoCodes,
} from '../hooks';

// Mobile app.
export { MobileAppScreen, type MobileAppScreenProps, MobileAppView } from '../organizer';
export { useMobileApp, useMobileBuild, useMobileCards } from '../hooks';

// Orders.
export {
  OrderDetails,
  type OrderDetailsProps,
  OrderJobs,
  type OrderJobsProps,
  type OrderLinks,
  OrderScreen,
  type OrderScreenProps,
  OrdersScreen,
  type OrdersScreenProps,
  OrderStatusTag,
  OrdersView,
  OrderView,
  TicketsScreen,
  type TicketsScreenProps,
  TicketStatusTag,
  TicketsView,
} from '../organizer';
export {
  useConfirmationPreview,
  useOrderCalls,
  useOrderFiles,
  useOrderJobCalls,
  useOrderJobRefusals,
  useOrderJobs,
  useOrders,
  useOrganizerOrder,
  useSaleCurrency,
  useSoldTickets,
  useTicketTypeNames,
} from '../hooks';

// Partners.
export { PartnersScreen, type PartnersScreenProps } from '../organizer';
export { usePartners } from '../hooks';

// Payment processors.
export {
  PaymentProcessorsScreen,
  type PaymentProcessorsScreenProps,
  PaymentProcessorsView,
  PaymentProcessorView,
} from '../organizer';
export {
  useAvailablePaymentProcessors,
  usePaymentProcessor,
  usePaymentProcessors,
  usePaymentProcessorCalls,
} from '../hooks';

// Promotions.
export {
  ImportPromotionsScreen,
  type ImportPromotionsScreenProps,
  ManyPromotionsScreen,
  type ManyPromotionsScreenProps,
  PromotionEditor,
  type PromotionEditorProps,
  PromotionGroupsScreen,
  type PromotionGroupsScreenProps,
  type PromotionLinks,
  type PromotionRoute,
  PromotionsScreen,
  type PromotionsScreenProps,
} from '../organizer';

// Registration form.
export { RegistrationFormScreen, type RegistrationFormScreenProps, RegistrationFormView } from '../organizer';
export { useAttributes, useRegistrationForm } from '../hooks';

// Sale settings.
export { SaleSettingsScreen, type SaleSettingsScreenProps, SaleSettingsView } from '../organizer';
export { useSaleSettings } from '../hooks';

// Session registrations.
export {
  SessionRegistrationSettingsScreen,
  type SessionRegistrationSettingsScreenProps,
  SessionRegistrationSettingsView,
  SessionRegistrationsScreen,
  type SessionRegistrationsScreenProps,
  SessionStatusEmailScreen,
  type SessionStatusEmailScreenProps,
} from '../organizer';
export { useSessionRegistrationSettings } from '../hooks';

// Sharing.
export { SharingScreen, type SharingScreenProps, SharingView } from '../organizer';
export { useCampaigns, useSocialShare } from '../hooks';

// Speakers.
export { SpeakersScreen, type SpeakersScreenProps } from '../organizer';
export { useFoundSpeakers, useSpeakers } from '../hooks';

// Tags.
export { TagsScreen, type TagsScreenProps, TagsView } from '../organizer';
export { useTags } from '../hooks';

// Ticket types.
export {
  TicketTypeEditor,
  type TicketTypeEditorProps,
  TicketTypesScreen,
  type TicketTypesScreenProps,
} from '../organizer';
export { useTicketTypes } from '../hooks';

// Website.
export { WebsiteScreen, type WebsiteScreenProps, WebsiteView } from '../organizer';
export { useCustomCode, useHostedFile, useScreenshot, useStyleSheet, useWebsite } from '../hooks';

// Widget settings.
export { WidgetSettingsScreen, type WidgetSettingsScreenProps, WidgetSettingsView } from '../organizer';
export { useWidgetSettings } from '../hooks';
