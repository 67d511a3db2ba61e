import { accountsRecords, type AccountsTables } from './accounts';
import { adminRecords, type AdminTables } from './admin';
import { agendaRecords, type AgendaTables } from './agenda';
import { agendaAnalyticsRecords, type AgendaAnalyticsTables } from './agendaAnalytics';
import { agendaMediaRecords, type AgendaMediaTables } from './agendaMedia';
import { agendaRegistrationsRecords, type AgendaRegistrationsTables } from './agendaRegistrations';
import { attributesRecords, type AttributesTables } from './attributes';
import { authRecords, type AuthTables } from './auth';
import { campaignsRecords, type CampaignsTables } from './campaigns';
import { checkInRecords, type CheckInTables } from './checkIn';
import { contactsRecords, type ContactsTables } from './contacts';
import { cookieConsentRecords, type CookieConsentTables } from './cookieConsent';
import { developersRecords, type DevelopersTables } from './developers';
import { directoryRecords, type DirectoryTables } from './directory';
import { emailBuilderRecords, type EmailBuilderTables } from './emailBuilder';
import { emailDomainRecords, type EmailDomainTables } from './emailDomain';
import { eventsRecords, type EventsTables } from './events';
import { flowsRecords, type FlowsTables } from './flows';
import { hotLeadsRecords, type HotLeadsTables } from './hotLeads';
import { insightsRecords, type InsightsTables } from './insights';
import { invoicesRecords, type InvoicesTables } from './invoices';
import { membersRecords, type MembersTables } from './members';
import { messagesRecords, type MessagesTables } from './messages';
import { mobileAppRecords, type MobileAppTables } from './mobileApp';
import { partnersRecords, type PartnersTables } from './partners';
import { paymentProcessorsRecords, type PaymentProcessorsTables } from './paymentProcessors';
import { paymentRequestsRecords, type PaymentRequestsTables } from './paymentRequests';
import { pollsRecords, type PollsTables } from './polls';
import { postRegistrationRecords, type PostRegistrationTables } from './postRegistration';
import { promotionGroupsRecords, type PromotionGroupsTables } from './promotionGroups';
import { promotionsRecords, type PromotionsTables } from './promotions';
import { resourcesRecords, type ResourcesTables } from './resources';
import { ringsRecords, type RingsTables } from './rings';
import { shareRecords, type ShareTables } from './share';
import { singleSignOnRecords, type SingleSignOnTables } from './singleSignOn';
import { tasksRecords, type TasksTables } from './tasks';
import { ticketOrdersRecords, type TicketOrdersTables } from './ticketOrders';
import { registrationFormRecords, type RegistrationFormTables } from './registrationForm';
import { ticketTypesRecords, type TicketTypesTables } from './ticketTypes';
import { versionsRecords, type VersionsTables } from './versions';
import { virtualSessionsRecords, type VirtualSessionsTables } from './virtualSessions';
import { webhooksRecords, type WebhooksTables } from './webhooks';
import { websiteRecords, type WebsiteTables } from './website';
import { widgetSettingsRecords, type WidgetSettingsTables } from './widgetSettings';
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
