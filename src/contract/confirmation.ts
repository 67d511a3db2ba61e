import { endpoint } from './endpoint';
import type { Currency, EventInfo, Instant, Minor } from './entities';
import { hasArrayOf, isRecord } from './shape';

/** 001 §3 Confirmation data. */
export interface ConfirmationData {
  id: string;
  token: string;
  buyerEmail: string;
  buyerName: string;
  amount: Minor;
  currencySymbol: string;
  currency: Currency;
  tickets: ConfirmedTicket[];
  invoice: boolean;
  /** Card brand, e.g. `Visa`; `null` when nothing was paid by card. */
  paidVia: string | null;
  last4: string | null;
  paymentStatus: 'paid' | 'processing' | 'awaiting';
  quantity: number;
  createdDate: Instant;
  event: EventInfo;
}

export interface ConfirmedTicket {
  id: string;
  ticketName: string;
  attendeeName: string;
  totals: { totalPaid: Minor; tax: Minor; discount: Minor };
  currencySymbol: string;
  promoCode: string | null;
  form: { firstName: string; lastName: string; prefix?: string; email: string };
}

/** The finished order, for its confirmation. 001 §7; path not shown. Fails: 4045 no such order for this token. */
export const getConfirmation = endpoint<{
  params: { eventId: string; orderId: string; token: string };
  ok: ConfirmationData;
  fail: 4045;
}>()({
  method: 'GET',
  path: '/events/:eventId/orders/:orderId/confirmation/:token',
  base: 'v1',
  chosen: true,
  accepts: (body) =>
    isRecord(body) &&
    typeof body['id'] === 'string' &&
    typeof body['amount'] === 'number' &&
    hasArrayOf(body, 'tickets', isRecord),
});
