import type { Minor, TicketType } from '../../contract';

export interface VisiblePrices {
  /** What a ticket costs now. */
  now: Minor;
  /** Before the discount; `null` when there is none. */
  before: Minor | null;
}

/** The two prices of a row: without fees when those are listed apart, else as the organizer wants it shown. 000 §3. */
export function visiblePrices(ticket: TicketType, showFees: boolean): VisiblePrices {
  const now = showFees ? ticket.buyerPrice : ticket.displayedPrice;
  const includesFees = !showFees && ticket.fees > 0 && now === ticket.priceWithFeesWithDiscount;
  const before = includesFees ? ticket.priceWithFees : ticket.price;
  return { now, before: ticket.discount > 0 && before > now ? before : null };
}
