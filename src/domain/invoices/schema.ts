import { boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { invoiceSender } from './invoiceSettings';
import { billFields, type BillField, type FieldAsked, type InvoiceValues } from './values';

const on = () => boolean().default(false).defined();
const html = () => string().default('').defined();
const asked = () =>
  mixed<FieldAsked>()
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

/** How an event is paid by invoice, as its form has it. Answers i18n keys. */
export const invoiceValuesSchema: ObjectSchema<InvoiceValues> = object({
  ...{ enabled: on(), allOrders: on(), allowCreditCard: on(), previewPbi: on() },
  ...{ displayPbiPaymentTerms: on(), displayInvoicePaymentTerms: on() },
  ...{ paymentTerms: html(), paymentTermsForInvoicing: html() },
  ...{ address: sender('address'), registeredCompany: sender('registeredCompany') },
  fields: object(
    Object.fromEntries(billFields.map((field) => [field, asked()])) as Record<
      BillField,
      ReturnType<typeof asked>
    >,
  ),
});
