import type { OrderMail, OrderShare, OrganizerOrder, OrganizerTicket } from '../../src/contract';
import type { StoredOrder, World } from '../db';
import { paymentsOf, refundTotalOf, totalsOf } from '../db/orderMoney';
import { statusOf, type SoldTicket } from '../db/orders';

export const organizerTicket = ({ order, ticket }: SoldTicket): OrganizerTicket => ({
  id: ticket.id,
  orderId: order.id,
  ticketTypeId: ticket.ticketTypeId,
  ticketName: ticket.ticketName,
  firstName: ticket.firstName,
  lastName: ticket.lastName,
  email: ticket.email,
  status: statusOf(ticket),
  totalPaid: ticket.totalPaid,
  tax: ticket.tax,
  discount: ticket.discount,
  refunded: ticket.refunded ?? 0,
  registration: [...ticket.answers],
  transfers: [...(ticket.transfers ?? [])],
  swappedFromType: ticket.swappedFromType ?? null,
});

/** What the order itself does not know. */
export interface Around {
  /** Those about this order. */
  mails: readonly OrderMail[];
  /** Those of its buyer. */
  shares: readonly OrderShare[];
  world: World;
}

export const organizerOrder = (order: StoredOrder, { mails, shares, world }: Around): OrganizerOrder => ({
  id: order.id,
  token: order.token,
  createdDate: order.createdDate,
  buyerName: order.buyerName,
  buyerEmail: order.buyerEmail,
  status: order.status,
  quantity: order.tickets.length,
  total: order.total,
  refundTotal: refundTotalOf(order),
  currency: order.currency,
  paidVia: order.paidVia,
  last4: order.last4,
  invoice: order.invoice,
  invoiceNumber: order.invoiceNumber ?? null,
  promotionalCode: order.promotionalCode,
  billingAddress: order.billingAddress ?? null,
  tickets: order.tickets.map((ticket) => organizerTicket({ order, ticket })),
  totals: totalsOf(order, world),
  payments: paymentsOf(order),
  shares: [...shares],
  notes: [...(order.notes ?? [])],
  mails: [...mails],
  swap: order.swap ?? null,
});
