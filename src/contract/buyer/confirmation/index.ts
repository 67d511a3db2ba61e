import { endpoint } from '../../endpoint';
import type { Currency, EventInfo, Instant, Minor } from '../../entities';
import type { SocialNetworkName, SocialShareSettings } from '../../organizer/confirmation';
import type { FormSession } from '../registration';
import { confirmation } from './shapes';

/** How an order was or will be paid; values are ours. @public */
export type OrderType = 'free' | 'card' | 'invoice' | 'bitcoin' | 'paypal';

/**
 * What became of an order; values are ours. `processing`: the provider has not answered yet; ask again. `awaiting`: the order stands,
 * its invoice or its bitcoins are to come. `failed`: no money was taken. `cancelled`: it was taken back later. `expired`: not
 * paid in time. The last three leave no valid ticket. A value that is none of these is shown as `processing`, and nothing is said of
 * the money.
 * @public
 */
export type PaymentStatus = 'paid' | 'processing' | 'awaiting' | 'failed' | 'cancelled' | 'expired';

/** What the confirmation of an order shows (001 §3). @public */
export interface ConfirmationData {
  /** Order number, as the buyer sees it. */
  id: string;
  /** Secret: whoever has it may read and share the order. */
  token: string;
  /** Where the confirmation was sent. */
  buyerEmail: string;
  /** Given and family name from the billing address. */
  buyerName: string;
  /** Always sent; absent for who reads it where it was no amount. */
  amount?: Minor;
  /** As written beside amounts, e.g. `$`. */
  currencySymbol: string;
  currency: Currency;
  tickets: ConfirmedTicket[];
  /** The order is paid by invoice, or has one. */
  invoice: boolean;
  /** Card brand, e.g. `Visa`; `null` when nothing was paid by card. */
  paidVia: string | null;
  /** The last four digits of the card; `null` when no card paid. */
  last4: string | null;
  paymentStatus: PaymentStatus;
  /** What its attendees chose in the form, each session once; none when absent. Not in 001 §3: 001 §7 has calendar links for them. */
  sessions?: ConfirmedSession[];
  /** How much of `amount` went back to the buyer; nothing when absent. */
  refunded?: Minor;
  /** How many tickets the order has. */
  quantity: number;
  createdDate: Instant;
  event: EventInfo;
  orderType?: OrderType;
  /** What attendees get for sharing; `null` without a campaign. */
  campaign?: ConfirmationCampaign | null;
  socialShare?: SocialShareSettings;
  /** People who are coming, to be shown when `showAlsoAttending` is on. */
  thumbnails?: ConfirmationThumbnail[];
  /** The currency once more, where custom scripts look for it. */
  ticketsData?: {
    /** Of the whole order. */
    currency: {
      /** ISO 4217, e.g. `USD`. */
      code: string;
    };
  };
  /** Who was billed; absent for a free order. */
  billingAddress?: {
    /** Given and family name, as billed. */
    fullName: string;
  };
  links?: ConfirmationLinks;
}

/** One ticket of an order on its confirmation; amounts in minor units. 001 §2. @public */
export interface ConfirmedTicket {
  /** Ticket number; in its QR code. */
  id: string;
  /** Name of the ticket type. */
  ticketName: string;
  /** Given and family name of whoever the ticket admits. */
  attendeeName: string;
  /** Amounts of this one ticket. */
  totals: {
    /** With fees and tax, after the discount. */
    totalPaid: Minor;
    /** Part of what was paid. */
    tax: Minor;
    /** Part of what was paid; absent where nobody knows. Not in 001 §3: its receipt has them. */
    fees?: Minor;
    /** What the promotion code took off. */
    discount: Minor;
  };
  /** As written beside amounts, e.g. `$`. */
  currencySymbol: string;
  /** Code the price was by; `null` without one. */
  promoCode: string | null;
  /** What the registration form says of whoever the ticket admits. */
  form: {
    /** Given name, as typed. */
    firstName: string;
    /** Family name, as typed. */
    lastName: string;
    /** Title before the name, e.g. `Dr.`; absent without one. */
    prefix?: string;
    /** Where the ticket was sent. */
    email: string;
  };
}

/** A session somebody of the order goes to. @public */
export type ConfirmedSession = Pick<FormSession, 'id' | 'name' | 'start-date' | 'end-date' | 'location'>;

/** A ticket boost: attendees who share earn something. 001 §3 campaign. @public */
export interface ConfirmationCampaign {
  /** What is given for sharing. */
  definition: {
    /** `single`: one reward for the first share; `other`: one for each. */
    incentiveType: 'single' | 'other';
  };
  /** 280 characters at most. */
  shareMessage: string;
  /** Where sharing counts. */
  socialNetworks: SocialNetworkName[];
  /** Promotion code for those who come by the shared link; `null` without one. */
  socialPromo: string | null;
}

/** Somebody who comes, as the confirmation shows them (001 §3). @public */
export interface ConfirmationThumbnail {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As shown below the picture. */
  fullName: string;
  /** As shown below the name; absent when unknown. */
  company?: string;
  /** Initials are shown when absent. */
  thumbnailPhotoURL?: {
    /** An https address of a small picture. */
    small: string;
  };
}

/** Where the confirmation leads; each is absent when the event has no such page. Not in 001 §3. @public */
export interface ConfirmationLinks {
  /** The event's own site: the placeholder `eventUrl`. */
  event?: string;
  /** JOIN THE COMMUNITY (001 §2.6). Token and email are added by the widget. */
  community?: string;
  /** Manage Registration Details (001 §2.4). */
  manage?: string;
}

/**
 * The finished order, for its confirmation. 001 §7, first of its three loads; path not shown. The token `preview` shows one of an
 * order nobody made. Fails: 4045 no such order for this token.
 * @calls 081 220
 * @experimental
 */
export const getConfirmation = endpoint<{
  params: { eventId: string; orderId: string; token: string };
  ok: ConfirmationData;
  fail: 4045;
}>()({
  method: 'GET',
  path: '/events/:eventId/orders/:orderId/confirmation/:token',
  base: 'v1',
  chosen: true,
  reads: confirmation,
});
