import type { ConfirmationData, OrderType } from '../../contract';
import { formatInstant } from '../time/formatInstant';
import { placeholderValues } from './placeholders';

/** What a buyer is greeted with. @public */
export interface OrderGreeting {
  /** The order is paid, its payment is being processed, or it stands and its money is to come. */
  topic: 'paid' | 'processing' | 'awaiting';
  /** What the money of an `awaiting` order is to come by, where the backend says it; null otherwise. */
  awaits: OrderType | null;
  /** Given name of the buyer; empty where nobody knows it. */
  firstName: string;
  /** Month of the event in the language of the page, e.g. `May`; empty without a date. */
  month: string;
  /** Name of the event; empty where nobody knows it. */
  event: string;
  /** Where the confirmation was sent. */
  email: string;
}

/** Words are chosen by it: whom to greet, for what, and what is still to come. @public */
export function orderGreeting(order: ConfirmationData, locale: string): OrderGreeting {
  const { paymentStatus, orderType, event, buyerEmail } = order;
  return {
    topic: paymentStatus === 'processing' || paymentStatus === 'awaiting' ? paymentStatus : 'paid',
    awaits: paymentStatus === 'awaiting' ? (orderType ?? null) : null,
    firstName: placeholderValues(order).firstName,
    month: formatInstant(event['start-date'], locale, { month: 'long', timeZone: event['time-zone-id'] }),
    event: event.name,
    email: buyerEmail,
  };
}
