import type { OrganizerTicketType } from '../../contract';
import { feeSplitOf, ticketFees, type FeeSchedule } from './fees';
import { safeDescription } from './safeDescription';
import { ticketTypeTerms, type TicketTypeValues } from './values';

/** What follows from the terms of a ticket type, whenever it is. @public */
export type DerivedTicketType = Pick<
  OrganizerTicketType,
  | 'fee'
  | 'totalFees'
  | 'passFee'
  | 'absorbedFee'
  | 'feeSplit'
  | 'netIncome'
  | 'buyerPrice'
  | 'displayedPrice'
  | 'safeHtmlDescription'
>;

/** What the price of a ticket type is derived with. @public */
export interface DeriveOptions {
  /** What the platform takes. Nothing when absent. */
  fees?: FeeSchedule;
  /** The list shows fees apart, so that the price shown is without them. Default: true. */
  showFees?: boolean;
}

/**
 * What follows from the terms, in minor units per ticket and without tax; the same whatever was derived before. `netIncome` is
 * negative when the fees the organizer absorbs are more than the price, which `ticketTypeSchema` refuses. 001 §3, §4.
 * @public
 */
export function deriveTicketType(values: TicketTypeValues, options: DeriveOptions = {}): DerivedTicketType {
  const { fees: schedule = {}, showFees = true } = options;
  const { price, absorbedFeePercent, description } = ticketTypeTerms(values);
  const fees = ticketFees(price, schedule, absorbedFeePercent);
  return {
    ...fees,
    feeSplit: feeSplitOf(absorbedFeePercent),
    netIncome: price - fees.absorbedFee,
    buyerPrice: price,
    displayedPrice: showFees ? price : price + fees.passFee,
    safeHtmlDescription: safeDescription(description),
  };
}
