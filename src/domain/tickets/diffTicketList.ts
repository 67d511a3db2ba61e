import type { TicketType } from '../../contract';

/** What became of a list that nobody looking at it asked for in so many words; names, in the order of the list. */
export interface TicketListDiff {
  /** A promotion code put them on it. */
  revealed: string[];
  /** They can be chosen since another ticket type is. 000 §2.2. */
  opened: string[];
}

/** What is new on a list since `before`. */
export function diffTicketList(before: readonly TicketType[], now: readonly TicketType[]): TicketListDiff {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  const names = (isNew: (ticket: TicketType) => boolean) => now.filter(isNew).map((ticket) => ticket.name);
  return {
    revealed: names(({ id, visibility }) => visibility === 'revealed' && !known.has(id)),
    opened: names(
      ({ id, availability, inSale }) =>
        availability === 'ticketSelect' && inSale && known.get(id)?.inSale === false,
    ),
  };
}
