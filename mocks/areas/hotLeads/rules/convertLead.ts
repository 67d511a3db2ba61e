import type { HotLead } from '../../../../src/contract';
import type { Rows } from '../../../db/rows';
import type { StoredOrder } from '../../../sale/stored';

/** Whoever began to register and made an order after all is no lead any more. */
export function convertLead(leads: Rows<HotLead>, order: StoredOrder): void {
  const emails = new Set([order.buyerEmail, ...order.tickets.map(({ email }) => email)].map(normalEmail));
  for (const lead of leads.all())
    if (lead.status === 'open' && emails.has(normalEmail(lead.email)))
      leads.change(lead.id, { status: 'converted', orderId: order.id, modifiedDate: order.createdDate });
}

/** Addresses are the same in any case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
