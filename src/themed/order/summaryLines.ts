import type { HeldTransaction, Minor } from '../../contract';

/** One line of the summary. Amounts per ticket, `subtotal` for all of them. */
export interface SummaryLine {
  id: string;
  name: string;
  quantity: number;
  price: Minor;
  fees: Minor;
  tax: Minor;
  subtotal: Minor;
  /** Why it costs less. */
  discount?: string | undefined;
  /** Of a swap: the type it was. */
  swappedFrom?: string | undefined;
}

export type SummaryHold = Pick<HeldTransaction, 'tickets' | 'personTickets'>;

/** A line a ticket type; of a swap a line a ticket, with what is to be paid for it (000 §2.5, §3 Swap ticket row). */
export const summaryLines = ({ tickets, personTickets }: SummaryHold): SummaryLine[] =>
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

/** What discounts take off the whole order; nothing where it is a swap. */
export const savedTotal = ({ tickets, personTickets }: SummaryHold): Minor =>
  personTickets ? 0 : tickets.reduce((sum, { discount, quantity }) => sum + discount * quantity, 0);
