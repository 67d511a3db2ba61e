import { object, string, type ObjectSchema } from 'yup';
import type { TenantInvoice } from '../../contract';
import { isEmail } from '../text/email';

export const noPayer: TenantInvoice = {
  company: '',
  address: '',
  city: '',
  zip: '',
  countryCode: '',
  taxId: '',
  email: '',
  reference: '',
};

const text = () => string().default('').defined();
const given = <Key extends string>(key: Key) => text().test('given', key, (value) => value.trim() !== '');

/** The rules of who pays for an account. 002 §7 PUT invoice. Answers i18n keys. */
export const payerSchema: ObjectSchema<TenantInvoice> = object({
  company: given('organizer.members.error.company'),
  address: given('organizer.members.error.address'),
  city: text(),
  zip: text(),
  taxId: text(),
  reference: text(),
  countryCode: given('organizer.members.error.country'),
  email: text().test('email', 'organizer.members.error.email', (value) => isEmail(value.trim())),
});
