import { accountRecords, type AccountTables } from './account/seed/account';
import { administrationRecords, type AdministrationTables } from './administration/seed';
import { agendaRecords, type AgendaTables } from './agenda/seed/agenda';
import { sessionAnalyticsRecords, type SessionAnalyticsTables } from './sessionAnalytics/seed';
import { sessionMediaRecords, type SessionMediaTables } from './sessionMedia/seed';
import { sessionRegistrationsRecords, type SessionRegistrationsTables } from './sessionRegistrations/seed';
import { attributesRecords, type AttributesTables } from './attributes/seed';
import { signInRecords, type SignInTables } from './account/seed/signIn';
import { sharingCampaignsRecords, type SharingCampaignsTables } from './sharing/seed/campaigns';
import { checkInRecords, type CheckInTables } from './checkIn/seed';
import { companiesRecords, type CompaniesTables } from './companies/seed';
import { tagsRecords, type TagsTables } from './tags/seed';
import { contactsRecords, type ContactsTables } from './contacts/seed';
import { cookieConsentsRecords, type CookieConsentsTables } from './cookieConsents/seed';
import { developersRecords, type DevelopersTables } from './developers/seed';
import { directoryRecords, type DirectoryTables } from './directory/seed';
import { emailsRecords, type EmailsTables } from './emails/seed/emails';
import { emailDomainsRecords, type EmailDomainsTables } from './emailDomains/seed';
import { eventsRecords, type EventsTables } from './events/seed';
import { registrationFlowsRecords, type RegistrationFlowsTables } from './registrationFlows/seed';
import { hotLeadsRecords, type HotLeadsTables } from './hotLeads/seed';
import { insightsRecords, type InsightsTables } from './insights/seed';
import { invoicesRecords, type InvoicesTables } from './invoices/seed';
import { membersRecords, type MembersTables } from './members/seed';
import { rtaMessagesRecords, type RtaMessagesTables } from './rtaMessages/seed';
import { mobileAppRecords, type MobileAppTables } from './mobileApp/seed';
import { myOrderRecords, type MyOrderTables } from './myOrder/seed';
import { partnersRecords, type PartnersTables } from './partners/seed';
import { picturesRecords, type PicturesTables } from './pictures/seed';
import { paymentProcessorsRecords, type PaymentProcessorsTables } from './paymentProcessors/seed';
import { paymentRecords, type PaymentTables } from './payment/seed';
import { pollsRecords, type PollsTables } from './polls/seed';
import { confirmationSettingsRecords, type ConfirmationSettingsTables } from './confirmation/seed';
import { promotionGroupsRecords, type PromotionGroupsTables } from './promotions/seed/groups';
import { promotionsRecords, type PromotionsTables } from './promotions/seed/promotions';
import { resourcesRecords, type ResourcesTables } from './resources/seed';
import { ringsRecords, type RingsTables } from './rings/seed';
import { sharingRecords, type SharingTables } from './sharing/seed/sharing';
import { singleSignOnRecords, type SingleSignOnTables } from './singleSignOn/seed';
import { tasksRecords, type TasksTables } from './tasks/seed';
import { ordersRecords, type OrdersTables } from './orders/seed';
import { registrationFormRecords, type RegistrationFormTables } from './registrationForm/seed';
import { ticketTypesRecords, type TicketTypesTables } from './ticketTypes/seed';
import { eventVersionsRecords, type EventVersionsTables } from './eventVersions/seed';
import { virtualSessionsRecords, type VirtualSessionsTables } from './virtualSessions/seed';
import { waitlistRecords, type WaitlistTables } from './waitlist/seed';
import { webhooksRecords, type WebhooksTables } from './webhooks/seed';
import { websiteRecords, type WebsiteTables } from './website/seed';
import { widgetSettingsRecords, type WidgetSettingsTables } from './widgetSettings/seed';
import type { RecordsOf } from './recordsOf';

/** Everything organizer and support calls keep: what a row of each table is. */
export interface Tables
  extends
    AccountTables,
    AdministrationTables,
    AgendaTables,
    SessionAnalyticsTables,
    SessionMediaTables,
    SessionRegistrationsTables,
    AttributesTables,
    SignInTables,
    SharingCampaignsTables,
    CheckInTables,
    ContactsTables,
    TagsTables,
    CompaniesTables,
    CookieConsentsTables,
    DevelopersTables,
    DirectoryTables,
    EmailsTables,
    EmailDomainsTables,
    EventsTables,
    RegistrationFlowsTables,
    HotLeadsTables,
    InsightsTables,
    InvoicesTables,
    MembersTables,
    RtaMessagesTables,
    MobileAppTables,
    MyOrderTables,
    PartnersTables,
    PicturesTables,
    PaymentProcessorsTables,
    PaymentTables,
    PollsTables,
    ConfirmationSettingsTables,
    PromotionGroupsTables,
    PromotionsTables,
    ResourcesTables,
    RingsTables,
    SharingTables,
    SingleSignOnTables,
    TasksTables,
    OrdersTables,
    RegistrationFormTables,
    TicketTypesTables,
    EventVersionsTables,
    VirtualSessionsTables,
    WaitlistTables,
    WebhooksTables,
    WebsiteTables,
    WidgetSettingsTables {}

export type Records = RecordsOf<Tables>;

/** The account of Northlight and all its events. */
export const northlightRecords: Records = {
  ...accountRecords,
  ...administrationRecords,
  ...agendaRecords,
  ...sessionAnalyticsRecords,
  ...sessionMediaRecords,
  ...sessionRegistrationsRecords,
  ...attributesRecords,
  ...signInRecords,
  ...sharingCampaignsRecords,
  ...checkInRecords,
  ...contactsRecords,
  ...tagsRecords,
  ...companiesRecords,
  ...cookieConsentsRecords,
  ...developersRecords,
  ...directoryRecords,
  ...emailsRecords,
  ...emailDomainsRecords,
  ...eventsRecords,
  ...registrationFlowsRecords,
  ...hotLeadsRecords,
  ...insightsRecords,
  ...invoicesRecords,
  ...membersRecords,
  ...rtaMessagesRecords,
  ...mobileAppRecords,
  ...myOrderRecords,
  ...partnersRecords,
  ...picturesRecords,
  ...paymentProcessorsRecords,
  ...paymentRecords,
  ...pollsRecords,
  ...confirmationSettingsRecords,
  ...promotionGroupsRecords,
  ...promotionsRecords,
  ...resourcesRecords,
  ...ringsRecords,
  ...sharingRecords,
  ...singleSignOnRecords,
  ...tasksRecords,
  ...ordersRecords,
  ...registrationFormRecords,
  ...ticketTypesRecords,
  ...eventVersionsRecords,
  ...virtualSessionsRecords,
  ...waitlistRecords,
  ...webhooksRecords,
  ...websiteRecords,
  ...widgetSettingsRecords,
};
