import { endpoint } from './endpoint';
import { isRecord } from './shape';

/** How an event is paid by invoice, and what its invoices ask for. 000 §3 Invoice data. */
export interface InvoiceData {
  accountId: string;
  eventId: string;
  /** Orders may be paid by invoice. */
  enabled: boolean;
  /** Every order gets an invoice, however it is paid. */
  allOrders: boolean;
  /** Beside invoices, cards are taken. */
  allowCreditCard: boolean;
  /** The invoice may be looked at before it is paid: `{host}/{accountId}/events/{eventId}/invoicePreview`. */
  previewPbi: boolean;
  /** HTML, URI-encoded: decode it once (`decodeURIComponent`), then filter it. Shown with pay-by-invoice. */
  paymentTerms: string;
  /** HTML, as it is. Shown when a paid order gets an invoice. */
  paymentTermsForInvoicing: string;
  displayPbiPaymentTerms: boolean;
  displayInvoicePaymentTerms: boolean;
  /** Of the organizer; 500 characters at most. */
  address: string;
  /** Of the organizer; 100 characters at most. */
  registeredCompany: string;
  /** A field of the invoice form is shown when visible, and required when required and visible. */
  billedContactVisible: boolean;
  billedContactRequired: boolean;
  companyVisible: boolean;
  companyRequired: boolean;
  /** Tax id; labelled by the tax name or 'Tax'. */
  vatVisible: boolean;
  vatRequired: boolean;
  address1Visible: boolean;
  address1Required: boolean;
  cityVisible: boolean;
  cityRequired: boolean;
  stateVisible: boolean;
  stateRequired: boolean;
  zipVisible: boolean;
  zipRequired: boolean;
  countryCodeVisible: boolean;
  countryCodeRequired: boolean;
  /** Additional notes that appear on the invoice. */
  memoVisible: boolean;
  memoRequired: boolean;
}

const isInvoiceData = (body: unknown) =>
  isRecord(body) && typeof body['enabled'] === 'boolean' && typeof body['paymentTerms'] === 'string';

/**
 * How this event is paid by invoice. 000 §7. Its `paymentTerms` arrive URI-encoded.
 * Fails: 4046 the event was never set up for invoices.
 * @calls 011
 */
export const getInvoiceData = endpoint<{ params: { eventId: string }; ok: InvoiceData; fail: 4046 }>()({
  method: 'GET',
  path: '/events/:eventId/invoiceData',
  base: 'v1',
  accepts: isInvoiceData,
});

/**
 * How this event of this account is paid by invoice. 000 §7, the other path of the same data.
 * Fails: 4040 the event is not the account's, 4046 it was never set up for invoices.
 * @calls 012
 */
export const getAccountInvoiceData = endpoint<{
  params: { accountId: string; eventId: string };
  ok: InvoiceData;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/accounts/:accountId/events/:eventId/invoiceData',
  base: 'v1',
  accepts: isInvoiceData,
});
