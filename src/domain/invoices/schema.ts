import { boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { InvoiceData } from '../../contract';
import { isPaymentTerm } from './due';
import { invoiceSender } from './invoiceSettings';
import { billFields, type BillField, type FieldRequirement, type InvoiceValues } from './values';

/** The requirements name no limit here; this is ours. */
export const maxTaxIdLength = 50;

const on = () => boolean().default(false).defined();
const html = () => string().default('').defined();
const requested = () =>
  mixed<FieldRequirement>()
    .oneOf(['hidden', 'optional', 'required'] as const)
    .default('hidden')
    .defined();

const sender = (name: 'address' | 'registeredCompany') =>
  string()
    .default('')
    .defined()
    .when(['enabled', 'allOrders'], ([enabled, allOrders]: boolean[]) =>
      invoiceSender(enabled === true || allOrders === true)[name].defined(),
    );

/** What `invoiceDataSchema` checks. @public */
export type InvoiceSender = Pick<InvoiceData, 'enabled' | 'allOrders' | 'address' | 'registeredCompany'>;

/** What every form of invoice data asks for. */
const senderFields = {
  enabled: on(),
  allOrders: on(),
  address: sender('address'),
  registeredCompany: sender('registeredCompany'),
};

/**
 * Who sends the invoices of an event: `address` and `registeredCompany` are required where it is paid by invoice (`enabled`) or every order gets
 * one (`allOrders`), and at most 500 and 100 characters long. Messages are i18n keys. 000 §5 Invoice data, §9.
 * @public
 */
export const invoiceDataSchema: ObjectSchema<InvoiceSender> = object(senderFields);

/** How an event is paid by invoice, as its form has it. Answers i18n keys. */
export const invoiceValuesSchema: ObjectSchema<InvoiceValues> = object({
  ...senderFields,
  sellerTaxId: string()
    .default('')
    .defined()
    .test(
      'length',
      'organizer.invoices.error.taxIdTooLong',
      (value) => value.trim().length <= maxTaxIdLength,
    ),
  paymentTermDays: number()
    .nullable()
    .default(null)
    .defined()
    .test(
      'days',
      'organizer.invoices.error.paymentTermDays',
      (value) => value === null || isPaymentTerm(value),
    ),
  allowCreditCard: on(),
  previewPbi: on(),
  displayPbiPaymentTerms: on(),
  displayInvoicePaymentTerms: on(),
  paymentTerms: html(),
  paymentTermsForInvoicing: html(),
  fields: object(
    Object.fromEntries(billFields.map((field) => [field, requested()])) as Record<
      BillField,
      ReturnType<typeof requested>
    >,
  ),
});
