import type { FormQuestion, Person } from '../../contract';
import { countryCodeOf, countryName } from '../countries/countries';

/** What a profile says to a question; empty where it says nothing that the question takes. */
export function knownAnswer(person: Person, question: FormQuestion, locale: string): string {
  const known = knownText(person, question, locale);
  return question.options && !question.options.includes(known) ? '' : known;
}

function knownText(person: Person, { attributeKey, type }: FormQuestion, locale: string): string {
  switch (attributeKey) {
    case 'firstName':
      return person['first-name'];
    case 'lastName':
      return person['last-name'];
    case 'email':
      return person['primary-email'];
    case 'company':
      return person.company ?? '';
    case 'country': {
      const code = countryCodeOf(person.country ?? '', locale) ?? '';
      return type === 'country' || !code ? code : countryName(code, locale);
    }
    default:
      return '';
  }
}
