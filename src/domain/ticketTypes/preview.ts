import type { Currency, TicketType } from '../../contract';
import { lineTax } from '../money/lineTax';
import { deriveTicketType } from './derive';
import type { FeeSchedule } from './fees';
import { isVisibleAt, saleAt, type OtherTicketType, type SaleEvent } from './sale';
import { ticketTypeTerms, type TicketTypeValues } from './values';

/** The sale a ticket type is part of. */
export interface PreviewedSale {
  event: SaleEvent;
  /** The event's other ticket types. */
  others: readonly OtherTicketType[];
  currency: Currency;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  taxName: string | null;
  /** What the platform takes. */
  fees: FeeSchedule;
  /** The list shows fees apart. */
  showFees: boolean;
}

/** When and by whom it is looked at. */
export interface BuyersMoment {
  /** Milliseconds since the epoch. */
  at: number;
  /** How many are left; `null` is unlimited. */
  remaining: number | null;
  /** How many tickets are chosen that this one goes with. Default: 0. */
  chosen?: number;
}

/** The ticket type as the ticket list sends it to buyers at a moment; `null` when it is not in the list. 000 §3; 001 §4. */
export function buyersTicket(
  id: string,
  values: TicketTypeValues,
  sale: PreviewedSale,
  { at, remaining, chosen = 0 }: BuyersMoment,
): TicketType | null {
  const terms = ticketTypeTerms(values);
  const { event, others, currency, taxRate, taxName, fees, showFees } = sale;
  if (!isVisibleAt(terms, at, event)) return null;
  const { passFee, buyerPrice, safeHtmlDescription } = deriveTicketType(values, { fees, showFees });
  return {
    id,
    name: terms.name,
    ...(safeHtmlDescription ? { safeHtmlDescription } : {}),
    price: buyerPrice,
    buyerPrice,
    priceWithFees: buyerPrice + passFee,
    priceWithFeesWithDiscount: buyerPrice + passFee,
    displayedPrice: buyerPrice,
    discount: 0,
    fees: passFee,
    tax: lineTax(buyerPrice, taxRate),
    requestQuantity: 0,
    remainingTickets: remaining,
    perOrderMin: terms.perOrderMin,
    displayRemaining: terms.displayRemaining,
    ...(terms.waitlist ? { waitlist: true } : {}),
    ...(terms.admissionDay ? { admissionDay: terms.admissionDay } : {}),
    visibility: 'visible',
    ...saleAt(terms, { at, event, others, chosen }),
    showFees,
    taxRate,
    taxName,
    currency,
    subtotalPrice: 0,
    subtotalPriceWithFees: 0,
  };
}
