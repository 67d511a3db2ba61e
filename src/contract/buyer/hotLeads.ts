import { endpoint } from '../endpoint';
import type { Currency, Instant, Minor } from '../entities';
import type { BillingAddress, PersonSubmission, TransactionFields } from './order/entities';
import type { SearchPage } from '../paging';
import * as answers from '../generated/buyer/hotLeads';

/** The transaction as far as it is filled in (000 §7); only a valid email is needed. Card data is never part of it. @public */
export interface HotLeadRequest extends TransactionFields {
  /** Of the hold. */
  token?: string;
  /** What was typed so far; without an email address nobody is kept. */
  billingAddress: Partial<BillingAddress> & Pick<BillingAddress, 'email'>;
  /** Chosen ticket types, as they were held. */
  tickets?: {
    /** Ticket type. */
    id: string;
    /** How many of the type were chosen; from 1. */
    requestQuantity: number;
  }[];
  personTickets?: PersonSubmission[];
  /** What the order would have cost. */
  orderTotal?: Minor;
  /** ISO 4217, e.g. `USD`. */
  currency?: string;
  /** Code that the prices are by; `null` without one. */
  promotionalCode?: string | null;
}

/** `open`: never finished. `converted`: an order was made with this address later. @public */
export type HotLeadStatus = 'open' | 'converted';

/** Somebody who began to register. 000 §4 Hot leads; members not shown. One per event and email address. @public */
export interface HotLead {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Email address. */
  email: string;
  /** Given name, as typed. */
  firstName: string;
  /** Family name, as typed. */
  lastName: string;
  /** As typed in the billing address; absent when it was left empty. */
  company?: string;
  /** What was chosen when the buyer left. */
  tickets: {
    /** Ticket type. */
    id: string;
    /** Of the ticket type, as it was shown to the buyer. */
    name: string;
    /** How many of the type were chosen. */
    quantity: number;
  }[];
  /** What the tickets would have cost, as the server prices them. */
  total: Minor;
  currency: Currency;
  status: HotLeadStatus;
  /** The order they made in the end. */
  orderId?: string;
  /** The buyer agreed to be kept; false where the event does not ask. */
  consentAccepted: boolean;
  /** Campaign parameters of the page they came to, by name. */
  utmParams?: Record<string, string>;
  createdDate: Instant;
  modifiedDate: Instant;
}

/**
 * Notify the organizer of a buyer who has begun to register. 000 §7; sent only when the email is valid, hot leads are enabled and not
 * stopped, and consent is given or not required; debounced by 200 ms. The same address again changes its lead.
 * Fails: 4022 the email is not valid, hot leads are off, or the consent is missing.
 * @calls 010
 * @public
 */
export const sendHotLead = endpoint<{ params: { eventId: string }; body: HotLeadRequest; ok: null }>()({
  method: 'POST',
  path: '/events/:eventId/hotLead',
  base: 'v1',
  chosenShape: true,
});

/**
 * The people who began to register, latest first. 002 §7 Other; path, verb and shape not shown. `search` looks in names, email and
 * company. 500 on a page.
 * @calls 377
 * @experimental
 */
export const listHotLeads = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    status?: HotLeadStatus;
    /** From 0; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: SearchPage<HotLead>;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/hotLeads',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listHotLeads,
});
