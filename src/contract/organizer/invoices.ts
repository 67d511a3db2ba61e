import { endpoint } from '../endpoint';
import { invoiceData } from '../buyer/tickets/shapes';
import * as answers from '../generated/organizer/invoices';

/** How an event is paid by invoice, and what its invoices ask for. 000 §3 Invoice data. @experimental */
export interface InvoiceData {
  /** Account it belongs to. */
  accountId: string;
  /** Event it belongs to. */
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
  /** `paymentTerms` are shown with pay-by-invoice. */
  displayPbiPaymentTerms: boolean;
  /** `paymentTermsForInvoicing` are shown with a paid order’s invoice. */
  displayInvoicePaymentTerms: boolean;
  /** Of the organizer; 500 characters at most. */
  address: string;
  /** Of the organizer; 100 characters at most. */
  registeredCompany: string;
  /** Tax id of the organizer, printed on the invoice; 50 characters at most, none when empty or absent. Ours. */
  sellerTaxId?: string;
  /** Days from the invoice date until an invoice is to be paid, 0 to 365; `null` or absent: due on receipt. Ours. */
  paymentTermDays?: number | null;
  /** A field of the invoice form is shown when visible, and required when required and visible. */
  billedContactVisible: boolean;
  /** The person it is addressed to must be named. */
  billedContactRequired: boolean;
  /** The form asks for the company. */
  companyVisible: boolean;
  /** The company must be given. */
  companyRequired: boolean;
  /** Tax id; labelled by the tax name or 'Tax'. */
  vatVisible: boolean;
  /** The tax id must be given. */
  vatRequired: boolean;
  /** The form asks for street and number. */
  address1Visible: boolean;
  /** Street and number must be given. */
  address1Required: boolean;
  /** The form asks for the city. */
  cityVisible: boolean;
  /** The city must be given. */
  cityRequired: boolean;
  /** The form asks for state or province. */
  stateVisible: boolean;
  /** State or province must be given. */
  stateRequired: boolean;
  /** The form asks for the postal code. */
  zipVisible: boolean;
  /** The postal code must be given, where the country has them. */
  zipRequired: boolean;
  /** The form asks for the country. */
  countryCodeVisible: boolean;
  /** The country must be given. */
  countryCodeRequired: boolean;
  /** Additional notes that appear on the invoice. */
  memoVisible: boolean;
  /** The notes must be given. */
  memoRequired: boolean;
  /** Counts its changes; from 1, 0 of an event that was never set up. Ours. */
  version?: number;
}

/**
 * Changes of the invoice data; what is absent stays, or begins as not asked for. `paymentTerms` is URI-encoded, as it is answered.
 * @experimental
 */
export interface InvoiceDataUpdate extends Partial<Omit<InvoiceData, 'accountId' | 'eventId' | 'version'>> {
  /** The version the editor began with, 0 for an event that was never set up: when it is no longer that, nothing is saved (4090). Not compared when absent. */
  version?: number;
}

/**
 * How this event is paid by invoice. 000 §7. Its `paymentTerms` arrive URI-encoded.
 * Fails: 4046 the event was never set up for invoices.
 * @calls 011
 * @experimental
 */
export const getInvoiceData = endpoint<{ params: { eventId: string }; ok: InvoiceData; fail: 4046 }>()({
  method: 'GET',
  path: '/events/:eventId/invoiceData',
  base: 'v1',
  reads: invoiceData,
});

/**
 * How this event of this account is paid by invoice. 000 §7, the other path of the same data: of an event that was never set up it
 * answers that nothing is invoiced nor asked for, with the `version` 0. Fails: 4040 the event is not the account's.
 * @calls 012
 * @experimental
 */
export const getAccountInvoiceData = endpoint<{
  params: { accountId: string; eventId: string };
  ok: InvoiceData;
  fail: 4040;
}>()({
  method: 'GET',
  path: '/accounts/:accountId/events/:eventId/invoiceData',
  base: 'v1',
  reads: answers.getAccountInvoiceData,
});

/**
 * Change how this event is paid by invoice, or set it up; buyers meet it at once. Fails: 4000 with the member and the words of 000 §5;
 * 4040 the event is not the account's; 4090 somebody else changed it since `version`. Ours: the documents show reading only.
 * @experimental
 */
export const saveInvoiceData = endpoint<{
  params: { accountId: string; eventId: string };
  body: InvoiceDataUpdate;
  ok: InvoiceData;
  fail: 4000 | 4040 | 4090;
}>()({
  method: 'PUT',
  path: '/accounts/:accountId/events/:eventId/invoiceData',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveInvoiceData,
});
