import type { BoundHandler } from '../handle';
import { accountHandlers } from './account/handlers/account';
import { administrationHandlers } from './administration/handlers';
import { agendaHandlers } from './agenda/handlers';
import { sessionAnalyticsHandlers } from './sessionAnalytics/handlers';
import { sessionMediaHandlers } from './sessionMedia/handlers';
import { sessionRegistrationsHandlers } from './sessionRegistrations/handlers';
import { companiesHandlers } from './companies/handlers';
import { saleSettingsHandlers } from './saleSettings/handlers';
import { speakersHandlers } from './speakers/handlers';
import { tagsHandlers } from './tags/handlers';
import { attributesHandlers } from './attributes/handlers';
import { signInHandlers } from './account/handlers/signIn';
import { sharingCampaignsHandlers } from './sharing/handlers/campaigns';
import { checkInHandlers } from './checkIn/handlers';
import { confirmationHandlers } from './confirmation/handlers/page';
import { contactsHandlers } from './contacts/handlers';
import { cookieConsentsHandlers } from './cookieConsents/handlers';
import { developersHandlers } from './developers/handlers';
import { directoryHandlers } from './directory/handlers';
import { emailsHandlers } from './emails/handlers';
import { emailDomainsHandlers } from './emailDomains/handlers';
import { eventsHandlers } from './events/handlers';
import { registrationFlowsHandlers } from './registrationFlows/handlers';
import { hotLeadsHandlers } from './hotLeads/handlers';
import { insightsHandlers } from './insights/handlers';
import { invoicesHandlers } from './invoices/handlers';
import { membersHandlers } from './members/handlers';
import { rtaMessagesHandlers } from './rtaMessages/handlers';
import { mobileAppHandlers } from './mobileApp/handlers';
import { partnersHandlers } from './partners/handlers';
import { myOrderHandlers } from './myOrder/handlers';
import { picturesHandlers } from './pictures/handlers';
import { paymentProcessorsHandlers } from './paymentProcessors/handlers';
import { paymentHandlers } from './payment/handlers';
import { pollsHandlers } from './polls/handlers';
import { confirmationSettingsHandlers } from './confirmation/handlers/settings';
import { promotionGroupsHandlers } from './promotions/handlers/groups';
import { promotionsHandlers } from './promotions/handlers/promotions';
import { resourcesHandlers } from './resources/handlers';
import { ringsHandlers } from './rings/handlers';
import { sharingHandlers } from './sharing/handlers/sharing';
import { singleSignOnHandlers } from './singleSignOn/handlers';
import { tasksHandlers } from './tasks/handlers';
import { ordersHandlers } from './orders/handlers';
import { registrationFormHandlers } from './registrationForm/handlers';
import { ticketTypesHandlers } from './ticketTypes/handlers';
import { eventVersionsHandlers } from './eventVersions/handlers';
import { virtualSessionsHandlers } from './virtualSessions/handlers';
import { waitlistHandlers } from './waitlist/handlers';
import { webhooksHandlers } from './webhooks/handlers';
import { websiteHandlers } from './website/handlers';
import { widgetSettingsHandlers } from './widgetSettings/handlers';
import { orderHandlers } from './order/handlers';
import { ticketsHandlers } from './tickets/handlers';
import { widgetHandlers } from './widget/handlers';

/** Every call of the contract, each bound once. */
export const boundHandlers: readonly BoundHandler[] = [
  ...widgetHandlers,
  ...ticketsHandlers,
  ...orderHandlers,
  ...accountHandlers,
  ...administrationHandlers,
  ...agendaHandlers,
  ...sessionAnalyticsHandlers,
  ...sessionMediaHandlers,
  ...sessionRegistrationsHandlers,
  ...attributesHandlers,
  ...tagsHandlers,
  ...speakersHandlers,
  ...saleSettingsHandlers,
  ...companiesHandlers,
  ...signInHandlers,
  ...sharingCampaignsHandlers,
  ...checkInHandlers,
  ...confirmationHandlers,
  ...contactsHandlers,
  ...cookieConsentsHandlers,
  ...developersHandlers,
  ...directoryHandlers,
  ...emailsHandlers,
  ...emailDomainsHandlers,
  ...eventsHandlers,
  ...registrationFlowsHandlers,
  ...hotLeadsHandlers,
  ...insightsHandlers,
  ...invoicesHandlers,
  ...membersHandlers,
  ...rtaMessagesHandlers,
  ...mobileAppHandlers,
  ...myOrderHandlers,
  ...partnersHandlers,
  ...picturesHandlers,
  ...paymentProcessorsHandlers,
  ...paymentHandlers,
  ...pollsHandlers,
  ...confirmationSettingsHandlers,
  ...promotionGroupsHandlers,
  ...promotionsHandlers,
  ...resourcesHandlers,
  ...ringsHandlers,
  ...sharingHandlers,
  ...singleSignOnHandlers,
  ...tasksHandlers,
  ...ordersHandlers,
  ...registrationFormHandlers,
  ...ticketTypesHandlers,
  ...eventVersionsHandlers,
  ...virtualSessionsHandlers,
  ...waitlistHandlers,
  ...webhooksHandlers,
  ...websiteHandlers,
  ...widgetSettingsHandlers,
];
