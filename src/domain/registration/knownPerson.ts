import type { Person } from '../../contract';
import { countryCodeOf } from '../countries/countries';
import { visibleQuestions, attendeeSections, textsOf, type AttendeeSection } from './answers';
import { billingFieldsFor } from './billing';
import { knownAnswer } from './knownAnswer';
import { isBuyerSkipped, type RegistrationContext, type RegistrationValues } from './values';

/** A field that a profile has something for. */
export interface Filling {
  name:
    | `buyer.${keyof RegistrationValues['buyer']}`
    | `billing.${'country' | 'company'}`
    | `attendees.${string}.${string}`;
  value: string;
}

export interface FillingSources {
  values: RegistrationValues;
  context: RegistrationContext;
  locale: string;
  /** ISO codes nobody may choose (000 §6). */
  excludedCountries?: readonly string[] | undefined;
}

/**
 * What a profile adds to a form: to the buyer, the bill and the first attendee, where they are requested, and nowhere where there is
 * text already.
 */
export function fillingsOf(person: Person, sources: FillingSources): Filling[] {
  const { values, context, locale, excludedCountries = [] } = sources;
  const { buyer, billing } = values;
  const billingFields = billingFieldsFor(context, billing.country);
  const code = countryCodeOf(person.country ?? '', locale) ?? '';
  const country = excludedCountries.includes(code) ? '' : code;
  const fixed: [Filling['name'], string, string, boolean][] = [
    ['buyer.firstName', buyer.firstName, person['first-name'], !isBuyerSkipped(context)],
    ['buyer.lastName', buyer.lastName, person['last-name'], !isBuyerSkipped(context)],
    ['buyer.email', buyer.email, person['primary-email'], !isBuyerSkipped(context)],
    ['billing.country', billing.country, country, billingFields.includes('country')],
    ['billing.company', billing.company, person.company ?? '', billingFields.includes('company')],
  ];
  return [
    ...fixed.flatMap(([name, typed, value, isRequested]) =>
      isRequested && !typed.trim() && value.trim() ? [{ name, value }] : [],
    ),
    ...firstAttendee(person, { ...sources, country }),
  ];
}

function firstAttendee(
  person: Person,
  { values, context, locale, country }: FillingSources & { country: string },
): Filling[] {
  const [section] = sectionsOf(context);
  if (!section) return [];
  const answers = values.attendees[section.key] ?? {};
  const known = { ...person, country };
  return visibleQuestions(section.questions, ({ key }) => answers[key]).flatMap((question) => {
    const value = knownAnswer(known, question, locale);
    const isEmpty = textsOf(answers[question.key]).length === 0;
    return value && isEmpty ? [{ name: `attendees.${section.key}.${question.key}` as const, value }] : [];
  });
}

const sectionsOf = ({ form, personTickets = [] }: RegistrationContext): AttendeeSection[] =>
  form ? attendeeSections(form, personTickets.slice(0, 1)) : [];

/** The buyer as a profile, to fill an attendee's answers with. */
export const personOf = ({ buyer, billing }: RegistrationValues): Person => ({
  'first-name': buyer.firstName.trim(),
  'last-name': buyer.lastName.trim(),
  'primary-email': buyer.email.trim(),
  ...(billing.country && { country: billing.country }),
  ...(billing.company && { company: billing.company.trim() }),
});
