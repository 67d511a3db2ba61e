import type { BoundHandler } from '../handle';
import { accountsHandlers } from './account/handlers/account';
import { adminHandlers } from './administration/handlers';
import { agendaHandlers } from './agenda/handlers';
import { agendaAnalyticsHandlers } from './sessionAnalytics/handlers';
import { agendaMediaHandlers } from './sessionMedia/handlers';
import { agendaRegistrationsHandlers } from './sessionRegistrations/handlers';
import { companiesHandlers } from './companies/handlers';
import { saleSettingsHandlers } from './saleSettings/handlers';
import { speakersHandlers } from './speakers/handlers';
import { tagsHandlers } from './tags/handlers';
import { attributesHandlers } from './attributes/handlers';
import { authHandlers } from './account/handlers/signIn';
import { campaignsHandlers } from './sharing/handlers/campaigns';
import { checkInHandlers } from './checkIn/handlers';
import { confirmationHandlers } from './confirmation/handlers/page';
import { contactsHandlers } from './contacts/handlers';
import { cookieConsentHandlers } from './cookieConsents/handlers';
import { developersHandlers } from './developers/handlers';
import { directoryHandlers } from './directory/handlers';
import { emailBuilderHandlers } from './emails/handlers';
import { emailDomainHandlers } from './emailDomains/handlers';
import { eventsHandlers } from './events/handlers';
import { flowsHandlers } from './registrationFlows/handlers';
import { hotLeadsHandlers } from './hotLeads/handlers';
import { insightsHandlers } from './insights/handlers';
import { invoicesHandlers } from './invoices/handlers';
import { membersHandlers } from './members/handlers';
import { messagesHandlers } from './rtaMessages/handlers';
import { mobileAppHandlers } from './mobileApp/handlers';
import { partnersHandlers } from './partners/handlers';
import { paymentProcessorsHandlers } from './paymentProcessors/handlers';
import { paymentRequestsHandlers } from './payment/handlers';
import { pollsHandlers } from './polls/handlers';
import { postRegistrationHandlers } from './confirmation/handlers/settings';
import { promotionGroupsHandlers } from './promotions/handlers/groups';
import { promotionsHandlers } from './promotions/handlers/promotions';
import { resourcesHandlers } from './resources/handlers';
import { ringsHandlers } from './rings/handlers';
import { shareHandlers } from './sharing/handlers/sharing';
import { singleSignOnHandlers } from './singleSignOn/handlers';
import { tasksHandlers } from './tasks/handlers';
import { ticketOrdersHandlers } from './orders/handlers';
import { registrationFormHandlers } from './registrationForm/handlers';
import { ticketTypesHandlers } from './ticketTypes/handlers';
import { versionsHandlers } from './eventVersions/handlers';
import { virtualSessionsHandlers } from './virtualSessions/handlers';
import { webhooksHandlers } from './webhooks/handlers';
import { websiteHandlers } from './website/handlers';
import { widgetSettingsHandlers } from './widgetSettings/handlers';
import { orderHandlers } from './order/handlers';
import { ticketHandlers } from './tickets/handlers';
import { widgetHandlers } from './widget/handlers';

/** Every call of the contract, each bound once. */
export const boundHandlers: readonly BoundHandler[] = [
  ...widgetHandlers,
  ...ticketHandlers,
  ...orderHandlers,
  ...accountsHandlers,
  ...adminHandlers,
  ...agendaHandlers,
  ...agendaAnalyticsHandlers,
  ...agendaMediaHandlers,
  ...agendaRegistrationsHandlers,
  ...attributesHandlers,
  ...tagsHandlers,
  ...speakersHandlers,
  ...saleSettingsHandlers,
  ...companiesHandlers,
  ...authHandlers,
  ...campaignsHandlers,
  ...checkInHandlers,
  ...confirmationHandlers,
  ...contactsHandlers,
  ...cookieConsentHandlers,
  ...developersHandlers,
  ...directoryHandlers,
  ...emailBuilderHandlers,
  ...emailDomainHandlers,
  ...eventsHandlers,
  ...flowsHandlers,
  ...hotLeadsHandlers,
  ...insightsHandlers,
  ...invoicesHandlers,
  ...membersHandlers,
  ...messagesHandlers,
  ...mobileAppHandlers,
  ...partnersHandlers,
  ...paymentProcessorsHandlers,
  ...paymentRequestsHandlers,
  ...pollsHandlers,
  ...postRegistrationHandlers,
  ...promotionGroupsHandlers,
  ...promotionsHandlers,
  ...resourcesHandlers,
  ...ringsHandlers,
  ...shareHandlers,
  ...singleSignOnHandlers,
  ...tasksHandlers,
  ...ticketOrdersHandlers,
  ...registrationFormHandlers,
  ...ticketTypesHandlers,
  ...versionsHandlers,
  ...virtualSessionsHandlers,
  ...webhooksHandlers,
  ...websiteHandlers,
  ...widgetSettingsHandlers,
];
