import type {
  FormEntry,
  FormModel,
  OrderMail,
  OrderShare,
  OrganizerOrder,
  OrganizerTicket,
  RegistrationAnswer,
} from '../../../../src/contract';
import type { StoredOrder, StoredTicket, World } from '../../../db';
import { paymentsOf, refundTotalOf, totalsOf } from '../../../sale/orderMoney';
import { statusOf, type SoldTicket } from '../../../sale/orders';

/** `form`: whose questions the attendee answered. */
export const organizerTicket = ({ order, ticket }: SoldTicket, form: FormModel): OrganizerTicket => ({
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
  registration: ticket.answers.map((entry) => toAnswerResponse(entry, form)),
  transfers: [...(ticket.transfers ?? [])],
  swappedFromType: ticket.swappedFromType ?? null,
  changes: [...(ticket.changes ?? [])],
  version: versionOf(ticket),
});

/** Each transfer and each change is another version. */
export const versionOf = ({ transfers = [], changes = [] }: StoredTicket): number =>
  1 + transfers.length + changes.length;

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
  ...(order.customFields && { customFields: { ...order.customFields } }),
  tickets: order.tickets.map((ticket) => organizerTicket({ order, ticket }, world.form)),
  totals: totalsOf(order, world),
  payments: paymentsOf(order),
  shares: [...shares],
  notes: [...(order.notes ?? [])],
  disputes: [...(order.disputes ?? [])],
  mails: [...mails],
  swap: order.swap ?? null,
  ...(order.cancelledDate !== undefined && { cancelledDate: order.cancelledDate }),
});

const trimmed = (id: string) => id.split('_', 1)[0];

function toAnswerResponse(entry: FormEntry, { entities }: FormModel): RegistrationAnswer {
  const question = entities.find(({ id }) => trimmed(id) === trimmed(entry.id));
  if (!question) return { ...entry };
  const names = new Map(question.sessions?.map(({ id, name }) => [id, name]));
  const texts = entry.submissionValues.map((value) => names.get(value) ?? value);
  return { ...entry, label: question.label, ...(question.sessions ? { texts } : {}) };
}
