import type { InvoiceData } from '../../contract';
import { hasCity, hasPostalCode } from '../countries/countries';
import {
  areDetailsRequired,
  type BillingField,
  type InvoiceFields,
  type RegistrationContext,
} from './values';

/** In the order in which an invoice form shows them. */
const invoiceFields: readonly BillingField[] = [
  ...(['billedContact', 'company', 'vat'] as const),
  ...(['country', 'address1', 'city', 'state', 'zip', 'memo'] as const),
];

const addressFields: readonly BillingField[] = ['country', 'address1', 'city', 'state', 'zip'];

const flagName = (field: BillingField) => (field === 'country' ? 'countryCode' : field);

/** What an event's invoice data asks for: a field counts as required only when it is visible. 000 §3, §5. */
export function invoiceFieldsOf(data: InvoiceData): InvoiceFields {
  const visible = invoiceFields.filter((field) => data[`${flagName(field)}Visible`]);
  return { visible, required: visible.filter((field) => data[`${flagName(field)}Required`]) };
}

/**
 * The fields of the bill that are requested, in their order; none when nothing is paid here (000 §5). `country` is the one that was
 * chosen: what its addresses don't have is left out, unless `addressByCountry` is off.
 */
export function billingFieldsFor(context: RegistrationContext, country: string): BillingField[] {
  if (!areDetailsRequired(context)) return [];
  const { choice, invoice, addressByCountry = true } = context;
  const fields = choice === 'invoice' ? (invoice?.visible ?? []) : addressFields;
  return fields.filter(
    (field) =>
      !addressByCountry ||
      !((field === 'city' && !hasCity(country)) || (field === 'zip' && !hasPostalCode(country))),
  );
}

/** Whether the bill can do without a field that is requested. 000 §5 Required-ness. */
export const isBillingRequired = (
  { choice, invoice }: Pick<RegistrationContext, 'choice' | 'invoice'>,
  field: BillingField,
): boolean => (choice === 'invoice' ? (invoice?.required ?? []).includes(field) : field !== 'state');
