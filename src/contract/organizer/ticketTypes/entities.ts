import type { Currency, Instant, Minor } from '../../entities';
import type { FormSubmission } from '../../buyer/registration';

/**
 * A minute in the event's time zone (001 §9: stored `YYYY-MM-DD HH:mm`).
 * @pattern ^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$
 * @experimental
 */
export type EventMinute = string;

/**
 * A day in the event's time zone.
 * @pattern ^\d{4}-\d{2}-\d{2}$
 * @experimental
 */
export type EventDay = string;

/** Who pays the fees: all the `buyer`, all the `organizer`, or a share each. 001 §4: follows from `absorbedFeePercent`. @experimental */
export type FeeSplit = 'buyer' | 'organizer' | 'advanced';

/**
 * When a sale begins. `immediate`: at once. `dates`: on a date. `eventEnd`: when the event is over. `subsequent`: when
 * another type's sale has ended or it is sold out. `ticketSelect`: for those who choose another type as well. 001 §4.
 * @experimental
 */
export type TicketAvailability = 'immediate' | 'dates' | 'eventEnd' | 'subsequent' | 'ticketSelect';

/** When a sale ends: with the event, on a date, or when the event's site is unpublished. 001 §4. @experimental */
export type TicketAvailabilityEnd = 'eventEnd' | 'dates' | 'never';

/** What the organizer decides of a ticket type. 001 §3; amounts per ticket. @experimental */
export interface TicketTypeTerms {
  /** 80 characters at most. */
  name: string;
  /** The organizer's own bookkeeping code, 50 characters at most. */
  ledgerCode?: string;
  /** How many there are in all, those sold included; at least 1. `null`: unlimited, which only the platform can set. */
  quantity: number | null;
  /** Of one ticket, before fees and tax; 0 for a free one. */
  price: Minor;
  /** How much of the fees the organizer takes on: 0 to 100, beyond that the nearer end. */
  absorbedFeePercent: number;
  /** HTML, 2,000 characters at most. */
  description: string;
  availability: TicketAvailability;
  /** Of availability `dates`. */
  availabilityStartDate: EventMinute | null;
  availabilityEnd: TicketAvailabilityEnd;
  /** Of end `dates`. */
  availabilityEndDate: EventMinute | null;
  /** Of availability `subsequent`: the type whose sale comes first. */
  subsequentClientId: string | null;
  /** Of availability `ticketSelect`: types of which at least one must be chosen. */
  subsequentTicketSelect: string[];
  /** Of availability `ticketSelect`: how many may be had for each chosen one; at least 1. */
  subsequentTicketSelectMax: number;
  /** `dates`: hidden until the one date, and after the other. */
  visibility: 'visible' | 'dates';
  /** Of visibility `dates`: hidden until then. */
  visibilityStartDate: EventMinute | null;
  /** Of visibility `dates`: hidden from then on. */
  visibilityEndDate: EventMinute | null;
  /** Whether `visibilityStartDate` counts. */
  visibilityStartChecked: boolean;
  /** Whether `visibilityEndDate` counts. */
  visibilityEndChecked: boolean;
  /** At least 1. */
  perOrderMin: number;
  /** At least `perOrderMin`. */
  perOrderMax: number;
  /** Always `online`: nothing is sold at the door. */
  saleMethod: 'online';
  /** Buyers may share it for a better price. */
  socialLift: boolean;
  /** Show buyers how many are left. */
  displayRemaining: boolean;
  /** Buyers who find it sold out can wait for places; false when absent. Not in 001 §3. */
  waitlist?: boolean;
  /** The day it admits to, by which buyers find it in a long list; `null` or absent for none. Not in 001 §3. */
  admissionDay?: EventDay | null;
}

/** 001 §3 Ticket type, organizer model: the terms, and what follows from them. @experimental */
export interface OrganizerTicketType extends TicketTypeTerms {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** The description with links made of addresses, and nothing in it that could run. */
  safeHtmlDescription: string;
  /** What the platform takes for one ticket: `feeConstant` and `feePercent` of the price, up to `maxFee`. */
  fee: Minor;
  /** `fee` and processing together. */
  totalFees: Minor;
  /** The part of `totalFees` the buyer pays on top. */
  passFee: Minor;
  /** The part the organizer pays out of the price. */
  absorbedFee: Minor;
  feeSplit: FeeSplit;
  /** What is left to the organizer of one ticket: price less `absorbedFee`, without tax. */
  netIncome: Minor;
  /** What the ticket itself costs its buyer, without fees. */
  buyerPrice: Minor;
  /** What the ticket list shows: with the buyer's fees in it unless fees are shown apart. */
  displayedPrice: Minor;
  /** Off the price for everybody; promotion codes are another matter. */
  discount: Minor;
  /** Buyers can order it at this moment. */
  inSale: boolean;
  /** Its dates are over; wins over `inSale`. */
  saleEnded: boolean;
  /** How many are sold, those of past orders included. */
  sold: number;
  /** Buyers' member; 0 here. */
  requestQuantity: number;
  /** Buyers' member; `null` here. */
  formSubmission: FormSubmission | null;
  /** With embed `currency`. */
  currency?: Currency;
  /** Percent; with embed `tax_info`. `null` without tax. */
  taxRate?: number | null;
  /** With embed `tax_info`. */
  taxName?: string | null;
  /** Percent of the price; with embed `fee`. */
  feePercent?: number;
  /** With embed `fee`. */
  feeConstant?: Minor;
  /** The most `fee` can be; with embed `fee`. `null`: no limit. */
  maxFee?: Minor | null;
  /** Percent of the price that goes to the card processor; with embed `fee`. */
  processingFee?: number;
  /** What goes to the card processor besides; with embed `fee`. */
  processingFeeConstant?: Minor;
}

/**
 * A ticket type as the organizer saves it. What is left out stays as it is; of a new type it becomes the default of
 * 001 §9. What follows from the terms is ignored.
 * @experimental
 */
export interface TicketTypeDraft
  extends
    Pick<TicketTypeTerms, 'name' | 'quantity' | 'price' | 'perOrderMin'>,
    Partial<Omit<TicketTypeTerms, 'name' | 'quantity' | 'price' | 'perOrderMin'>> {
  /**
   * Of a known type: its id. Of a new one: any other text, by which `subsequentClientId` and `subsequentTicketSelect` of
   * the same request mean it; the server gives it an id.
   */
  id?: string;
  /** Counts when `absorbedFeePercent` is left out: `buyer` is 0, `organizer` 100. */
  feeSplit?: FeeSplit;
}

/** What holds for all ticket types of an event, and for one that is made now. @experimental */
export interface TicketTypeSale {
  currency: Currency;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName: string | null;
  /** What the platform takes of a new ticket type; of one there is, the type says. */
  fees: Required<
    Pick<
      OrganizerTicketType,
      'feePercent' | 'feeConstant' | 'maxFee' | 'processingFee' | 'processingFeeConstant'
    >
  >;
}

/** The event's ticket types in the order buyers see them. @experimental */
export interface TicketTypeList {
  sale: TicketTypeSale;
  ticketTypes: OrganizerTicketType[];
  /** Grows with each save; send it back to be told when somebody else saved meanwhile. */
  version: number;
  /** Of the last save; `null` when there was none. */
  modifiedDate: Instant | null;
}
