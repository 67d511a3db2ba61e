import { object, string, type ObjectSchema } from 'yup';
import type { CompanyDraft } from '../../contract';
import { safeUrl } from '../links/safeUrl';

/** A company as its form has it. */
export interface CompanyValues {
  name: string;
  /** '' when unknown. */
  website: string;
  /** ISO 3166-1 alpha-2, or `noCountry`. */
  country: string;
}

/** 002 §7 companies. */
export const maxCompanyNameLength = 120;
/** Stands in the list of countries for none. */
export const noCountry = 'none';

export const newCompany: CompanyValues = { name: '', website: '', country: noCountry };

export const companyValues = ({ name, website, countryCode }: CompanyDraft): CompanyValues => ({
  name,
  website,
  country: countryCode ?? noCountry,
});

export const companyDraft = ({ name, website, country }: CompanyValues): CompanyDraft => ({
  name: name.trim(),
  website: website.trim(),
  countryCode: country === noCountry ? null : country,
});

const folded = (name: string) => name.trim().toLowerCase();
const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;

/** A company; `others` are the names the account's other companies have. Messages are i18n keys. */
export const companySchema = (others: readonly string[]): ObjectSchema<CompanyValues> => {
  const taken = new Set(others.map(folded));
  return object({
    name: string()
      .default('')
      .defined()
      .test('there', 'organizer.partners.problem.nameRequired', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.partners.problem.nameTooLong',
        (value) => value.trim().length <= maxCompanyNameLength,
      )
      .test('free', 'organizer.companies.problem.nameTaken', (value) => !taken.has(folded(value))),
    website: string()
      .default('')
      .defined()
      .test('https', 'organizer.sharing.error.url', (value) => value.trim() === '' || isHttps(value)),
    country: string().default(noCountry).defined(),
  });
};
