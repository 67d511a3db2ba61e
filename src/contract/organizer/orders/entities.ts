import type { OrderType } from '../../buyer/confirmation';
import type { Currency, Instant, Minor } from '../../entities';
import type { OrderPayment, OrderTotals } from '../../buyer/order/money';
import type { BillingAddress } from '../../buyer/order';
import type { Count, Direction } from '../../paging';
import type { SocialNetworkName } from '../confirmation';
import type { FormEntry } from '../../buyer/registration';

/**
 * `free`: nothing to pay. `awaitingPayment`: an invoice is open. `disputed`: the buyer's bank asks for the money back, and
 * nothing is decided yet. `refunded`: all that was paid went back.
 * @experimental
 */
export type OrderStatus = 'paid' | 'free' | 'awaitingPayment' | 'refunded' | 'disputed';

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
}

/** What the list of tickets can be sorted by. @experimental */
export type TicketField = 'id' | 'ticketName' | 'firstName' | 'lastName' | 'email' | 'status' | 'totalPaid';

/** Which tickets are meant, and in what order. @experimental */
export interface TicketFilter {
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
  /** Tell both attendees by email. */
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
export type OrderMailKind = 'tickets' | 'confirmation' | 'transferred' | 'received' | 'swap' | 'refund';

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

/** `open`: waits for the buyer to pay the difference. `done`: the tickets are of the new type. @experimental */
export type SwapStatus = 'open' | 'done';

/** Tickets of an order become tickets of another type. 000 §3 Swap ticket row. @experimental */
export interface TicketSwap {
  /** The buyer's link carries it; their hold sends it instead of tickets (000 §7). */
  swapToken: string;
  status: SwapStatus;
  /** Who got the link. */
  email: string;
  date: Instant;
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

/** Whether the tickets of a dispute or refund go on letting in. @experimental */
export type TicketValidity = 'valid' | 'invalid';

/** How an order made by the organizer is paid. `complimentary`: it costs nothing. @experimental */
export type SubmittedPayment = 'invoice' | 'offline' | 'complimentary';

/** Who comes, or buys. @experimental */
export interface PersonName {
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  /** Where the confirmation or ticket is sent. */
  email: string;
}

/** An order the organizer makes for somebody. Sale times, hiding and limits per order do not bind; stock does. @experimental */
export interface SubmitRequest {
  /** What is sold; at least one. */
  tickets: {
    /** Ticket type. */
    id: string;
    /** How many of the type; from 1. */
    requestQuantity: number;
  }[];
  /** Who the order is made for. */
  buyer: PersonName & {
    /** As printed on the invoice; absent for a private person. */
    company?: string;
  };
  /** One a ticket, in the order of `tickets`; the buyer comes for those that are missing. */
  attendees?: PersonName[];
  payment: SubmittedPayment;
  /** Code that the order is priced by; none when absent. */
  promotionalCode?: string;
  /** Send the tickets to their attendees. */
  sendEmails: boolean;
}

/** How the event's invoices are numbered. @experimental */
export interface InvoiceNumbering {
  /** Stands before the number. */
  prefix: string;
  /** Numbers have no gaps: they count invoices, not orders. */
  consecutive: boolean;
  /** Number of the next invoice. */
  nextNumber: string;
}

/** `sent`: waits for the buyer. `registered`: already has a ticket, so no email was sent. @experimental */
export type InvitationStatus = 'sent' | 'registered';

/** Somebody who was asked to come. @experimental */
export interface TicketInvitation {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Where it was sent. */
  emailAddress: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  status: InvitationStatus;
  /** Of the last email; `null` when none was sent. */
  sentDate: Instant | null;
  /** From 1; each reminder counts. */
  timesSent: number;
}

/** The people to invite. @experimental */
export interface InviteRequest {
  /** Who is invited; each address once. */
  people: {
    /** Where the invitation is sent. */
    emailAddress: string;
    /** Given name; empty when absent. */
    firstName?: string;
    /** Family name; empty when absent. */
    lastName?: string;
  }[];
  /** Stands above the invitation; 2,000 characters at most. */
  message?: string;
  /** Travels with the link. */
  promotionalCode?: string;
}
