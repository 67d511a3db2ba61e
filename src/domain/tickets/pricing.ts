import type { Minor, TicketType } from '../../contract';

/** One line to add up; amounts per ticket in minor units. @public */
export interface OrderLine {
  price: Minor;
  fees: Minor;
  tax: Minor;
  quantity: number;
  /** All of them as the server added them up; what it says counts. */
  sent?: { price: Minor; priceWithFees: Minor };
}

/** What a selection costs: minor units of its currency. 000 §3, §5. @public */
export interface OrderTotals {
  quantity: number;
  /** Tickets and fees, without tax. */
  price: Minor;
  fees: Minor;
  tax: Minor;
  /** What is paid: with the tax when it is added at checkout. */
  total: Minor;
}

/** Adds an order up. Tax is per ticket, then times the quantity, so that 2 × 25.00 is 50.00 and not 50.01. @public */
export function orderTotals(lines: readonly OrderLine[], options: { taxOnCheckout: boolean }): OrderTotals {
  const totals = { quantity: 0, price: 0, fees: 0, tax: 0, total: 0 };
  for (const { price, fees, tax, quantity, sent } of lines) {
    const tickets = sent?.price ?? price * quantity;
    const withFees = sent?.priceWithFees ?? tickets + fees * quantity;
    totals.quantity += quantity;
    totals.price += withFees;
    totals.fees += withFees - tickets;
    totals.tax += tax * quantity;
  }
  totals.total = totals.price + (options.taxOnCheckout ? totals.tax : 0);
  return totals;
}

/** How many of each ticket type, by id. Zeroes are left out. @public */
export type Selection = Readonly<Record<string, number>>;

/** The lines a selection makes of the ticket types on sale; of those priced for as many, with the server's sums. @public */
export const linesOf = (tickets: readonly TicketType[], selection: Selection): OrderLine[] =>
  tickets.flatMap((ticket) => {
    const quantity = selection[ticket.id] ?? 0;
    const { buyerPrice: price, fees, tax, subtotalPrice, subtotalPriceWithFees: priceWithFees } = ticket;
    const sent = ticket.requestQuantity === quantity && { sent: { price: subtotalPrice, priceWithFees } };
    return quantity > 0 ? [{ price, fees, tax, quantity, ...sent }] : [];
  });
