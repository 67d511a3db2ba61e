import type { InvoiceData } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Kept with its terms as they were written; they are encoded when they are sent. */
interface StoredInvoiceData extends InvoiceData {
  /** The event. */
  id: string;
}

/** Tables of this area, by name. Scope: the account. */
export interface InvoicesTables {
  invoiceData: StoredInvoiceData;
}

export const invoicesRecords: RecordsOf<InvoicesTables> = {
  invoiceData: {
    '77': [
      {
        id: '1001',
        accountId: '77',
        eventId: '1001',
        enabled: true,
        allOrders: false,
        allowCreditCard: true,
        previewPbi: true,
        paymentTerms:
          '<p>Please pay within <strong>14 days</strong>, by May 1 at the latest. 100 % of the amount is due; bank charges are yours.</p>',
        paymentTermsForInvoicing: '<p>Paid by card. Nothing is due.</p>',
        displayPbiPaymentTerms: true,
        displayInvoicePaymentTerms: false,
        address: 'Northlight Conferences, 12 Custom House Street, Boston, MA 02110, United States',
        registeredCompany: 'Northlight Conferences LLC',
        sellerTaxId: '04-3598712',
        paymentTermDays: 14,
        billedContactVisible: true,
        billedContactRequired: true,
        companyVisible: true,
        companyRequired: true,
        vatVisible: true,
        vatRequired: false,
        address1Visible: true,
        address1Required: true,
        cityVisible: true,
        cityRequired: true,
        stateVisible: true,
        stateRequired: false,
        zipVisible: true,
        zipRequired: true,
        countryCodeVisible: true,
        countryCodeRequired: true,
        memoVisible: true,
        memoRequired: false,
      },
    ],
  },
};
