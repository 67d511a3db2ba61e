import { accountsRecords, type AccountsTables } from './account/seed/account';
import { adminRecords, type AdminTables } from './administration/seed';
import { agendaRecords, type AgendaTables } from './agenda/seed/agenda';
import { agendaAnalyticsRecords, type AgendaAnalyticsTables } from './sessionAnalytics/seed';
import { agendaMediaRecords, type AgendaMediaTables } from './sessionMedia/seed';
import { agendaRegistrationsRecords, type AgendaRegistrationsTables } from './sessionRegistrations/seed';
import { attributesRecords, type AttributesTables } from './attributes/seed';
import { authRecords, type AuthTables } from './account/seed/signIn';
import { campaignsRecords, type CampaignsTables } from './sharing/seed/campaigns';
import { checkInRecords, type CheckInTables } from './checkIn/seed';
import { companiesRecords, type CompaniesTables } from './companies/seed';
import { tagsRecords, type TagsTables } from './tags/seed';
import { contactsRecords, type ContactsTables } from './contacts/seed';
import { cookieConsentRecords, type CookieConsentTables } from './cookieConsents/seed';
import { developersRecords, type DevelopersTables } from './developers/seed';
import { directoryRecords, type DirectoryTables } from './directory/seed';
import { emailBuilderRecords, type EmailBuilderTables } from './emails/seed/emails';
import { emailDomainRecords, type EmailDomainTables } from './emailDomains/seed';
import { eventsRecords, type EventsTables } from './events/seed';
import { flowsRecords, type FlowsTables } from './registrationFlows/seed';
import { hotLeadsRecords, type HotLeadsTables } from './hotLeads/seed';
import { insightsRecords, type InsightsTables } from './insights/seed';
import { invoicesRecords, type InvoicesTables } from './invoices/seed';
import { membersRecords, type MembersTables } from './members/seed';
import { messagesRecords, type MessagesTables } from './rtaMessages/seed';
import { mobileAppRecords, type MobileAppTables } from './mobileApp/seed';
import { partnersRecords, type PartnersTables } from './partners/seed';
import { paymentProcessorsRecords, type PaymentProcessorsTables } from './paymentProcessors/seed';
import { paymentRequestsRecords, type PaymentRequestsTables } from './payment/seed';
import { pollsRecords, type PollsTables } from './polls/seed';
import { postRegistrationRecords, type PostRegistrationTables } from './confirmation/seed';
import { promotionGroupsRecords, type PromotionGroupsTables } from './promotions/seed/groups';
import { promotionsRecords, type PromotionsTables } from './promotions/seed/promotions';
import { resourcesRecords, type ResourcesTables } from './resources/seed';
import { ringsRecords, type RingsTables } from './rings/seed';
import { shareRecords, type ShareTables } from './sharing/seed/sharing';
import { singleSignOnRecords, type SingleSignOnTables } from './singleSignOn/seed';
import { tasksRecords, type TasksTables } from './tasks/seed';
import { ticketOrdersRecords, type TicketOrdersTables } from './orders/seed';
import { registrationFormRecords, type RegistrationFormTables } from './registrationForm/seed';
import { ticketTypesRecords, type TicketTypesTables } from './ticketTypes/seed';
import { versionsRecords, type VersionsTables } from './eventVersions/seed';
import { virtualSessionsRecords, type VirtualSessionsTables } from './virtualSessions/seed';
import { webhooksRecords, type WebhooksTables } from './webhooks/seed';
import { websiteRecords, type WebsiteTables } from './website/seed';
import { widgetSettingsRecords, type WidgetSettingsTables } from './widgetSettings/seed';
import type { RecordsOf } from './recordsOf';

/** Everything organizer and support calls keep: what a row of each table is. */
export interface Tables
  extends
    AccountsTables,
    AdminTables,
    AgendaTables,
    AgendaAnalyticsTables,
    AgendaMediaTables,
    AgendaRegistrationsTables,
    AttributesTables,
    AuthTables,
    CampaignsTables,
    CheckInTables,
    ContactsTables,
    TagsTables,
    CompaniesTables,
    CookieConsentTables,
    DevelopersTables,
    DirectoryTables,
    EmailBuilderTables,
    EmailDomainTables,
    EventsTables,
    FlowsTables,
    HotLeadsTables,
    InsightsTables,
    InvoicesTables,
    MembersTables,
    MessagesTables,
    MobileAppTables,
    PartnersTables,
    PaymentProcessorsTables,
    PaymentRequestsTables,
    PollsTables,
    PostRegistrationTables,
    PromotionGroupsTables,
    PromotionsTables,
    ResourcesTables,
    RingsTables,
    ShareTables,
    SingleSignOnTables,
    TasksTables,
    TicketOrdersTables,
    RegistrationFormTables,
    TicketTypesTables,
    VersionsTables,
    VirtualSessionsTables,
    WebhooksTables,
    WebsiteTables,
    WidgetSettingsTables {}

export type Records = RecordsOf<Tables>;

/** The account of Northlight and all its events. */
export const northlightRecords: Records = {
  ...accountsRecords,
  ...adminRecords,
  ...agendaRecords,
  ...agendaAnalyticsRecords,
  ...agendaMediaRecords,
  ...agendaRegistrationsRecords,
  ...attributesRecords,
  ...authRecords,
  ...campaignsRecords,
  ...checkInRecords,
  ...contactsRecords,
  ...tagsRecords,
  ...companiesRecords,
  ...cookieConsentRecords,
  ...developersRecords,
  ...directoryRecords,
  ...emailBuilderRecords,
  ...emailDomainRecords,
  ...eventsRecords,
  ...flowsRecords,
  ...hotLeadsRecords,
  ...insightsRecords,
  ...invoicesRecords,
  ...membersRecords,
  ...messagesRecords,
  ...mobileAppRecords,
  ...partnersRecords,
  ...paymentProcessorsRecords,
  ...paymentRequestsRecords,
  ...pollsRecords,
  ...postRegistrationRecords,
  ...promotionGroupsRecords,
  ...promotionsRecords,
  ...resourcesRecords,
  ...ringsRecords,
  ...shareRecords,
  ...singleSignOnRecords,
  ...tasksRecords,
  ...ticketOrdersRecords,
  ...registrationFormRecords,
  ...ticketTypesRecords,
  ...versionsRecords,
  ...virtualSessionsRecords,
  ...webhooksRecords,
  ...websiteRecords,
  ...widgetSettingsRecords,
};
