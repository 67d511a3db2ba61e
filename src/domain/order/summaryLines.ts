import type { HeldTransaction, Minor } from '../../contract';

/** One line of an order summary. Amounts are of one ticket but for `subtotal`. @public */
export interface SummaryLine {
  /** Of the ticket type; of a swap of the person ticket. */
  id: string;
  /** Of the ticket type. */
  name: string;
  /** From 1; of a swap always 1. */
  quantity: number;
  /** After the discount, without fees and tax. */
  price: Minor;
  /** What is added for the buyer. */
  fees: Minor;
  /** On price and fees. */
  tax: Minor;
  /** What the buyer pays for all tickets of the line; of a swap the charge for it. */
  subtotal: Minor;
  /** In words why it costs less, e.g. `20% off`; absent without a discount. */
  discount?: string | undefined;
  /** Of a swap: the name of the type that it was. */
  swappedFrom?: string | undefined;
}

/** What an order's lines are made of. @public */
export type SummarySource = Pick<HeldTransaction, 'tickets' | 'personTickets'>;

/** A line for each ticket type; of a swap one for each ticket, with what is to be paid for it. 000 §2.5, §3 Swap ticket row. @public */
export const summaryLines = ({ tickets, personTickets }: SummarySource): SummaryLine[] =>
  personTickets
    ? personTickets.map(({ id, ticketName, swappedFromType, price, buyerFee, charge, quantity, tax }) => ({
        id,
        quantity,
        price,
        tax,
        name: ticketName,
        fees: buyerFee,
        subtotal: charge,
        swappedFrom: swappedFromType,
      }))
    : tickets.map(({ discount, discountDetails, ...ticket }) => ({
        ...ticket,
        discount: discount > 0 ? discountDetails : undefined,
      }));

/** What discounts take off the whole order, in minor units; 0 of a swap. @public */
export const savedTotal = ({ tickets, personTickets }: SummarySource): Minor =>
  personTickets ? 0 : tickets.reduce((sum, { discount, quantity }) => sum + discount * quantity, 0);
