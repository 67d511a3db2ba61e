import type { Currency, HeldTransaction, TicketType } from '../../../../src/contract';

const dollars: Currency = { code: 'USD', symbol: '$' };

/** A ticket on sale without limits; say only what matters. */
export const ticket = (changes: Partial<TicketType> = {}): TicketType => ({
  id: 'general',
  name: 'General Admission',
  price: 180_00,
  buyerPrice: 180_00,
  priceWithFees: 189_40,
  priceWithFeesWithDiscount: 189_40,
  displayedPrice: 180_00,
  discount: 0,
  fees: 9_40,
  tax: 11_25,
  requestQuantity: 0,
  remainingTickets: null,
  perOrderMin: 1,
  perOrderMax: 10,
  inSale: true,
  saleEnded: false,
  displayRemaining: false,
  visibility: 'visible',
  availability: 'immediate',
  showFees: true,
  taxRate: 6.25,
  taxName: 'Sales tax',
  currency: dollars,
  subtotalPrice: 0,
  subtotalPriceWithFees: 0,
  ...changes,
});

/** Tickets kept for ten minutes. */
export const hold: HeldTransaction = {
  token: 'T-1',
  eventId: '1001',
  status: 'keep',
  timeLimit: 10,
  expiresAt: '2026-02-12T15:10:00Z',
  serverTime: '2026-02-12T15:00:00Z',
  gateway: 'stripe',
  tickets: [],
  currency: dollars,
  taxName: null,
  taxRate: null,
  taxTotal: 0,
  feeTotal: 0,
  priceTotal: 0,
  orderTotal: 0,
  promotionalCode: null,
  isPayByInvoice: false,
  freeEvent: false,
};
