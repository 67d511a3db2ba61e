import { accountsExamples } from './account/examples/account';
import { adminExamples } from './administration/examples';
import { agendaExamples } from './agenda/examples';
import { agendaAnalyticsExamples } from './sessionAnalytics/examples';
import { agendaMediaExamples } from './sessionMedia/examples';
import { agendaRegistrationsExamples } from './sessionRegistrations/examples';
import { companiesExamples } from './companies/examples';
import { saleSettingsExamples } from './saleSettings/examples';
import { speakersExamples } from './speakers/examples';
import { tagsExamples } from './tags/examples';
import { attributesExamples } from './attributes/examples';
import { authExamples } from './account/examples/signIn';
import { campaignsExamples } from './sharing/examples/campaigns';
import { checkInExamples } from './checkIn/examples';
import { confirmationExamples } from './confirmation/examples/page';
import { contactsExamples } from './contacts/examples';
import { cookieConsentExamples } from './cookieConsents/examples';
import { developersExamples } from './developers/examples';
import { directoryExamples } from './directory/examples';
import { emailBuilderExamples } from './emails/examples';
import { emailDomainExamples } from './emailDomains/examples';
import { eventsExamples } from './events/examples';
import { flowsExamples } from './registrationFlows/examples';
import { hotLeadsExamples } from './hotLeads/examples';
import { insightsExamples } from './insights/examples';
import { invoicesExamples } from './invoices/examples';
import { membersExamples } from './members/examples';
import { messagesExamples } from './rtaMessages/examples';
import { mobileAppExamples } from './mobileApp/examples';
import { ordersExamples } from './order/examples/order';
import { partnersExamples } from './partners/examples';
import { paymentProcessorsExamples } from './paymentProcessors/examples';
import { paymentRequestsExamples } from './payment/examples';
import { pollsExamples } from './polls/examples';
import { postRegistrationExamples } from './confirmation/examples/settings';
import { promotionGroupsExamples } from './promotions/examples/groups';
import { promotionsExamples } from './promotions/examples/promotions';
import { resourcesExamples } from './resources/examples';
import { ringsExamples } from './rings/examples';
import { shareExamples } from './sharing/examples/sharing';
import { singleSignOnExamples } from './singleSignOn/examples';
import { tasksExamples } from './tasks/examples';
import { ticketOrdersExamples } from './orders/examples';
import { registrationFormExamples } from './registrationForm/examples';
import { ticketTypesExamples } from './ticketTypes/examples';
import { ticketsExamples } from './tickets/examples';
import { versionsExamples } from './eventVersions/examples';
import { virtualSessionsExamples } from './virtualSessions/examples';
import { webhooksExamples } from './webhooks/examples';
import { websiteExamples } from './website/examples';
import { widgetExamples } from './widget/examples';
import { widgetSettingsExamples } from './widgetSettings/examples';

/** One request for every call, by the call's name, that succeeds in the conference world. */
export const examples = {
  ...accountsExamples,
  ...adminExamples,
  ...agendaExamples,
  ...agendaAnalyticsExamples,
  ...agendaMediaExamples,
  ...agendaRegistrationsExamples,
  ...attributesExamples,
  ...tagsExamples,
  ...speakersExamples,
  ...saleSettingsExamples,
  ...companiesExamples,
  ...authExamples,
  ...campaignsExamples,
  ...checkInExamples,
  ...confirmationExamples,
  ...contactsExamples,
  ...cookieConsentExamples,
  ...developersExamples,
  ...directoryExamples,
  ...emailBuilderExamples,
  ...emailDomainExamples,
  ...eventsExamples,
  ...flowsExamples,
  ...hotLeadsExamples,
  ...insightsExamples,
  ...invoicesExamples,
  ...membersExamples,
  ...messagesExamples,
  ...mobileAppExamples,
  ...ordersExamples,
  ...partnersExamples,
  ...paymentProcessorsExamples,
  ...paymentRequestsExamples,
  ...pollsExamples,
  ...postRegistrationExamples,
  ...promotionGroupsExamples,
  ...promotionsExamples,
  ...resourcesExamples,
  ...ringsExamples,
  ...shareExamples,
  ...singleSignOnExamples,
  ...tasksExamples,
  ...ticketOrdersExamples,
  ...registrationFormExamples,
  ...ticketTypesExamples,
  ...ticketsExamples,
  ...versionsExamples,
  ...virtualSessionsExamples,
  ...webhooksExamples,
  ...websiteExamples,
  ...widgetExamples,
  ...widgetSettingsExamples,
};
