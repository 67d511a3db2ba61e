export { invoiceDue, type InvoiceDue } from './due';
export { invoicedHold } from './preview';
export { invoiceDataSchema, invoiceValuesSchema, maxTaxIdLength, type InvoiceSender } from './schema';
export {
  billFields,
  invoiceDataUpdate,
  invoiceDataWith,
  invoiceValues,
  newInvoiceValues,
  type BillField,
  type InvoiceValues,
} from './values';
