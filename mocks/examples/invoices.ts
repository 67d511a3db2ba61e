import { getAccountInvoiceData, getInvoiceData } from '../../src/contract';
import { exampleOf, type Examples } from './example';

export const invoicesExamples = {
  getInvoiceData: exampleOf(getInvoiceData, { params: { eventId: '1001' } }),
  getAccountInvoiceData: exampleOf(getAccountInvoiceData, { params: { accountId: '77', eventId: '1001' } }),
} satisfies Examples;
