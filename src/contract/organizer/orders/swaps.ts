import type { Instant, Minor } from '../../entities';

/**
 * `open`: waits for the buyer to pay the difference. `done`: the tickets are of the new type. `withdrawn`: the organizer ended it before the
 * buyer paid, and the tickets stay as they were.
 * @experimental
 */
export type SwapStatus = 'open' | 'done' | 'withdrawn';

/** Tickets of an order become tickets of another type. 000 §3 Swap ticket row. @experimental */
export interface TicketSwap {
  /** The buyer's link carries it; their hold sends it instead of tickets (000 §7). */
  swapToken: string;
  status: SwapStatus;
  /** Who got the link. */
  email: string;
  date: Instant;
  /** When it was withdrawn; absent of any other. */
  withdrawnDate?: Instant;
  tickets: SwapRow[];
  /** What the buyer pays to make it so; nothing is paid back for a cheaper type. */
  charge: Minor;
}

/** One ticket of a swap. 000 §3 Swap ticket row; amounts are the new type's, except `charge`. @experimental */
export interface SwapRow {
  /** Number of the ticket that is swapped. */
  ticketId: string;
  /** The new type. */
  ticketTypeId: string;
  /** Name of the new type. */
  ticketName: string;
  /** Name of the present type. */
  swappedFromType: string;
  /** Of the new type, without fees and tax. */
  price: Minor;
  /** What is added for the buyer. */
  buyerFee: Minor;
  /** On `price`. */
  tax: Minor;
  /** Price, fee and (when it is added at checkout) tax, less what was paid for the ticket; never below 0. */
  charge: Minor;
}

/** A ticket, and the type it shall be of. @experimental */
export interface SwapChoice {
  /** Number of the ticket that is swapped. */
  ticketId: string;
  /** What it becomes. */
  ticketTypeId: string;
}
