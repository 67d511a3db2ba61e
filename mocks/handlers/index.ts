import type { BoundHandler } from '../handle';
import { accountsHandlers } from './accounts';
import { adminHandlers } from './admin';
import { agendaHandlers } from './agenda';
import { agendaAnalyticsHandlers } from './agendaAnalytics';
import { agendaMediaHandlers } from './agendaMedia';
import { agendaRegistrationsHandlers } from './agendaRegistrations';
import { attributesHandlers } from './attributes';
import { authHandlers } from './auth';
import { campaignsHandlers } from './campaigns';
import { checkInHandlers } from './checkIn';
import { confirmationHandlers } from './confirmation';
import { contactsHandlers } from './contacts';
import { cookieConsentHandlers } from './cookieConsent';
import { developersHandlers } from './developers';
import { directoryHandlers } from './directory';
import { emailBuilderHandlers } from './emailBuilder';
import { emailDomainHandlers } from './emailDomain';
import { eventsHandlers } from './events';
import { flowsHandlers } from './flows';
import { hotLeadsHandlers } from './hotLeads';
import { insightsHandlers } from './insights';
import { invoicesHandlers } from './invoices';
import { membersHandlers } from './members';
import { messagesHandlers } from './messages';
import { mobileAppHandlers } from './mobileApp';
import { partnersHandlers } from './partners';
import { paymentProcessorsHandlers } from './paymentProcessors';
import { paymentRequestsHandlers } from './paymentRequests';
import { pollsHandlers } from './polls';
import { postRegistrationHandlers } from './postRegistration';
import { promotionGroupsHandlers } from './promotionGroups';
import { promotionsHandlers } from './promotions';
import { resourcesHandlers } from './resources';
import { ringsHandlers } from './rings';
import { shareHandlers } from './share';
import { singleSignOnHandlers } from './singleSignOn';
import { tasksHandlers } from './tasks';
import { ticketOrdersHandlers } from './ticketOrders';
import { registrationFormHandlers } from './registrationForm';
import { ticketTypesHandlers } from './ticketTypes';
import { versionsHandlers } from './versions';
import { virtualSessionsHandlers } from './virtualSessions';
import { webhooksHandlers } from './webhooks';
import { websiteHandlers } from './website';
import { widgetSettingsHandlers } from './widgetSettings';
import { orderHandlers } from './orders';
import { ticketHandlers } from './tickets';
import { widgetHandlers } from './widget';

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
