import type { HotLead, HotLeadRequest, TicketType } from '../../../src/contract';
import { linesOf, orderTotals, type Selection } from '../../../src/domain/tickets/pricing';
import type { Db, Rows, StoredOrder } from '../../db';

/** Whoever began to register and made an order after all is no lead any more. */
export function convertLead(leads: Rows<HotLead>, order: StoredOrder): void {
  const emails = new Set([order.buyerEmail, ...order.tickets.map(({ email }) => email)].map(normalEmail));
  for (const lead of leads.all())
    if (lead.status === 'open' && emails.has(normalEmail(lead.email)))
      leads.change(lead.id, { status: 'converted', orderId: order.id, modifiedDate: order.createdDate });
}

/** Addresses are the same in any case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** What a lead was about to buy: of a hold, what is held; otherwise the tickets it names, priced by the sale. */
export function leadOf(db: Db, { token, tickets = [], promotionalCode }: HotLeadRequest) {
  const held = token ? readHold(db, token) : undefined;
  if (held)
    return {
      tickets: held.tickets.map(({ id, name, quantity }) => ({ id, name, quantity })),
      total: held.orderTotal,
    };
  const quantities = Object.fromEntries(tickets.map(({ id, requestQuantity }) => [id, requestQuantity]));
  const offered = offer(db, quantities, promotionalCode ?? undefined);
  return {
    tickets: offered.tickets.map(({ id, name, requestQuantity: quantity }) => ({ id, name, quantity })),
    total: orderTotals(offered.lines, db.world.widget).total,
  };
}

function readHold(db: Db, token: string) {
  try {
    return db.transaction(token);
  } catch {
    return undefined;
  }
}

function offer(db: Db, quantities: Selection, code: string | undefined) {
  const tickets = offeredWith(db, quantities, code).filter(({ requestQuantity }) => requestQuantity > 0);
  return { tickets, lines: linesOf(tickets, quantities) };
}

/** A code that is not valid any more does not matter here. */
function offeredWith(db: Db, quantities: Selection, code: string | undefined): TicketType[] {
  try {
    return db.tickets({ code, quantities }).tickets;
  } catch {
    return db.tickets({ quantities }).tickets;
  }
}
