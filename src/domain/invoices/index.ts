export { invoicedHold } from './preview';
export { invoiceDataSchema, invoiceValuesSchema, type InvoiceSender } from './schema';
export {
  billFields,
  invoiceDataUpdate,
  invoiceDataWith,
  invoiceValues,
  newInvoiceValues,
  type BillField,
  type InvoiceValues,
} from './values';
