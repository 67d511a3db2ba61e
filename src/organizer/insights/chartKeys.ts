import type { InsightsChartKind, InsightsQueryName } from '../../contract';
import type { MessageKey } from '../../i18n';

/** What a chart can show. */
export const queryKeys: Readonly<Record<InsightsQueryName, MessageKey>> = {
  totals: 'organizer.insights.query.totals',
  ordersByDay: 'organizer.insights.query.ordersByDay',
  revenueByDay: 'organizer.insights.query.revenueByDay',
  conversionByDay: 'organizer.insights.query.conversionByDay',
  ticketsByType: 'organizer.insights.query.ticketsByType',
  ticketsLeft: 'organizer.insights.query.ticketsLeft',
  ordersByStatus: 'organizer.insights.query.ordersByStatus',
  promotionCodes: 'organizer.members.codes',
  paymentMethods: 'organizer.insights.query.paymentMethods',
};

/** How it is drawn. */
export const kindKeys: Readonly<Record<InsightsChartKind, MessageKey>> = {
  number: 'organizer.insights.kind.number',
  line: 'organizer.insights.kind.line',
  bar: 'organizer.insights.kind.bar',
  table: 'organizer.insights.kind.table',
};

/** What the columns of a result are called, by their names. */
export const columnKeys: Readonly<Partial<Record<string, MessageKey>>> = {
  day: 'organizer.dashboard.day',
  orders: 'organizer.dashboard.orders',
  registrations: 'organizer.agenda.registrations',
  revenue: 'organizer.insights.column.revenue',
  begun: 'organizer.dashboard.begun',
  ticketType: 'organizer.orders.tickets.column.type',
  paid: 'organizer.orders.tickets.column.paid',
  quantity: 'organizer.dashboard.quantity',
  sold: 'organizer.dashboard.legendSold',
  held: 'organizer.dashboard.legendHeld',
  status: 'organizer.orders.column.status',
  total: 'organizer.orders.column.total',
  code: 'organizer.promotions.code',
  discount: 'organizer.orders.order.totals.discount',
  method: 'organizer.insights.column.method',
};

/** What the codes in a column are called. */
export const cellKeys: Readonly<Partial<Record<string, Readonly<Partial<Record<string, MessageKey>>>>>> = {
  status: {
    awaitingPayment: 'organizer.orders.status.awaitingPayment',
    cancelled: 'organizer.orders.status.cancelled',
    disputed: 'organizer.orders.status.disputed',
    free: 'organizer.orders.status.free',
    paid: 'organizer.orders.status.paid',
    refunded: 'organizer.orders.status.refunded',
  },
};
