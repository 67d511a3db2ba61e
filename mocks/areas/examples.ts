import { accountExamples } from './account/examples/account';
import { administrationExamples } from './administration/examples';
import { agendaExamples } from './agenda/examples';
import { sessionAnalyticsExamples } from './sessionAnalytics/examples';
import { sessionMediaExamples } from './sessionMedia/examples';
import { sessionRegistrationsExamples } from './sessionRegistrations/examples';
import { companiesExamples } from './companies/examples';
import { saleSettingsExamples } from './saleSettings/examples';
import { speakersExamples } from './speakers/examples';
import { tagsExamples } from './tags/examples';
import { attributesExamples } from './attributes/examples';
import { signInExamples } from './account/examples/signIn';
import { sharingCampaignsExamples } from './sharing/examples/campaigns';
import { checkInExamples } from './checkIn/examples';
import { confirmationExamples } from './confirmation/examples/page';
import { contactsExamples } from './contacts/examples';
import { cookieConsentsExamples } from './cookieConsents/examples';
import { developersExamples } from './developers/examples';
import { directoryExamples } from './directory/examples';
import { emailsExamples } from './emails/examples';
import { emailDomainsExamples } from './emailDomains/examples';
import { eventsExamples } from './events/examples';
import { registrationFlowsExamples } from './registrationFlows/examples';
import { hotLeadsExamples } from './hotLeads/examples';
import { insightsExamples } from './insights/examples';
import { invoicesExamples } from './invoices/examples';
import { membersExamples } from './members/examples';
import { rtaMessagesExamples } from './rtaMessages/examples';
import { myOrderExamples } from './myOrder/examples';
import { mobileAppExamples } from './mobileApp/examples';
import { orderExamples } from './order/examples/order';
import { partnersExamples } from './partners/examples';
import { picturesExamples } from './pictures/examples';
import { paymentProcessorsExamples } from './paymentProcessors/examples';
import { paymentExamples } from './payment/examples';
import { pollsExamples } from './polls/examples';
import { confirmationSettingsExamples } from './confirmation/examples/settings';
import { promotionGroupsExamples } from './promotions/examples/groups';
import { promotionsExamples } from './promotions/examples/promotions';
import { resourcesExamples } from './resources/examples';
import { ringsExamples } from './rings/examples';
import { sharingExamples } from './sharing/examples/sharing';
import { singleSignOnExamples } from './singleSignOn/examples';
import { tasksExamples } from './tasks/examples';
import { ordersExamples } from './orders/examples';
import { registrationFormExamples } from './registrationForm/examples';
import { ticketTypesExamples } from './ticketTypes/examples';
import { ticketsExamples } from './tickets/examples';
import { eventVersionsExamples } from './eventVersions/examples';
import { virtualSessionsExamples } from './virtualSessions/examples';
import { waitlistExamples } from './waitlist/examples';
import { webhooksExamples } from './webhooks/examples';
import { websiteExamples } from './website/examples';
import { widgetExamples } from './widget/examples';
import { widgetSettingsExamples } from './widgetSettings/examples';

/** One request for every call, by the call's name, that succeeds in the conference world. */
export const examples = {
  ...accountExamples,
  ...administrationExamples,
  ...agendaExamples,
  ...sessionAnalyticsExamples,
  ...sessionMediaExamples,
  ...sessionRegistrationsExamples,
  ...attributesExamples,
  ...tagsExamples,
  ...speakersExamples,
  ...saleSettingsExamples,
  ...companiesExamples,
  ...signInExamples,
  ...sharingCampaignsExamples,
  ...checkInExamples,
  ...confirmationExamples,
  ...contactsExamples,
  ...cookieConsentsExamples,
  ...developersExamples,
  ...directoryExamples,
  ...emailsExamples,
  ...emailDomainsExamples,
  ...eventsExamples,
  ...registrationFlowsExamples,
  ...hotLeadsExamples,
  ...insightsExamples,
  ...invoicesExamples,
  ...membersExamples,
  ...rtaMessagesExamples,
  ...mobileAppExamples,
  ...myOrderExamples,
  ...orderExamples,
  ...partnersExamples,
  ...picturesExamples,
  ...paymentProcessorsExamples,
  ...paymentExamples,
  ...pollsExamples,
  ...confirmationSettingsExamples,
  ...promotionGroupsExamples,
  ...promotionsExamples,
  ...resourcesExamples,
  ...ringsExamples,
  ...sharingExamples,
  ...singleSignOnExamples,
  ...tasksExamples,
  ...ordersExamples,
  ...registrationFormExamples,
  ...ticketTypesExamples,
  ...ticketsExamples,
  ...eventVersionsExamples,
  ...virtualSessionsExamples,
  ...waitlistExamples,
  ...webhooksExamples,
  ...websiteExamples,
  ...widgetExamples,
  ...widgetSettingsExamples,
};
