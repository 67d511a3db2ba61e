export { OrganizerTexts, type OrganizerTextsProps } from '../i18n';
export * from './account';
export {
  ActingBar,
  StopActingScreen,
  SupportAccountScreen,
  SupportEventScreen,
  SupportPersonScreen,
  type ActingBarProps,
  type StopActingScreenProps,
  type SupportAccountScreenProps,
  type SupportEventScreenProps,
} from './administration';
export * from './agenda';
export * from './mobileApp';
export * from './myOrder';
export * from './buyerInformation';
export * from './attributes';
export * from './checkIn';
export * from './companies';
export * from './confirmation';
export * from './contacts';
export * from './dashboard';
export * from './developers';
export * from './emails';
export * from './events';
export * from './finder';
export * from './hotLeads';
export * from './waitlist';
export { useLeaveGuard } from './kit/form';
export * from './insights';
export * from './invoices';
export * from './kit/jobs';
export * from './kit/appearance';
export * from './members';
export {
  OrderDetails,
  type OrderDetailsProps,
  OrderJobs,
  type OrderJobsProps,
  type OrderScreenProps,
  OrderStatusTag,
  TicketStatusTag,
  type OrdersScreenProps,
  OrdersView,
  type OrderLinks,
  OrderView,
  type TicketsScreenProps,
  TicketsView,
  OrdersScreen,
  OrderScreen,
  TicketsScreen,
} from './orders';
export * from './kit/page';
export * from './kit/palette';
export * from './partners';
export * from './speakers';
export * from './promotions';
export * from './paymentProcessors';
export * from './registrationFlows';
export * from './registrationForm';
export * from './polls';
export * from './cookieConsents';
export * from './emailDomains';
export * from './resources';
export * from './rings';
export * from './rtaMessages';
export * from './saleSettings';
export * from './sessionAnalytics';
export * from './sessionMedia';
export * from './sessionRegistrations';
export * from './sessionRegistrations/settings';
export * from './singleSignOn';
export { SharingScreen, SharingView, type SharingScreenProps } from './sharing';
export * from './kit/shell';
export * from './kit/table';
export * from './tags';
export * from './tasks';
export * from './ticketTypes';
export * from './virtualSessions';
export * from './webhooks';
export * from './website';
export * from './widgetSettings';
