import { getAccountInvoiceData, getInvoiceData, saveInvoiceData } from '../../../src/contract';
import { exampleOf, type Examples } from '../example';

export const invoicesExamples = {
  getInvoiceData: exampleOf(getInvoiceData, { params: { eventId: '1001' } }),
  getAccountInvoiceData: exampleOf(getAccountInvoiceData, { params: { accountId: '77', eventId: '1001' } }),
  saveInvoiceData: exampleOf(saveInvoiceData, {
    params: { accountId: '77', eventId: '1001' },
    body: {
      allOrders: true,
      paymentTerms: encodeURIComponent('<p>Please pay within 30 days.</p>'),
      version: 1,
    },
  }),
} satisfies Examples;
