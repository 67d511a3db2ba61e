import type { SubmitRequest, TicketsData } from '../../../../src/contract';
import { Refusal, type Db, type StoredOrder, type StoredTicket } from '../../../db';
import { priceTickets } from '../../../sale/catalogue';
import { orderNames, ticketIdOf } from '../../../sale/orderNames';
import { firstOrderNumber, statusOfNew } from '../../../sale/orders';
import { checkEmail, resendTickets } from './mails';
import type { RuleContext } from '../../../rules/ruleContext';
import { malformed } from '../../../rules/fields';
import { stamp } from '../../../rules/stamp';

type Person = SubmitRequest['buyer'];

/** Makes an order for somebody: priced by the server, sold in one step. Refuses as `submitTransaction` says. */
export function submit(context: RuleContext, request: SubmitRequest, key: string): StoredOrder {
  const { db } = context;
  const repeated = db.orderBook.outcome(key);
  if (repeated) return repeated;
  const quantities = quantitiesOf(db, request);
  const buyer = personOf('buyer', request.buyer);
  const count = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
  const people = (request.attendees ?? []).map((person, index) => personOf(`attendees[${index}]`, person));
  if (people.length > count) throw new Refusal(4022, 'There are more attendees than tickets.');
  const offered = priced(context, quantities, request.promotionalCode);
  const tickets = ticketsOf({ db, request, offered, quantities }, (index) => people[index] ?? buyer);
  if (db.world.sale.uniqueEmails) checkUnique(db, tickets);
  db.stock.trade(
    Object.entries(quantities).map(([id, quantity]) => ({ id, quantity })),
    false,
  );
  db.promotions.count(offered.code, 1);
  const number = firstOrderNumber + db.orderBook.count();
  const total = tickets.reduce((sum, ticket) => sum + ticket.totalPaid, 0);
  const isInvoice = request.payment === 'invoice';
  const names = orderNames(db.world, number, db.token);
  db.orderBook.add({
    ...names,
    createdDate: stamp(context.clock),
    buyerName: request.buyer.company?.trim() || `${buyer.firstName} ${buyer.lastName}`,
    buyerEmail: buyer.email,
    status: statusOfNew(total, isInvoice),
    total,
    currency: db.world.sale.currency,
    paidVia: null,
    last4: null,
    invoice: isInvoice,
    promotionalCode: offered.code,
    tickets: tickets.map((ticket, index) => ({ ...ticket, id: ticketIdOf(db.world, names.id, index + 1) })),
    billingAddress: { ...buyer },
  });
  db.orderBook.noteOutcome(key, names.id);
  const order = db.orderBook.get(names.id);
  if (request.sendEmails) resendTickets(context, order, {});
  return order;
}

function quantitiesOf(db: Db, { tickets }: SubmitRequest): Record<string, number> {
  const quantities: Record<string, number> = {};
  tickets.forEach(({ id, requestQuantity }, index) => {
    if (!db.world.ticketTypes.some((type) => type.id === id))
      throw new Refusal(4046, `There is no ticket type ${id}.`);
    if (!Number.isSafeInteger(requestQuantity) || requestQuantity < 0)
      throw malformed(`tickets[${index}].requestQuantity`, 'A quantity is a whole number, not below 0');
    if (requestQuantity > 0) quantities[id] = (quantities[id] ?? 0) + requestQuantity;
  });
  if (Object.keys(quantities).length === 0) throw new Refusal(4022, 'An order has at least one ticket.');
  return quantities;
}

function personOf(field: string, person: Person): Person {
  const firstName = person.firstName.trim();
  const lastName = person.lastName.trim();
  if (!firstName) throw malformed(`${field}.firstName`, 'A name is required');
  if (!lastName) throw malformed(`${field}.lastName`, 'A name is required');
  const company = person.company?.trim();
  const email = checkEmail(`${field}.email`, person.email);
  return { firstName, lastName, email, ...(company ? { company } : {}) };
}

/** Prices of all types, those that buyers don't see yet included. */
function priced({ db, clock }: RuleContext, quantities: Record<string, number>, code: string | undefined) {
  const promotion = db.promotions.find(code, clock.now());
  const left = (id: string) => db.stockOf(id).left;
  const ticketTypes = db.world.ticketTypes.map((type) => ({ ...type, hidden: false, visibility: {} }));
  return priceTickets({ ...db.world, ticketTypes }, { now: clock.now(), promotion, quantities, left });
}

interface Sold {
  db: Db;
  request: SubmitRequest;
  offered: TicketsData;
  quantities: Record<string, number>;
}

function ticketsOf(
  { db, request, offered, quantities }: Sold,
  personAt: (index: number) => Person,
): Omit<StoredTicket, 'id'>[] {
  const isFree = request.payment === 'complimentary';
  const lines = offered.tickets.flatMap((type) =>
    Array.from({ length: quantities[type.id] ?? 0 }, () => type),
  );
  return lines.map((type, index) => {
    const { firstName, lastName, email } = personAt(index);
    const tax = isFree ? 0 : type.tax;
    return {
      ticketTypeId: type.id,
      ticketName: type.name,
      firstName,
      lastName,
      email,
      tax,
      fees: isFree ? 0 : type.fees,
      totalPaid: isFree ? 0 : type.buyerPrice + type.fees + (db.world.widget.taxOnCheckout ? tax : 0),
      discount: isFree ? 0 : type.discount,
      answers: [],
    };
  });
}

/** Refuses with 4050 and 4051. */
function checkUnique(db: Db, tickets: readonly Omit<StoredTicket, 'id'>[]): void {
  const emails = tickets.map(({ email }) => email.toLowerCase());
  const twice = [...new Set(emails.filter((email, index) => emails.indexOf(email) !== index))];
  if (twice.length > 0) throw new Refusal(4050, twice.join(', '));
  const taken = emails.filter(db.orderBook.hasAttendee);
  if (taken.length > 0) throw new Refusal(4051, taken.join(', '));
}
