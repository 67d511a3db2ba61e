import { array, object, string, type ObjectSchema } from 'yup';
import type { NewContact } from '../../contract';
import { isEmail } from '../text/email';

/** A contact as its form has it. */
export interface ContactValues {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  jobTitle: string;
  /** ISO 3166-1 alpha-2, or `unknownCountry`. */
  country: string;
  tags: string[];
}

/** Stands in the list of countries for none. */
export const unknownCountry = 'none';

/** 002 §7 POST contacts. */
export const contactLimits = { text: 100, tag: 40, subject: 200, message: 10_000 };
const tooLong = 'organizer.mobileApp.tooLong';

export const newContact: ContactValues = {
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  jobTitle: '',
  country: unknownCountry,
  tags: [],
};

/** What is sent: what nobody filled in is left out. */
export function contactDraft(values: ContactValues): NewContact {
  const { country, tags } = values;
  const company = values.company.trim();
  const jobTitle = values.jobTitle.trim();
  return {
    email: values.email.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    ...(company !== '' && { company }),
    ...(jobTitle !== '' && { jobTitle }),
    ...(country !== unknownCountry && { countryCode: country }),
    ...(tags.length > 0 && { tags }),
  };
}

const text = () => string().trim().default('').defined().max(contactLimits.text, tooLong);

/** Messages are i18n keys. */
export const contactSchema: ObjectSchema<ContactValues> = object({
  email: string()
    .trim()
    .default('')
    .required('validation.emailRequired')
    .test('email', 'validation.emailInvalid', isEmail),
  firstName: text().required('validation.firstNameRequired'),
  lastName: text().required('validation.lastNameRequired'),
  company: text(),
  jobTitle: text(),
  country: string().default(unknownCountry).defined(),
  tags: array().of(string().defined()).default([]).defined(),
});
