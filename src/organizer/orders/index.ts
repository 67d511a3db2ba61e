'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { OrderScreen as Order } from './OrderScreen';
import { OrdersScreen as Orders } from './OrdersScreen';
import { TicketsScreen as Tickets } from './TicketsScreen';

export { OrderDetails, type OrderDetailsProps } from './OrderDetails';
export { OrderJobs } from './jobs/OrderJobsRoot';
export type { OrderJobsProps } from './jobs/OrderJobs';
export type { OrderScreenProps } from './OrderScreen';
export { Person } from './orderColumns';
export { OrderStatusTag, TicketStatusTag } from './OrderStatusTag';
export { Amount, Placed } from './OrderTexts';
export { attendeeOf } from './OrderTickets';
export type { OrdersScreenProps } from './OrdersScreen';
export { OrdersView, type OrderLinks } from './OrdersView';
export { OrderView } from './OrderView';
export type { TicketsScreenProps } from './TicketsScreen';
export { TicketsView } from './TicketsView';

/** The orders made for an event. 002 §7. @experimental */
export const OrdersScreen = /* @__PURE__ */ withOrganizerRoot(Orders);
/** One order in full. 002 §7. @experimental */
export const OrderScreen = /* @__PURE__ */ withOrganizerRoot(Order);
/** The sold tickets and their attendees. 002 §7. @experimental */
export const TicketsScreen = /* @__PURE__ */ withOrganizerRoot(Tickets);
