import type { Gateway, HeldTransaction, PersonTicket, SwapRow, TicketSwap } from '../../src/contract';
import type { Clock } from '../../src/domain/time/clock';
import { valuesOf } from './answerIds';
import { seatsIn } from './formRules';
import { checkGateway, frameOf, type Frame } from './heldTransaction';
import type { Holds } from './holds';
import { moneyOf } from './orderMoney';
import { statusOf, type Orders } from './orders';
import type { Receipt } from './receipts';
import { Refusal } from '../db/refusal';
import type { Attendee, Others } from './saveRules';
import { shortage, type Stock } from './stock';
import type { StoredHold, StoredOrder, StoredTicket } from './stored';
import type { World } from '../db/world';

/** Tickets that become tickets of another type, paid for by their buyer (000 §4 Swap). */
export interface Swaps {
  /** Holds tickets of the new types. The same swap answers the same hold while that is alive. Refuses with 4044, 4091 when it was withdrawn, and 4009. */
  hold: (swapToken: string, gateway?: Gateway) => HeldTransaction;
  /** Refuses with 4044 when the order was changed after its tickets were held. */
  checkOpen: (hold: StoredHold) => void;
  /** Everybody but those whose tickets are swapped. */
  othersOf: (hold: StoredHold, others: Others) => Others;
  /** The tickets are of the new types now; the old ones are on sale again. Answers the changed order. */
  finish: (hold: StoredHold, attendees: readonly Attendee[], receipt: Receipt) => StoredOrder;
}

interface SwapParts {
  world: World;
  clock: Clock;
  holds: Holds;
  orders: Orders;
  stock: Stock;
  /** How many tickets of a type nobody was offered. */
  freePlaces: (ticketTypeId: string) => number | null;
}

interface Swapped {
  row: SwapRow;
  ticket: StoredTicket;
}

export function createSwaps({ world, clock, holds, orders, stock, freePlaces }: SwapParts): Swaps {
  return {
    hold: (swapToken, gateway = world.sale.gateway) => {
      holds.expireDue();
      checkGateway(world, gateway);
      const order = orders.bySwap(swapToken);
      if (order?.swap?.swapToken !== swapToken) throw new Refusal(4044, 'This swap is not open any more.');
      if (order.swap.status === 'withdrawn') throw new Refusal(4091, 'This swap was withdrawn.');
      if (order.swap.status === 'done') throw new Refusal(4044, 'This swap is not open any more.');
      const key = `swap ${swapToken}`;
      const known = holds.byKey(key);
      if (known?.status === 'keep') return holds.read(known.token);
      const { swap } = order;
      const swapped = swap.tickets.map((row) => ({ row, ticket: ticketOf(order, row) }));
      const portions = summed(swapped.map(({ row }) => ({ id: row.ticketTypeId, quantity: 1 })));
      for (const { id, quantity } of portions) {
        const free = freePlaces(id);
        if (free === null || free >= quantity) continue;
        throw new Refusal(4009, shortage(world.ticketTypes.find((type) => type.id === id)?.name ?? id, free));
      }
      return holds.keep(key, portions, (token, number) => {
        const personTickets = swapped.map((each, index) => formOf(world, each, `pt-${number}-${index + 1}`));
        return {
          personTickets,
          transaction: describeSwap(
            { world, order, swap, personTickets },
            { token, gateway, now: clock.now() },
          ),
          swap: {
            orderId: order.id,
            personTickets: Object.fromEntries(
              swapped.map(({ ticket }, index) => [ticket.id, personTickets[index]?.id ?? '']),
            ),
          },
        };
      });
    },
    checkOpen: (hold) => {
      const order = orders.get(hold.swap?.orderId ?? '');
      if (order.swap?.status !== 'open' || order.swap.swapToken !== hold.transaction.swapToken)
        throw new Refusal(4044, 'This swap is not open any more.');
      for (const row of order.swap.tickets) ticketOf(order, row);
    },
    othersOf: (hold, others) => {
      const own = ownTickets(hold, orders);
      const emails = new Set(own.map(({ email }) => email.toLowerCase()));
      const seats = own.flatMap(({ answers }) => seatsIn(answers));
      return {
        ...others,
        hasAttendee: (email) => !emails.has(email.toLowerCase()) && others.hasAttendee(email),
        seatsTaken: (id) => others.seatsTaken(id) - seats.filter((seat) => seat === id).length,
      };
    },
    finish: (hold, attendees, { paidVia, last4 }) => {
      const order = orders.get(hold.swap?.orderId ?? '');
      const rows = new Map(order.swap?.tickets.map((row) => [row.ticketId, row]));
      const tickets = order.tickets.map((ticket) => {
        const row = rows.get(ticket.id);
        const index = hold.personTickets.findIndex(({ id }) => id === hold.swap?.personTickets[ticket.id]);
        return row && index >= 0 ? swappedTicket(ticket, row, attendees[index]) : ticket;
      });
      const bought = hold.transaction.tickets.map(({ id, quantity }) => ({ id, quantity }));
      const returned = ownTickets(hold, orders).map((ticket) => ({ id: ticket.ticketTypeId, quantity: -1 }));
      stock.give(bought);
      stock.trade([...bought, ...returned], orders.isPast(order.id));
      const { orderTotal } = hold.transaction;
      const date = new Date(clock.now()).toISOString();
      const charged = { kind: 'charge', date, amount: orderTotal, paidVia, last4 } as const;
      holds.close(hold, order.id);
      return orders.change(order.id, {
        tickets,
        total: order.total + orderTotal,
        ...(paidVia ? { paidVia, last4 } : {}),
        ...(orderTotal > 0 ? { status: order.invoice ? 'awaitingPayment' : 'paid' } : {}),
        ...(paidVia ? { payments: [...moneyOf(order), charged] } : {}),
        ...(order.swap ? { swap: { ...order.swap, status: 'done' } } : {}),
      });
    },
  };
}

const ownTickets = (hold: StoredHold, orders: Orders): StoredTicket[] => {
  const ids = hold.swap?.personTickets ?? {};
  return orders.get(hold.swap?.orderId ?? '').tickets.filter(({ id }) => id in ids);
};

function ticketOf(order: StoredOrder, row: SwapRow): StoredTicket {
  const ticket = order.tickets.find(({ id }) => id === row.ticketId);
  if (!ticket || statusOf(ticket) !== 'valid') throw new Refusal(4044, 'This swap is not open any more.');
  return ticket;
}

/** Portions of one type together, as stock is checked. */
function summed(portions: readonly { id: string; quantity: number }[]) {
  const byId = new Map<string, number>();
  for (const { id, quantity } of portions) byId.set(id, (byId.get(id) ?? 0) + quantity);
  return [...byId].map(([id, quantity]) => ({ id, quantity }));
}

/** The form, filled with what the attendee answered before. */
function formOf(world: World, { row, ticket }: Swapped, id: string): PersonTicket {
  const said: Record<string, string> = {
    firstName: ticket.firstName,
    lastName: ticket.lastName,
    email: ticket.email,
  };
  const entities = world.form.entities.map((question) => ({
    id: question.id,
    attributeKey: question.attributeKey,
    submissionValues:
      valuesOf(ticket.answers, question.id) ?? [said[question.attributeKey] ?? ''].filter(Boolean),
  }));
  return { id, ticketTypeId: row.ticketTypeId, ticketName: row.ticketName, formSubmission: { entities } };
}

interface Described {
  world: World;
  order: StoredOrder;
  swap: TicketSwap;
  personTickets: readonly PersonTicket[];
}

function describeSwap({ world, order, swap, personTickets }: Described, frame: Frame): HeldTransaction {
  const { currency, taxName } = world.sale;
  const sum = (of: (row: SwapRow) => number) => swap.tickets.reduce((total, row) => total + of(row), 0);
  const orderTotal = sum(({ charge }) => charge);
  // Tax is part of what is charged only as far as something is charged.
  const taxTotal = world.widget.taxOnCheckout
    ? Math.min(
        orderTotal,
        sum(({ tax }) => tax),
      )
    : 0;
  return {
    ...frameOf(world, frame),
    tickets: summed(swap.tickets.map((row) => ({ id: row.ticketTypeId, quantity: 1 }))).map((line) => {
      const rows = swap.tickets.filter(({ ticketTypeId }) => ticketTypeId === line.id);
      const [first] = rows;
      return {
        ...line,
        name: first?.ticketName ?? '',
        price: first?.price ?? 0,
        fees: first?.buyerFee ?? 0,
        tax: first?.tax ?? 0,
        discount: 0,
        subtotal: rows.reduce((total, { charge }) => total + charge, 0),
      };
    }),
    personTickets: swap.tickets.map((row, index) => ({
      id: personTickets[index]?.id ?? '',
      ticketName: row.ticketName,
      swappedFromType: row.swappedFromType,
      price: row.price,
      buyerFee: row.buyerFee,
      charge: row.charge,
      quantity: 1,
      tax: row.tax,
      taxName,
      currency,
    })),
    taxTotal,
    feeTotal: Math.min(
      orderTotal - taxTotal,
      sum(({ buyerFee }) => buyerFee),
    ),
    priceTotal: orderTotal - taxTotal,
    orderTotal,
    promotionalCode: null,
    isPayByInvoice: order.invoice,
    swapToken: swap.swapToken,
  };
}

function swappedTicket(ticket: StoredTicket, row: SwapRow, attendee: Attendee | undefined): StoredTicket {
  return {
    ...ticket,
    ...attendee,
    ticketTypeId: row.ticketTypeId,
    ticketName: row.ticketName,
    totalPaid: ticket.totalPaid + row.charge,
    tax: row.tax,
    fees: row.buyerFee,
    swappedFromType: row.swappedFromType,
  };
}
