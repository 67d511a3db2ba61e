import type { DeveloperScope, ExtensionPlace } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What an app may do. */
export const scopeKeys: Readonly<Record<DeveloperScope, MessageKey>> = {
  'orders.read': 'organizer.developers.scope.ordersRead',
  'orders.write': 'organizer.developers.scope.ordersWrite',
  'tickets.read': 'organizer.developers.scope.ticketsRead',
  'agenda.read': 'organizer.developers.scope.agendaRead',
  'contacts.read': 'organizer.developers.scope.contactsRead',
};

/** Where an extension is shown. */
export const placeKeys: Readonly<Record<ExtensionPlace, MessageKey>> = {
  orderList: 'organizer.orders.title',
  orderDetails: 'organizer.developers.place.orderDetails',
  agenda: 'organizer.agenda.title',
  contacts: 'organizer.contacts.title',
  insights: 'organizer.insights.title',
};
