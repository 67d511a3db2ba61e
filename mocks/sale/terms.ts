import type { Currency, Gateway, Instant, Minor } from '../../src/contract';

/** Rules of the whole sale. */
export interface Sale {
  currency: Currency;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  taxName: string | null;
  gateway: Gateway;
  /** Others that take money when a hold asks for them. */
  otherGateways?: Gateway[];
  allowBitcoin: boolean;
  /** Minutes a hold lasts. */
  timeLimit: number;
  /** How often a hold may be extended; ten times when absent (WCAG 2.2.1). */
  extensions?: number;
  freeEvent: boolean;
  /** Refuse an email address twice: 4050 in one order, 4051 over orders. */
  uniqueEmails: boolean;
}

/** When a sale begins. */
export type Opening =
  | { kind: 'immediate' }
  | { kind: 'closed' }
  | { kind: 'dates'; start?: Instant; end?: Instant }
  | { kind: 'eventEnd' }
  /** When that type's sale has ended, or it is sold out. */
  | { kind: 'subsequent'; after: string }
  /** `most` for each chosen one of those it requires; as many as an order takes when absent. */
  | { kind: 'ticketSelect'; requires: string[]; most?: number };

/** What the platform and the processor take for one ticket; nothing of a free one. */
export interface FeeSchedule {
  fixed?: Minor;
  /** Of the price. */
  percent?: number;
  /** The most `fixed` and `percent` come to. */
  most?: Minor;
  /** The processor's, besides. */
  processing?: { fixed: Minor; percent: number };
}

/** A ticket type of a world; amounts in minor units. @public */
export interface TicketTypeSeed {
  id: string;
  name: string;
  /** HTML, safe to show. */
  description?: string;
  /** The description as the organizer wrote it, when that is another. */
  written?: string;
  price: Minor;
  fee: FeeSchedule;
  /** Percent of the fees that the organizer pays; the buyer pays all when absent. */
  absorbed?: number;
  /** How many there are to sell; `null` is unlimited. */
  stock: number | null;
  perOrderMin: number;
  perOrderMax: number;
  displayRemaining?: boolean;
  /** Shown only to those whose promotion code reveals it. */
  hidden?: boolean;
  opening: Opening;
  /** When its sale ends, unless the opening says; never when absent. */
  saleEnd?: 'eventEnd' | { date: Instant };
  /** Shown only in this time. */
  visibility?: { start?: Instant; end?: Instant };
  ledgerCode?: string;
  socialLift?: boolean;
  /** Whoever finds it sold out can wait for places. */
  waitlist?: boolean;
  /** The day it admits to, `YYYY-MM-DD` in the event's zone. */
  admissionDay?: string;
}

/** Replaced, never altered, by organizers. */
export interface Promotion {
  code: string;
  percentOff: number;
  /** Ticket types the discount is for. */
  discounts: string[];
  /** Hidden ticket types it unlocks. */
  reveals: string[];
  /** From when and until when it may be used. */
  start?: Instant;
  end?: Instant;
  /** Most discounted tickets in one order; as many as the order takes when absent. */
  maxTickets?: number;
  /** How many orders may use it; unlimited when absent. */
  uses?: number;
  /** Places that nobody can buy without the code, until it ends or is used: an offer of the waitlist. */
  reserves?: { ticketTypeId: string; quantity: number };
  /** What organizers know it by; its code when absent. */
  id?: string;
  promotionGroupId?: string;
  note?: string;
  created?: Instant;
  modified?: Instant;
}
