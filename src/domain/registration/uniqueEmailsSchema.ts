import { ValidationError, type AnyObjectSchema } from 'yup';
import { repeatedEmails, uniqueEmailKey } from './uniqueEmails';
import type { Answers, RegistrationContext } from './values';

/** The rule about the attendees as a whole, besides those about each. */
export const withUniqueEmails = <Schema extends AnyObjectSchema>(
  attendees: Schema,
  context: RegistrationContext,
): Schema =>
  attendees.test('unique', (value: Answers | undefined) => {
    const errors = repeatedEmails(value ?? {}, context).map(
      (name) => new ValidationError(uniqueEmailKey, undefined, name, 'unique'),
    );
    return errors.length === 0 || new ValidationError(errors);
  });
