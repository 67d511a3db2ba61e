import type { HeldTransaction } from '../../contract';
import type { BuyerRecord } from '../registration';
import { previewHold } from '../registrationForm';

/** Orders that the buyer is asked differently in. 000 §5. */
export const sampleOrders = ['paid', 'freeMany', 'freeOne'] as const;
export type SampleOrder = (typeof sampleOrders)[number];

/** What the ticket of a paid event costs, in minor units. */
const price = 100_00;

/** An order nobody made, of one ticket or two. It is paid elsewhere, so that neither card nor bill is requested. 000 §5. */
export function sampleHold(order: SampleOrder, now: number): HeldTransaction {
  const total = order === 'paid' ? price : 0;
  const hold = previewHold(now);
  return {
    ...hold,
    gateway: 'paypal',
    freeEvent: order !== 'paid',
    priceTotal: total,
    orderTotal: total,
    tickets: hold.tickets.map((ticket) => ({
      ...ticket,
      quantity: order === 'freeMany' ? 2 : 1,
      price: total,
      subtotal: total,
    })),
  };
}

/** Somebody whom a browser remembers. */
export const sampleRecord: BuyerRecord = {
  'first-name': 'Robin',
  'last-name': 'Okafor',
  'primary-email': 'robin@example.com',
  country: '',
  localStorage: true,
};
