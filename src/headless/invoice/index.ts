/** The parts of an order’s bill, in a registration form: `Root` knows what is asked for, `Fields` draws each field. @public */
export * as Invoice from './index.parts';
export { useInvoice, type InvoiceValue } from './InvoiceParts';
export type {
  InvoiceFieldFacts,
  InvoiceFieldsProps,
  InvoicePreviewProps,
  InvoiceRetryProps,
  InvoiceRootProps,
  InvoiceStageProps,
  InvoiceState,
  InvoiceTermsProps,
} from './InvoiceParts';
