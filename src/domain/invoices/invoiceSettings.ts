import { requiredWhen, text } from '../forms/textSchema';

/** What the organizer says of themselves; asked for where there are invoices. 000 §5 Invoice data, §9. Messages are i18n keys. */
export const invoiceSender = (isRequired: boolean) => ({
  address: requiredWhen(
    isRequired,
    text().max(500, 'validation.invoice.addressTooLong'),
    'validation.invoice.addressRequired',
  ),
  registeredCompany: requiredWhen(
    isRequired,
    text().max(100, 'validation.invoice.companyTooLong'),
    'validation.invoice.companyRequired',
  ),
});
