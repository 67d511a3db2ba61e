import { getTickets } from '../../../src/contract';
import type { Selection } from '../../../src/domain/tickets/pricing';
import { handle } from '../../handle';

export const ticketsHandlers = [
  handle(getTickets, ({ db, query }) =>
    db.tickets({ code: query.code, quantities: readQuantities(query.quantities) }),
  ),
];

/** `g-1:2,w-1:1`; pairs that are no counts are left out. */
function readQuantities(pairs = ''): Selection {
  const counts = new Map<string, number>();
  for (const pair of pairs.split(',')) {
    const colon = pair.lastIndexOf(':');
    const count = Number(pair.slice(colon + 1));
    if (colon > 0 && Number.isSafeInteger(count) && count > 0) counts.set(pair.slice(0, colon), count);
  }
  return Object.fromEntries(counts);
}
