import type { Instant } from '../../entities';

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

/** How an order nobody paid for is cancelled. @experimental */
export interface CancelRequest {
  /** Tell the buyer by email. */
  notifyBuyer: boolean;
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
