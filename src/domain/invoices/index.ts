export { invoicedHold } from './preview';
export { invoiceValuesSchema } from './schema';
export {
  billFields,
  invoiceDataUpdate,
  invoiceDataWith,
  invoiceValues,
  newInvoiceValues,
  type BillField,
  type FieldAsked,
  type InvoiceValues,
} from './values';
