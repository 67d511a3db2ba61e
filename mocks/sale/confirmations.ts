import type { ConfirmationData, Minor, PaymentStatus } from '../../src/contract';
import { settingsOf, type SettingsSource } from '../areas/confirmation/rules/settingsOf';
import { seatsIn } from './formRules';
import { without } from '../rules/without';
import type { Holds } from './holds';
import { meansOf, refundTotalOf } from './orderMoney';
import type { Orders } from './orders';
import type { PaymentBook } from './payments';
import { Refusal } from '../db/refusal';
import type { StoredOrder, StoredTicket } from './stored';
import type { World } from '../db/world';

interface ConfirmationParts {
  world: World;
  orders: Orders;
  payments: PaymentBook;
  holds: Holds;
  rows: SettingsSource['rows'];
}

/**
 * The confirmation of an order; the token `preview` shows one of an order nobody made. One that waits for PayPal is
 * `processing`, one that was refunded `cancelled`. Refuses with 4045.
 */
export function confirm(parts: ConfirmationParts, orderId: string, token: string): ConfirmationData {
  if (token === 'preview') return confirmationOf(sampleOrder(parts.world, orderId), 'paid', parts);
  const order = parts.orders.byId(orderId);
  if (order?.token === token) return confirmationOf(order, statusOf(order), parts);
  const waiting = waitingOrder(parts, orderId, token);
  if (waiting) return confirmationOf(waiting, 'processing', parts);
  const unmade = parts.rows('unmadeOrders', parts.world.event.id).find(orderId);
  if (unmade?.order.token === token) return confirmationOf(unmade.order, unmade.paymentStatus, parts);
  throw new Refusal(4045, 'There is no such order.');
}

function statusOf({ status }: StoredOrder): PaymentStatus {
  if (status === 'refunded' || status === 'cancelled') return 'cancelled';
  return status === 'awaitingPayment' ? 'awaiting' : 'paid';
}

function confirmationOf(
  order: StoredOrder,
  paymentStatus: PaymentStatus,
  parts: ConfirmationParts,
): ConfirmationData {
  const { world, rows } = parts;
  const { id: eventId } = world.event;
  const { code, symbol } = order.currency;
  const refunded = refundTotalOf(order);
  const tickets = order.tickets.filter(({ status }) => status !== 'cancelled');
  const { socialShare, campaign, links } = settingsOf({ rows }, eventId);
  return {
    id: order.id,
    token: order.token,
    buyerEmail: order.buyerEmail,
    buyerName: order.buyerName,
    // Nothing was paid for it, and nothing is to be.
    amount: order.status === 'cancelled' ? 0 : order.total,
    currencySymbol: symbol,
    currency: order.currency,
    tickets: tickets.map((ticket) => confirmed(ticket, order)),
    invoice: order.invoice,
    paidVia: order.last4 === null ? null : order.paidVia,
    last4: order.last4,
    paymentStatus,
    ...(refunded > 0 ? { refunded } : {}),
    quantity: tickets.length,
    ...sessionsOf(tickets, world),
    createdDate: order.createdDate,
    event: world.event,
    orderType: meansOf(order),
    campaign,
    socialShare,
    links,
    thumbnails: world.attendees.map(({ id, fullName = '', company, photo }) => ({
      id,
      fullName,
      ...(company ? { company } : {}),
      ...(photo ? { thumbnailPhotoURL: { small: photo } } : {}),
    })),
    ticketsData: { currency: { code } },
    billingAddress: { fullName: order.buyerName },
  };
}

/** What was chosen for any of the tickets, as the form has it. */
function sessionsOf(tickets: readonly StoredTicket[], { form }: World): Pick<ConfirmationData, 'sessions'> {
  const chosen = new Set(tickets.flatMap(({ answers }) => seatsIn(answers)));
  const sessions = form.entities
    .flatMap((question) => question.sessions ?? [])
    .filter(({ id }) => chosen.has(id))
    .map((session) => without(session, 'capacity', 'remaining'));
  return sessions.length > 0 ? { sessions } : {};
}

const confirmed = (ticket: StoredTicket, { currency, promotionalCode }: StoredOrder) => ({
  id: ticket.id,
  ticketName: ticket.ticketName,
  attendeeName: `${ticket.firstName} ${ticket.lastName}`.trim(),
  totals: {
    totalPaid: ticket.totalPaid,
    tax: ticket.tax,
    ...(ticket.fees === undefined ? {} : { fees: ticket.fees }),
    discount: ticket.discount,
  },
  currencySymbol: currency.symbol,
  promoCode: promotionalCode,
  form: {
    firstName: ticket.firstName,
    lastName: ticket.lastName,
    ...prefixOf(ticket),
    email: ticket.email,
  },
});

function prefixOf({ answers }: StoredTicket): { prefix?: string } {
  const [prefix] = answers.find(({ attributeKey }) => attributeKey === 'prefix')?.submissionValues ?? [];
  return prefix ? { prefix } : {};
}

/** The order PayPal was asked about, as far as it is known. */
function waitingOrder({ orders, payments, holds, world }: ConfirmationParts, orderId: string, token: string) {
  const payment = payments.withOrder(orderId);
  if (payment?.order?.token !== token || payment.state !== 'open' || orders.byId(orderId)) return undefined;
  const hold = holds.find(payment.holdToken ?? '');
  // The order of another event.
  if (!hold) return undefined;
  const { firstName, lastName, email } = payment.order.request.billingAddress;
  const priceOf = (typeId: string): Minor => {
    const line = hold.transaction.tickets.find(({ id }) => id === typeId);
    return line ? line.subtotal / line.quantity : 0;
  };
  return {
    id: orderId,
    token,
    createdDate: hold.transaction.serverTime,
    buyerName: `${firstName} ${lastName}`.trim(),
    buyerEmail: email,
    status: 'paid',
    total: payment.amount,
    currency: world.sale.currency,
    invoice: false,
    paidVia: 'PayPal',
    last4: null,
    promotionalCode: hold.transaction.promotionalCode,
    tickets: hold.personTickets.map(({ id, ticketTypeId, ticketName }) => ({
      id,
      ticketTypeId,
      ticketName,
      totalPaid: priceOf(ticketTypeId),
      firstName,
      lastName,
      email,
      tax: 0,
      discount: 0,
      answers: [],
    })),
  } satisfies StoredOrder;
}

function sampleOrder(world: World, id: string): StoredOrder {
  const person = { firstName: 'Alex', lastName: 'Sample', email: 'alex@sample.example' };
  const type = world.ticketTypes[0];
  return {
    id,
    token: 'preview',
    createdDate: world.now,
    buyerName: 'Alex Sample',
    buyerEmail: person.email,
    status: 'paid',
    total: type?.price ?? 0,
    currency: world.sale.currency,
    paidVia: 'Visa',
    last4: '4242',
    invoice: false,
    promotionalCode: null,
    tickets: type
      ? [
          {
            id: 'NL26-0000-1',
            ticketTypeId: type.id,
            ticketName: type.name,
            ...person,
            totalPaid: type.price,
            tax: 0,
            discount: 0,
            answers: [],
          },
        ]
      : [],
  };
}
