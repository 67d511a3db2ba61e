import { boolean, object, string, type ObjectSchema } from 'yup';
import { isEmail } from '../text/email';
import { safeUrl } from '../links/safeUrl';
import { partnerLevels, type PartnerValues } from './values';

/** 002 §7 Partners. */
export const maxPartnerNameLength = 120;

const text = () => string().default('').defined();

const address = () =>
  text().test('https', 'organizer.sharing.error.url', (value) => {
    const isNone = value.trim() === '';
    return isNone || (safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false);
  });

const folded = (name: string) => name.trim().toLowerCase();

/** One partner; `others` are the names the event's other partners have. Messages are i18n keys. */
export const partnerSchema = (others: readonly string[]): ObjectSchema<PartnerValues> => {
  const taken = new Set(others.map(folded));
  return object({
    name: text()
      .test('there', 'organizer.partners.problem.nameRequired', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.partners.problem.nameTooLong',
        (value) => value.trim().length <= maxPartnerNameLength,
      )
      .test('free', 'organizer.partners.problem.nameTaken', (value) => !taken.has(folded(value))),
    level: string().oneOf(partnerLevels).default('SUPPORTER').defined(),
    description: text(),
    website: address(),
    logo: address(),
    contactName: text(),
    contactEmail: text().test(
      'email',
      'validation.emailInvalid',
      (value) => value.trim() === '' || isEmail(value.trim()),
    ),
    booth: text(),
    published: boolean().default(true).defined(),
  });
};
