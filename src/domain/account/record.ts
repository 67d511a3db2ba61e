import { object, string, type ObjectSchema } from 'yup';
import type { Account, AccountChanges } from '../../contract';
import { email, requiredWhen, text } from '../forms/textSchema';
import { safeUrl } from '../links/safeUrl';

/** An account as its form has it. */
export interface AccountValues {
  name: string;
  /** '' when there is none. */
  website: string;
  supportEmail: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA. */
  timeZoneId: string;
  /** ISO 4217. */
  currencyCode: string;
}

export const accountValues = (account: Account): AccountValues => ({
  name: account.name,
  website: account.website ?? '',
  supportEmail: account.supportEmail,
  country: account.country,
  timeZoneId: account.timeZoneId,
  currencyCode: account.currencyCode,
});

/** What is sent of it. 002 §7 PUT accounts. */
export const accountChanges = ({ name, website, supportEmail, ...rest }: AccountValues): AccountChanges => ({
  ...rest,
  name: name.trim(),
  website: website.trim() || null,
  supportEmail: supportEmail.trim(),
});

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;
const emailKeys = { required: 'organizer.members.error.email', invalid: 'organizer.members.error.email' };

/** The rules of an account. Messages are i18n keys. */
export const accountSchema: ObjectSchema<AccountValues> = object({
  name: requiredWhen(true, text(), 'organizer.partners.problem.nameRequired'),
  website: text().test('https', 'organizer.sharing.error.url', (value) => value === '' || isHttps(value)),
  supportEmail: email(true, emailKeys),
  country: string().default('').required('organizer.members.error.country'),
  timeZoneId: string().default('').required('organizer.kit.form.zone.invalid'),
  currencyCode: string().default('').defined(),
});
