import type { SpreedlyError } from '../..';
import type { HostedCardField } from './useHostedCard';

/** What the provider calls the members of a card. */
const fieldOf: Partial<Record<string, HostedCardField>> = {
  number: 'number',
  verification_value: 'cvv',
  cvv: 'cvv',
  month: 'month',
  year: 'year',
  first_name: 'firstName',
  last_name: 'lastName',
  full_name: 'firstName',
};

/** The provider's errors as it returned them (000 §8), each where it belongs. */
export function fieldErrorsOf(errors: readonly SpreedlyError[]) {
  const ofFields: Partial<Record<HostedCardField, string>> = {};
  const others: string[] = [];
  for (const { attribute = '', message } of errors) {
    const field = fieldOf[attribute];
    if (field) ofFields[field] ??= message;
    else others.push(message);
  }
  return { ofFields, text: others.join(' ') };
}
