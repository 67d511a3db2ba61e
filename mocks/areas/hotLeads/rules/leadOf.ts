import type { HotLeadRequest, TicketType } from '../../../../src/contract';
import { linesOf, orderTotals, type Selection } from '../../../../src/domain/tickets/pricing';
import type { Db } from '../../../db';

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
