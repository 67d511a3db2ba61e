import type { HeldTransaction, InvoiceData } from '../../contract';
import { encoded } from '../links/encoded';

type Held = Pick<HeldTransaction, 'orderTotal' | 'isPayByInvoice'>;
type Terms = Pick<
  InvoiceData,
  'paymentTerms' | 'paymentTermsForInvoicing' | 'displayPbiPaymentTerms' | 'displayInvoicePaymentTerms'
>;

/** Paid at once, and still with an invoice: the event gives one to every order (000 §3 allOrders, isInvoicing). */
export const isInvoicing = (hold: Held, data: Pick<InvoiceData, 'allOrders'> | undefined): boolean =>
  hold.orderTotal > 0 && !hold.isPayByInvoice && data?.allOrders === true;

/** URI-encoded text as it was written; decoded once, and left alone where it is no such text (FAULTS F57, A04). */
export function decodeOnce(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * The terms of payment that a buyer is shown, as HTML from outside; `null` without any. 000 §2.8: for pay-by-invoice or invoicing, each
 * behind a flag of its own.
 */
export function paymentTermsOf(
  hold: Held,
  data: (Terms & Pick<InvoiceData, 'allOrders'>) | undefined,
): string | null {
  if (!data || hold.orderTotal === 0) return null;
  if (hold.isPayByInvoice)
    return data.displayPbiPaymentTerms ? decodeOnce(data.paymentTerms).trim() || null : null;
  if (!isInvoicing(hold, data) || !data.displayInvoicePaymentTerms) return null;
  return data.paymentTermsForInvoicing.trim() || null;
}

/** Where an invoice can be looked at before it is ordered, on the host of the page; `null` where that is off. 000 §7. */
export const invoicePreviewOf = (
  hold: Held,
  data: Pick<InvoiceData, 'previewPbi' | 'accountId' | 'eventId'> | undefined,
): string | null =>
  data?.previewPbi && hold.isPayByInvoice && hold.orderTotal > 0
    ? `/${encoded(data.accountId)}/events/${encoded(data.eventId)}/invoicePreview?preview=true&type=payByInvoice`
    : null;
