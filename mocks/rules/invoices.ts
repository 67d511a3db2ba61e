import type { InvoiceData } from '../../src/contract';
import type { Db } from '../db';
import { withoutId } from '../db/rows';

/** The event's invoice data as it is sent: its payment terms are URI-encoded (000 §7). */
export function invoiceDataOf(db: Db, accountId: string, eventId: string): InvoiceData | undefined {
  const data = withoutId(db.rows('invoiceData', accountId).find(eventId));
  return data && { ...data, paymentTerms: encodeURIComponent(data.paymentTerms) };
}
