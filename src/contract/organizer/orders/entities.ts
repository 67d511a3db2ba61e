import type { OrderType } from '../../buyer/confirmation';
import type { BillingAddress } from '../../buyer/order';
import type { OrderPayment, OrderTotals } from '../../buyer/order/money';
import type { FormEntry } from '../../buyer/registration';
import type { Currency, Instant, Minor } from '../../entities';
import type { Count, Direction } from '../../paging';
import type { SocialNetworkName } from '../confirmation';
import type { TicketSwap } from './swaps';

/**
 * `free`: nothing to pay. `awaitingPayment`: an invoice is open. `disputed`: the buyer's bank asks for the money back, and
 * nothing is decided yet. `refunded`: all that was paid went back. `cancelled`: nothing was paid, and none of its tickets lets in any more.
 * @experimental
 */
export type OrderStatus = 'paid' | 'free' | 'awaitingPayment' | 'refunded' | 'disputed' | 'cancelled';

/** One row of the organizer's list of orders. @experimental */
export interface OrderRow {
  /** Order number, as the buyer sees it. */
  id: string;
  createdDate: Instant;
  /** The company's name when one ordered. */
  buyerName: string;
  /** Where the confirmation was sent. */
  buyerEmail: string;
  status: OrderStatus;
  /** How many tickets. */
  quantity: number;
  /** With fees and tax, after discounts; what was refunded is not taken off. */
  total: Minor;
  currency: Currency;
  /** Card brand or other means; `null` when nothing was paid. */
  paidVia: string | null;
  /** Last four digits of the card; `null` without one. */
  last4: string | null;
  /** Code that the prices are by; `null` without one. */
  promotionalCode: string | null;
  /** All tickets of the order, cancelled ones included. */
  tickets: {
    /** Ticket number. */
    id: string;
    /** Name of the ticket type. */
    ticketName: string;
    /** Given and family name of whoever the ticket admits. */
    attendeeName: string;
    /** With fees and tax, after the discount. */
    totalPaid: Minor;
  }[];
}

/** What the list of orders can be sorted by. @experimental */
export type OrderField = 'createdDate' | 'id' | 'buyerName' | 'buyerEmail' | 'status' | 'quantity' | 'total';

/** How many orders there are of each status; those there are none of may be left out. @experimental */
export type OrderCounts = Partial<Record<OrderStatus, Count>>;

/** Which orders are meant, and in what order. @experimental */
export interface OrderFilter {
  /** These and no others, by their numbers; everything else still holds. */
  ids?: string[];
  /** Part of an order number, of the buyer's name or email, or of the promotion code, in any case. */
  search?: string;
  status?: OrderStatus;
  /** With at least one ticket of this type. */
  ticketTypeId?: string;
  payment?: OrderType;
  /** First day, `YYYY-MM-DD` in the event's zone. */
  from?: string;
  /** Last day, the day itself included. */
  to?: string;
  /** Newest first when absent. */
  sort?: OrderField;
  /** Default: descending for the date, ascending for all others. */
  direction?: Direction;
}

/**
 * `valid`: lets in. `blocked`: does not while a dispute is open; its place stays taken. `cancelled`: never again; its
 * place went back on sale.
 * @experimental
 */
export type TicketStatus = 'valid' | 'blocked' | 'cancelled';

/** An answer of the registration form, and what it says. @experimental */
export interface RegistrationAnswer extends FormEntry {
  /** The question as it was asked; absent when the form asks it no more. */
  label?: string;
  /** The answers as people read them, where `submissionValues` are ids: names of sessions and files. */
  texts?: string[];
}

/** One sold ticket and its attendee, as the organizer sees it. @experimental */
export interface OrganizerTicket {
  /** Printed on the ticket, e.g. `NL26-4817-1`. */
  id: string;
  /** Order it belongs to, by the number on its confirmation. */
  orderId: string;
  /** Ticket type, as in the event’s list of them. */
  ticketTypeId: string;
  /** Name of the ticket type. */
  ticketName: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  /** Where the ticket was sent. */
  email: string;
  status: TicketStatus;
  /** With fees, and with tax when it is added at checkout. */
  totalPaid: Minor;
  /** Part of what was paid. */
  tax: Minor;
  /** What the promotion code took off. */
  discount: Minor;
  /** How much of `totalPaid` went back. */
  refunded: Minor;
  /** What the attendee answered in the registration form. */
  registration: RegistrationAnswer[];
  /** Attendees before the present one, oldest first. */
  transfers: TicketTransfer[];
  /** Name of the ticket type it was swapped from; `null` when it never was. */
  swappedFromType: string | null;
  /** When an organizer changed the attendee or an answer, oldest first; a backend that notes none leaves it out. */
  changes?: TicketChange[];
  /** Counts what became of attendee and answers, for `updateTicketAttendee`; a backend without that call leaves it out. */
  version?: number;
}

/** An organizer changed the attendee of a ticket or an answer. @experimental */
export interface TicketChange {
  date: Instant;
}

/** The attendee of a ticket as it shall be: the same person, written correctly. @experimental */
export interface AttendeeUpdate {
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** Where the ticket is sent from now on; empty only when the registration form asks for none. */
  email: string;
  /** Those that shall be others; what is not named stays as it was answered. */
  answers: AnswerUpdate[];
  /** The version the form began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

/** One answer of the registration form as it shall be. @experimental */
export interface AnswerUpdate {
  /** The question, by the id its answers are saved under. */
  id: string;
  /** As in `FormEntry`; empty for none. */
  submissionValues: string[];
}

/** What the list of tickets can be sorted by. @experimental */
export type TicketField = 'id' | 'ticketName' | 'firstName' | 'lastName' | 'email' | 'status' | 'totalPaid';

/** Which tickets are meant, and in what order. @experimental */
export interface TicketFilter {
  /** These and no others, by their numbers; everything else still holds. */
  ids?: string[];
  /** Part of a ticket or order number, or of the attendee's name or email, in any case. */
  search?: string;
  /** Only tickets of this type. */
  ticketTypeId?: string;
  status?: TicketStatus;
  /** In the order they were sold when absent. */
  sort?: TicketField;
  /** Default: ascending. */
  direction?: Direction;
}

/** A ticket went from this attendee to the next one. @experimental */
export interface TicketTransfer {
  date: Instant;
  /** Given name of the new attendee. */
  firstName: string;
  /** Family name of the new attendee. */
  lastName: string;
  /** Where the ticket was sent. */
  email: string;
}

/** 002 §3 Transfer: the ticket's next attendee. @experimental */
export interface TransferRequest {
  /** Where the ticket is sent. */
  emailAddress: string;
  /** Given name of the new attendee. */
  firstName: string;
  /** Family name of the new attendee. */
  lastName: string;
  /** Notify both attendees by email. */
  sendEmails: boolean;
  /** Hand the answers of the registration form on; otherwise the next attendee starts with name and email only. */
  transferRegistrationForm: boolean;
}

/** The buyer shared the event. @experimental */
export interface OrderShare {
  date: Instant;
  socialNetwork: SocialNetworkName;
}

/** One whole order, as the organizer sees it. @experimental */
export interface OrganizerOrder extends Omit<OrderRow, 'tickets'> {
  /** Proves to a guest that the order is theirs; the confirmation's address carries it (001 §2). */
  token: string;
  /** Bought on invoice. */
  invoice: boolean;
  /** `null` when there was nothing to pay. */
  invoiceNumber: string | null;
  /** How much of `total` went back. */
  refundTotal: Minor;
  /** `null` when none was asked for. */
  billingAddress: BillingAddress | null;
  /** What the buyer filled into fields of the page around, by name; a backend that takes none leaves it out. */
  customFields?: Record<string, string>;
  tickets: OrganizerTicket[];
  totals: OrderTotals;
  /** Oldest first. */
  payments: OrderPayment[];
  /** 002 §7 share report. Oldest first. */
  shares: OrderShare[];
  /** What staff wrote about disputes and refunds, oldest first. */
  notes: OrderNote[];
  /** Disputes that were opened and decided, oldest first; a backend that keeps no record of them leaves it out. */
  disputes?: OrderDispute[];
  /** Emails about this order, oldest first. */
  mails: OrderMail[];
  /** The last swap asked for; `null` when there was none. */
  swap: TicketSwap | null;
  /** When `cancelOrder` ended it; absent of any other. */
  cancelledDate?: Instant;
}

/** A remark of the staff. @experimental */
export interface OrderNote {
  date: Instant;
  /** As a member of the account wrote it; plain text. */
  text: string;
}

/** A step of a dispute: `opened` blocks its tickets, `ended` makes them valid again. @experimental */
export interface OrderDispute {
  date: Instant;
  /** The buyer’s bank asked for the money, or it was settled. */
  step: 'opened' | 'ended';
  /** Numbers of the tickets it is about. */
  ticketIds: string[];
}

/** What an email about an order was for. @experimental */
export type OrderMailKind =
  | 'tickets'
  | 'confirmation'
  | 'transferred'
  | 'received'
  | 'swap'
  | 'swapWithdrawn'
  | 'refund'
  | 'cancelled'
  | 'requestDecided';

/** An email that was sent about an order. @experimental */
export interface OrderMail {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Order it belongs to, by the number on its confirmation. */
  orderId: string;
  kind: OrderMailKind;
  /** Address it was sent to. */
  to: string;
  /** The tickets it is about. */
  ticketIds: string[];
  sentDate: Instant;
}
