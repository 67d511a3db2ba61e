import type { Currency, HeldTransaction, Minor, PaymentChoice, TicketType } from '../../contract';
import type { TrackedOrder, TrackedType } from './widgetEvent';

/** 000 §9: minor units are divided by 100 for analytics; DECISIONS: unless the currency says otherwise. */
const inWholeUnits = (minor: Minor, { minorUnits = 2 }: Currency): number => minor / 10 ** minorUnits;

type Sold = Pick<TicketType, 'id' | 'name' | 'price' | 'discount' | 'discountDetails'>;

/** A ticket type as analytics know it. 000 §7. */
export const trackedType = (ticket: Sold, currency: Currency): TrackedType => ({
  category: 'Registration',
  sku: ticket.id,
  ticketName: ticket.name,
  price: inWholeUnits(ticket.price, currency),
  currency: currency.code,
  discount: inWholeUnits(ticket.discount, currency),
  discountDetails: ticket.discountDetails ?? '',
});

/** What is held, without anything that says by whom. 000 §7. */
export const trackedOrder = (hold: HeldTransaction, choice: PaymentChoice): TrackedOrder => ({
  tickets: hold.tickets.map((ticket) => ({
    ...trackedType(ticket, hold.currency),
    quantity: ticket.quantity,
  })),
  currency: hold.currency.code,
  total: inWholeUnits(hold.orderTotal, hold.currency),
  tax: inWholeUnits(hold.taxTotal, hold.currency),
  code: hold.promotionalCode,
  choice,
});
