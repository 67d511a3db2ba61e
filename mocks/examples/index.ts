import { accountsExamples } from './accounts';
import { adminExamples } from './admin';
import { agendaExamples } from './agenda';
import { agendaAnalyticsExamples } from './agendaAnalytics';
import { agendaMediaExamples } from './agendaMedia';
import { agendaRegistrationsExamples } from './agendaRegistrations';
import { attributesExamples } from './attributes';
import { authExamples } from './auth';
import { campaignsExamples } from './campaigns';
import { checkInExamples } from './checkIn';
import { confirmationExamples } from './confirmation';
import { contactsExamples } from './contacts';
import { cookieConsentExamples } from './cookieConsent';
import { developersExamples } from './developers';
import { directoryExamples } from './directory';
import { emailBuilderExamples } from './emailBuilder';
import { emailDomainExamples } from './emailDomain';
import { eventsExamples } from './events';
import { flowsExamples } from './flows';
import { hotLeadsExamples } from './hotLeads';
import { insightsExamples } from './insights';
import { invoicesExamples } from './invoices';
import { membersExamples } from './members';
import { messagesExamples } from './messages';
import { mobileAppExamples } from './mobileApp';
import { ordersExamples } from './orders';
import { partnersExamples } from './partners';
import { paymentProcessorsExamples } from './paymentProcessors';
import { paymentRequestsExamples } from './paymentRequests';
import { pollsExamples } from './polls';
import { postRegistrationExamples } from './postRegistration';
import { promotionGroupsExamples } from './promotionGroups';
import { promotionsExamples } from './promotions';
import { resourcesExamples } from './resources';
import { ringsExamples } from './rings';
import { shareExamples } from './share';
import { singleSignOnExamples } from './singleSignOn';
import { tasksExamples } from './tasks';
import { ticketOrdersExamples } from './ticketOrders';
import { registrationFormExamples } from './registrationForm';
import { ticketTypesExamples } from './ticketTypes';
import { ticketsExamples } from './tickets';
import { versionsExamples } from './versions';
import { virtualSessionsExamples } from './virtualSessions';
import { webhooksExamples } from './webhooks';
import { websiteExamples } from './website';
import { widgetExamples } from './widget';
import { widgetSettingsExamples } from './widgetSettings';

/** One request for every call, by the call's name, that succeeds in the conference world. */
export const examples = {
  ...accountsExamples,
  ...adminExamples,
  ...agendaExamples,
  ...agendaAnalyticsExamples,
  ...agendaMediaExamples,
  ...agendaRegistrationsExamples,
  ...attributesExamples,
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
