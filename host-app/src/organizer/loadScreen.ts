import type { ComponentType } from 'react';
import type { ScreenName, ScreenProps } from './screens';

/** Each screen stands in a file of its own name, and in its own chunk. */
export const loadScreen: Readonly<Record<ScreenName, () => Promise<ComponentType<ScreenProps>>>> = {
  dashboard: () => import('./Dashboard').then(({ Dashboard }) => Dashboard),
  insights: () => import('./Insights').then(({ Insights }) => Insights),
  orders: () => import('./Orders').then(({ Orders }) => Orders),
  tickets: () => import('./Tickets').then(({ Tickets }) => Tickets),
  hotLeads: () => import('./HotLeads').then(({ HotLeads }) => HotLeads),
  waitlist: () => import('./Waitlist').then(({ Waitlist }) => Waitlist),
  buyerRequests: () => import('./BuyerRequests').then(({ BuyerRequests }) => BuyerRequests),
  ticketTypes: () => import('./TicketTypes').then(({ TicketTypes }) => TicketTypes),
  registrationFlows: () => import('./RegistrationFlows').then(({ RegistrationFlows }) => RegistrationFlows),
  registrationForm: () => import('./RegistrationForm').then(({ RegistrationForm }) => RegistrationForm),
  buyerInformation: () => import('./BuyerInformation').then(({ BuyerInformation }) => BuyerInformation),
  promotions: () => import('./Promotions').then(({ Promotions }) => Promotions),
  sessionRegistrationSettings: () =>
    import('./SessionRegistrationSettings').then(
      ({ SessionRegistrationSettings }) => SessionRegistrationSettings,
    ),
  widgetSettings: () => import('./WidgetSettings').then(({ WidgetSettings }) => WidgetSettings),
  confirmation: () => import('./Confirmation').then(({ Confirmation }) => Confirmation),
  myOrderSettings: () => import('./MyOrderSettings').then(({ MyOrderSettings }) => MyOrderSettings),
  sharing: () => import('./Sharing').then(({ Sharing }) => Sharing),
  agenda: () => import('./Agenda').then(({ Agenda }) => Agenda),
  website: () => import('./Website').then(({ Website }) => Website),
  partners: () => import('./Partners').then(({ Partners }) => Partners),
  resources: () => import('./Resources').then(({ Resources }) => Resources),
  tasks: () => import('./Tasks').then(({ Tasks }) => Tasks),
  polls: () => import('./Polls').then(({ Polls }) => Polls),
  checkIn: () => import('./CheckIn').then(({ CheckIn }) => CheckIn),
  checkInSettings: () => import('./CheckInSettings').then(({ CheckInSettings }) => CheckInSettings),
  emails: () => import('./Emails').then(({ Emails }) => Emails),
  emailDomain: () => import('./EmailDomain').then(({ EmailDomain }) => EmailDomain),
  mobileApp: () => import('./MobileApp').then(({ MobileApp }) => MobileApp),
  rtaMessages: () => import('./RtaMessages').then(({ RtaMessages }) => RtaMessages),
  chatbot: () => import('./Developers').then(({ Chatbot }) => Chatbot),
  webhooks: () => import('./Webhooks').then(({ Webhooks }) => Webhooks),
  loginSettings: () => import('./SingleSignOn').then(({ LoginSettings }) => LoginSettings),
  speakers: () => import('./Speakers').then(({ Speakers }) => Speakers),
  sessionRegistrations: () =>
    import('./SessionRegistrations').then(({ SessionRegistrations }) => SessionRegistrations),
  sessionAnalytics: () => import('./SessionAnalytics').then(({ SessionAnalytics }) => SessionAnalytics),
  saleSettings: () => import('./SaleSettings').then(({ SaleSettings }) => SaleSettings),
  invoices: () => import('./Invoices').then(({ Invoices }) => Invoices),
  paymentProcessors: () => import('./PaymentProcessors').then(({ PaymentProcessors }) => PaymentProcessors),
  settings: () => import('./EventSettings').then(({ EventSettings }) => EventSettings),
};
