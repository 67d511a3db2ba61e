import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '../../mocks';
import { docs as buyer } from '../organizer/buyerInformation/BuyerInformation.docs';
import { docs as app } from '../organizer/mobileApp/MobileApp.docs';
import { docs as agenda } from '../organizer/agenda/Agenda.docs';
import { docs as attributes } from '../organizer/attributes/Attributes.docs';
import { docs as contacts } from '../organizer/contacts/Contacts.docs';
import { docs as checkIn } from '../organizer/checkIn/CheckInSettings.docs';
import { docs as companies } from '../organizer/companies/Companies.docs';
import { docs as confirmation } from '../organizer/confirmation/ConfirmationSettings.docs';
import { docs as accounts } from '../organizer/account/ConnectedAccountsView.docs';
import { docs as dashboard } from '../organizer/dashboard/DashboardScreen.docs';
import { docs as emailEditor } from '../organizer/emails/EmailEditor.docs';
import { docs as emails } from '../organizer/emails/Emails.docs';
import { docs as events } from '../organizer/events/Events.docs';
import { docs as eventSettings } from '../organizer/events/EventSettings.docs';
import { docs as newEvent } from '../organizer/events/NewEvent.docs';
import { docs as invoices } from '../organizer/invoices/InvoiceSettings.docs';
import { docs as appearance } from '../organizer/kit/appearance/ContrastReport.docs';
import { docs as members } from '../organizer/members/Members.docs';
import { docs as jobs } from '../organizer/orders/OrderJobs.docs';
import { docs as order } from '../organizer/orders/OrderScreen.docs';
import { docs as orders } from '../organizer/orders/OrdersView.docs';
import { docs as tickets } from '../organizer/orders/TicketsScreen.docs';
import { docs as page } from '../organizer/kit/page/Page.docs';
import { docs as partners } from '../organizer/partners/Partners.docs';
import { docs as people } from '../organizer/speakers/Speakers.docs';
import { docs as processors } from '../organizer/paymentProcessors/PaymentProcessors.docs';
import { docs as promotions } from '../organizer/promotions/Promotions.docs';
import { docs as polls } from '../organizer/polls/Polls.docs';
import { docs as consents } from '../organizer/cookieConsents/CookieConsents.docs';
import { docs as senders } from '../organizer/emailDomains/EmailDomain.docs';
import { docs as resources } from '../organizer/resources/Resources.docs';
import { docs as rtaMessages } from '../organizer/rtaMessages/RtaMessages.docs';
import { docs as rings } from '../organizer/rings/Rings.docs';
import { docs as sale } from '../organizer/saleSettings/SaleSettings.docs';
import { docs as exportJobs } from '../organizer/kit/jobs/ExportJobs.docs';
import { docs as analytics } from '../organizer/sessionAnalytics/SessionAnalytics.docs';
import { docs as media } from '../organizer/sessionMedia/SessionMedia.docs';
import { docs as registrations } from '../organizer/sessionRegistrations/SessionRegistrations.docs';
import { docs as sessions } from '../organizer/sessionRegistrations/SessionRegistrationSettings.docs';
import { docs as flows } from '../organizer/registrationFlows/RegistrationFlows.docs';
import { docs as registration } from '../organizer/registrationForm/RegistrationFormScreen.docs';
import { docs as share } from '../organizer/sharing/Sharing.docs';
import { docs as signOn } from '../organizer/singleSignOn/SingleSignOn.docs';
import { docs as support } from '../organizer/administration/Support.docs';
import { docs as switcher } from '../organizer/kit/shell/EventSwitcher.docs';
import { docs as shell } from '../organizer/kit/shell/OrganizerShell.docs';
import { docs as table } from '../organizer/kit/table/DataTable.docs';
import { docs as exports } from '../organizer/kit/table/ExportButton.docs';
import { docs as views } from '../organizer/kit/table/SavedViews.docs';
import { docs as hotLeads } from '../organizer/hotLeads/HotLeads.docs';
import { docs as buyerRequests } from '../organizer/myOrder/BuyerRequests.docs';
import { docs as myOrderSettings } from '../organizer/myOrder/MyOrderSettings.docs';
import { docs as waitlist } from '../organizer/waitlist/Waitlist.docs';
import { docs as eventTemplates } from '../organizer/events/EventTemplates.docs';
import { docs as tags } from '../organizer/tags/Tags.docs';
import { docs as tasks } from '../organizer/tasks/Tasks.docs';
import { docs as type } from '../organizer/ticketTypes/TicketTypeEditorView.docs';
import { docs as types } from '../organizer/ticketTypes/TicketTypesView.docs';
import { docs as insights } from '../organizer/insights/Insights.docs';
import { docs as developers } from '../organizer/developers/Developers.docs';
import { docs as video } from '../organizer/virtualSessions/VirtualSession.docs';
import { docs as webhooks } from '../organizer/webhooks/Webhooks.docs';
import { docs as website } from '../organizer/website/Website.docs';
import { docs as widget } from '../organizer/widgetSettings/WidgetSettings.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** Organizers’ screens and what they are made of, measured in the browser. */
const meta = {
  ...handOff,
  title: 'Hand-off/Organizer',
  parameters: { ...handOff.parameters },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AccountScreen: Story = anatomyOf(accounts.AccountScreen, scenarios.conference);
export const AccountsScreen: Story = anatomyOf(accounts.AccountsScreen, scenarios.conference);
export const AccountSwitcher: Story = anatomyOf(accounts.AccountSwitcher, scenarios.conference);
export const AgendaScreen: Story = anatomyOf(agenda.AgendaScreen, scenarios.conference);
export const AgendaSettingsScreen: Story = anatomyOf(agenda.AgendaSettingsScreen, scenarios.conference);
export const BulkBar: Story = anatomyOf(table.BulkBar);
export const BuyerInformationScreen: Story = anatomyOf(buyer.BuyerInformationScreen, scenarios.conference);
export const CommandPalette: Story = anatomyOf(shell.CommandPalette, scenarios.conference);
export const AttributesScreen: Story = anatomyOf(attributes.AttributesScreen, scenarios.conference);
export const CheckInScreen: Story = anatomyOf(checkIn.CheckInScreen, scenarios.conference);
export const CheckInSettingsScreen: Story = anatomyOf(checkIn.CheckInSettingsScreen, scenarios.conference);
export const CompaniesScreen: Story = anatomyOf(companies.CompaniesScreen, scenarios.conference);
export const ConfirmationSettingsScreen: Story = anatomyOf(
  confirmation.ConfirmationSettingsScreen,
  scenarios.conference,
);
export const ContactGroupsScreen: Story = anatomyOf(contacts.ContactGroupsScreen, scenarios.conference);
export const ContactScreen: Story = anatomyOf(contacts.ContactScreen, scenarios.conference);
export const ContactsScreen: Story = anatomyOf(contacts.ContactsScreen, scenarios.conference);
export const ImportContactsScreen: Story = anatomyOf(contacts.ImportContactsScreen, scenarios.conference);
export const ConnectedAccounts: Story = anatomyOf(accounts.ConnectedAccounts);
export const ContrastReport: Story = anatomyOf(appearance.ContrastReport);
export const DashboardScreen: Story = anatomyOf(dashboard.DashboardScreen, scenarios.conference);
export const DataTable: Story = anatomyOf(table.DataTable);
export const Drawer: Story = anatomyOf(page.Drawer);
export const EmailEditor: Story = anatomyOf(emailEditor.EmailEditor, scenarios.conference);
export const EmailsScreen: Story = anatomyOf(emails.EmailsScreen, scenarios.conference);
export const EventSettingsScreen: Story = anatomyOf(eventSettings.EventSettingsScreen, scenarios.conference);
export const EventTemplatesScreen: Story = anatomyOf(
  eventTemplates.EventTemplatesScreen,
  scenarios.conference,
);
export const EventsScreen: Story = anatomyOf(events.EventsScreen, scenarios.conference);
export const EventSwitcher: Story = anatomyOf(switcher.EventSwitcher, scenarios.conference);
export const ExportButton: Story = anatomyOf(exports.ExportButton);
export const ExportJobs: Story = anatomyOf(exportJobs.ExportJobs);
export const FilterBar: Story = anatomyOf(table.FilterBar);
export const HotLeadsScreen: Story = anatomyOf(hotLeads.HotLeadsScreen, scenarios.conference);
export const Illustration: Story = anatomyOf(appearance.Illustration);
export const ImportAgendaScreen: Story = anatomyOf(agenda.ImportAgendaScreen, scenarios.conference);
export const ImportPromotionsScreen: Story = anatomyOf(
  promotions.ImportPromotionsScreen,
  scenarios.conference,
);
export const InvitationEmailScreen: Story = anatomyOf(members.InvitationEmailScreen, scenarios.conference);
export const InvitationScreen: Story = anatomyOf(members.InvitationScreen, scenarios.conference);
export const InvoiceSettingsScreen: Story = anatomyOf(invoices.InvoiceSettingsScreen, scenarios.conference);
export const ManyPromotionsScreen: Story = anatomyOf(promotions.ManyPromotionsScreen, scenarios.conference);
export const Meter: Story = anatomyOf(page.Meter);
export const MobileAppScreen: Story = anatomyOf(app.MobileAppScreen, scenarios.conference);
export const NewEventScreen: Story = anatomyOf(newEvent.NewEventScreen, scenarios.conference);
export const OrderDetails: Story = anatomyOf(order.OrderDetails);
export const MembersScreen: Story = anatomyOf(members.MembersScreen, scenarios.conference);
export const OrderScreen: Story = anatomyOf(order.OrderScreen, scenarios.conference);
export const OrderJobs: Story = anatomyOf(jobs.OrderJobs);
export const OrdersScreen: Story = anatomyOf(orders.OrdersScreen);
export const OrderStatusTag: Story = anatomyOf(orders.OrderStatusTag);
export const OrganizerIcon: Story = anatomyOf(appearance.OrganizerIcon);
export const OrganizerShell: Story = anatomyOf(shell.OrganizerShell);
export const PageHeader: Story = anatomyOf(page.PageHeader);
export const PartnersScreen: Story = anatomyOf(partners.PartnersScreen, scenarios.conference);
export const PasswordResetScreen: Story = anatomyOf(accounts.PasswordResetScreen, scenarios.conference);
export const PayerScreen: Story = anatomyOf(members.PayerScreen, scenarios.conference);
export const PaymentProcessorsScreen: Story = anatomyOf(
  processors.PaymentProcessorsScreen,
  scenarios.conference,
);
export const PromotionEditor: Story = anatomyOf(promotions.PromotionEditor, scenarios.conference);
export const PromotionGroupsScreen: Story = anatomyOf(promotions.PromotionGroupsScreen, scenarios.conference);
export const PromotionsScreen: Story = anatomyOf(promotions.PromotionsScreen, scenarios.conference);
export const RegistrationFlowScreen: Story = anatomyOf(flows.RegistrationFlowScreen, scenarios.conference);
export const RegistrationFlowsScreen: Story = anatomyOf(flows.RegistrationFlowsScreen, scenarios.conference);
export const RegistrationFormScreen: Story = anatomyOf(
  registration.RegistrationFormScreen,
  scenarios.conference,
);
export const PollsScreen: Story = anatomyOf(polls.PollsScreen, scenarios.conference);
export const PollStageScreen: Story = anatomyOf(polls.PollStageScreen, scenarios.conference);
export const CookieConsentsScreen: Story = anatomyOf(consents.CookieConsentsScreen, scenarios.conference);
export const EmailDomainScreen: Story = anatomyOf(senders.EmailDomainScreen, scenarios.conference);
export const RingsScreen: Story = anatomyOf(rings.RingsScreen, scenarios.conference);
export const SupportAccountScreen: Story = anatomyOf(support.SupportAccountScreen, scenarios.conference);
export const SupportEventScreen: Story = anatomyOf(support.SupportEventScreen, scenarios.conference);
export const SupportPersonScreen: Story = anatomyOf(support.SupportPersonScreen, scenarios.conference);
export const RtaMessagesScreen: Story = anatomyOf(rtaMessages.RtaMessagesScreen, scenarios.conference);
export const ResourcesScreen: Story = anatomyOf(resources.ResourcesScreen, scenarios.conference);
export const SaleSettingsScreen: Story = anatomyOf(sale.SaleSettingsScreen, scenarios.conference);
export const SavedViews: Story = anatomyOf(views.SavedViews, scenarios.conference);
export const ScreenEmpty: Story = anatomyOf(page.ScreenEmpty);
export const ScreenLoading: Story = anatomyOf(page.ScreenLoading);
export const SegmentedControl: Story = anatomyOf(page.SegmentedControl);
export const SessionAnalyticsScreen: Story = anatomyOf(
  analytics.SessionAnalyticsScreen,
  scenarios.conference,
);
export const SessionMediaScreen: Story = anatomyOf(media.SessionMediaScreen, scenarios.conference);
export const SessionResultsScreen: Story = anatomyOf(analytics.SessionResultsScreen, scenarios.conference);
export const SessionEditor: Story = anatomyOf(agenda.SessionEditor, scenarios.conference);
export const SessionRegistrationSettingsScreen: Story = anatomyOf(
  sessions.SessionRegistrationSettingsScreen,
  scenarios.conference,
);
export const SessionRegistrationsScreen: Story = anatomyOf(
  registrations.SessionRegistrationsScreen,
  scenarios.conference,
);
export const SessionStatusEmailScreen: Story = anatomyOf(
  registrations.SessionStatusEmailScreen,
  scenarios.conference,
);
export const SharingScreen: Story = anatomyOf(share.SharingScreen, scenarios.conference);
export const SingleSignOnScreen: Story = anatomyOf(signOn.SingleSignOnScreen, scenarios.conference);
export const LoginSettingsScreen: Story = anatomyOf(signOn.LoginSettingsScreen, scenarios.conference);
export const ProfileScreen: Story = anatomyOf(accounts.ProfileScreen, scenarios.conference);
export const SignInScreen: Story = anatomyOf(accounts.SignInScreen, scenarios.conference);
export const SpeakersScreen: Story = anatomyOf(people.SpeakersScreen, scenarios.conference);
export const TablePager: Story = anatomyOf(table.TablePager);
export const TagsScreen: Story = anatomyOf(tags.TagsScreen, scenarios.conference);
export const TaskReviewScreen: Story = anatomyOf(tasks.TaskReviewScreen, scenarios.conference);
export const TasksScreen: Story = anatomyOf(tasks.TasksScreen, scenarios.conference);
export const TicketsScreen: Story = anatomyOf(tickets.TicketsScreen, scenarios.conference);
export const TicketTypeEditor: Story = anatomyOf(type.TicketTypeEditor, scenarios.conference);
export const TicketTypesScreen: Story = anatomyOf(types.TicketTypesScreen, scenarios.conference);
export const TimetableScreen: Story = anatomyOf(agenda.TimetableScreen, scenarios.conference);
export const InsightsScreen: Story = anatomyOf(insights.InsightsScreen, scenarios.conference);
export const GuestDashboardScreen: Story = anatomyOf(insights.GuestDashboardScreen, scenarios.conference);
export const ChatbotScreen: Story = anatomyOf(developers.ChatbotScreen, scenarios.conference);
export const DeveloperAppsScreen: Story = anatomyOf(developers.DeveloperAppsScreen, scenarios.conference);
export const DeveloperExtensionsScreen: Story = anatomyOf(
  developers.DeveloperExtensionsScreen,
  scenarios.conference,
);
export const VirtualSessionScreen: Story = anatomyOf(video.VirtualSessionScreen, scenarios.conference);
export const BuyerRequestsScreen: Story = anatomyOf(buyerRequests.BuyerRequestsScreen, scenarios.conference);
export const MyOrderSettingsScreen: Story = anatomyOf(
  myOrderSettings.MyOrderSettingsScreen,
  scenarios.conference,
);
export const WaitlistScreen: Story = anatomyOf(waitlist.WaitlistScreen, scenarios.conference);
export const WebhooksScreen: Story = anatomyOf(webhooks.WebhooksScreen, scenarios.conference);
export const WebsiteScreen: Story = anatomyOf(website.WebsiteScreen, scenarios.conference);
export const WidgetSettingsScreen: Story = anatomyOf(widget.WidgetSettingsScreen, scenarios.conference);
