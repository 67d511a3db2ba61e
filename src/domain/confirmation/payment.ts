import type { ConfirmationData, Minor } from '../../contract';

/** How an order is paid. @public */
export type OrderPayment =
  | { method: 'invoice' }
  /** Brand as the gateway names it, e.g. `Visa`, and the last four digits. */
  | { method: 'card'; brand: string; last4: string };

/** How an order is paid, where that is to be said; null for one that is free, and for other ways. 001 §2.4. @public */
export function orderPayment({
  invoice,
  paidVia,
  last4,
}: Pick<ConfirmationData, 'invoice' | 'paidVia' | 'last4'>): OrderPayment | null {
  if (invoice) return { method: 'invoice' };
  return paidVia && last4 ? { method: 'card', brand: paidVia, last4 } : null;
}

/** What an order came to, in minor units; null for what there is none of. @public */
export interface OrderSums {
  /** The tax in it. */
  tax: Minor | null;
  /** The fees in it, where those of every ticket are known. */
  fees: Minor | null;
  /** What promotion codes took off. */
  saved: Minor | null;
  /** All of it; null where nobody knows. */
  order: Minor | null;
}

/** What an order came to, by its tickets. @public */
export function orderSums({ tickets, amount }: Pick<ConfirmationData, 'tickets' | 'amount'>): OrderSums {
  // What could not be read is left out, with what it is made of (FAULTS F74).
  if (amount === undefined) return { tax: null, fees: null, saved: null, order: null };
  const sumOf = (part: 'tax' | 'fees' | 'discount') => {
    // One that nobody knows leaves the sum unknown: NaN is not above nothing.
    const sum = tickets.reduce((sofar, { totals }) => sofar + (totals[part] ?? NaN), 0);
    return sum > 0 ? sum : null;
  };
  return { tax: sumOf('tax'), fees: sumOf('fees'), saved: sumOf('discount'), order: amount };
}

/** Whether attendees got emails beside the buyer. @public */
export const isSentToAttendees = ({
  tickets,
  buyerEmail,
}: Pick<ConfirmationData, 'tickets' | 'buyerEmail'>): boolean =>
  tickets.some(({ form }) => form.email !== '' && form.email.toLowerCase() !== buyerEmail.toLowerCase());
