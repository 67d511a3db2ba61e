import type { InvoiceData, InvoiceDataUpdate } from '../../contract';
import { encoded } from '../links/encoded';
import { decodeOnce } from '../registration';

/** What an invoice form can ask for, in its order. 000 §3 Invoice data. */
export const billFields = [
  ...(['billedContact', 'company', 'vat', 'countryCode'] as const),
  ...(['address1', 'city', 'state', 'zip', 'memo'] as const),
] as const;

export type BillField = (typeof billFields)[number];

/** A field is left out, or may be left empty, or may not. */
export type FieldRequirement = 'hidden' | 'optional' | 'required';

/** Invoice data as a form has it. */
export interface InvoiceValues extends Pick<
  InvoiceData,
  | 'enabled'
  | 'allOrders'
  | 'allowCreditCard'
  | 'previewPbi'
  | 'displayPbiPaymentTerms'
  | 'displayInvoicePaymentTerms'
  | 'paymentTermsForInvoicing'
  | 'address'
  | 'registeredCompany'
> {
  /** Empty for none. */
  sellerTaxId: string;
  /** `null`: due on receipt. */
  paymentTermDays: number | null;
  /** HTML as it was written. */
  paymentTerms: string;
  fields: Record<BillField, FieldRequirement>;
}

/** Of an event that was never set up for invoices: what most invoices need, and none is made yet. */
export const newInvoiceValues: InvoiceValues = {
  enabled: false,
  allOrders: false,
  allowCreditCard: true,
  previewPbi: false,
  displayPbiPaymentTerms: true,
  displayInvoicePaymentTerms: false,
  paymentTerms: '',
  paymentTermsForInvoicing: '',
  address: '',
  registeredCompany: '',
  sellerTaxId: '',
  paymentTermDays: null,
  fields: {
    billedContact: 'optional',
    company: 'required',
    vat: 'optional',
    countryCode: 'required',
    address1: 'required',
    city: 'required',
    state: 'optional',
    zip: 'required',
    memo: 'optional',
  },
};

/** A field that is not visible is never required (000 §5). */
const requirementOf = (data: InvoiceData, field: BillField): FieldRequirement => {
  if (!data[`${field}Visible`]) return 'hidden';
  return data[`${field}Required`] ? 'required' : 'optional';
};

export function invoiceValues(data: InvoiceData): InvoiceValues {
  const { enabled, allOrders, allowCreditCard, previewPbi, address, registeredCompany } = data;
  const { sellerTaxId = '', paymentTermDays = null } = data;
  const { displayPbiPaymentTerms, displayInvoicePaymentTerms, paymentTermsForInvoicing } = data;
  return {
    enabled,
    allOrders,
    allowCreditCard,
    previewPbi,
    address,
    registeredCompany,
    sellerTaxId,
    paymentTermDays,
    displayPbiPaymentTerms,
    displayInvoicePaymentTerms,
    paymentTermsForInvoicing,
    paymentTerms: decodeOnce(data.paymentTerms),
    fields: Object.fromEntries(billFields.map((field) => [field, requirementOf(data, field)])) as Record<
      BillField,
      FieldRequirement
    >,
  };
}

type Flags = Pick<InvoiceData, `${BillField}Visible` | `${BillField}Required`>;

const flagsOf = (fields: InvoiceValues['fields']) =>
  Object.fromEntries(
    billFields.flatMap((field) => [
      [`${field}Visible`, fields[field] !== 'hidden'],
      [`${field}Required`, fields[field] === 'required'],
    ]),
  ) as unknown as Flags;

/** The values as they are sent: terms URI-encoded, texts without the spaces around them. */
const sent = ({ fields, ...values }: InvoiceValues) => ({
  ...values,
  ...flagsOf(fields),
  address: values.address.trim(),
  registeredCompany: values.registeredCompany.trim(),
  sellerTaxId: values.sellerTaxId.trim(),
  paymentTerms: encoded(values.paymentTerms),
});

/** The values as buyers get them. */
export const invoiceDataWith = (
  ids: Pick<InvoiceData, 'accountId' | 'eventId'>,
  values: InvoiceValues,
): InvoiceData => ({ ...ids, ...sent(values) });

/** As it is saved. `version` is the one the editor began with, 0 for an event that was never set up. */
export const invoiceDataUpdate = (values: InvoiceValues, version: number): InvoiceDataUpdate => ({
  ...sent(values),
  version,
});
