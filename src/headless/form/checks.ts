import { toNestErrors } from '@hookform/resolvers';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import {
  registrationSchema,
  repeatedEmails,
  uniqueEmailKey,
  type RegistrationContext,
  type RegistrationValues,
} from '../../domain';

/**
 * Checks the whole form on submit, and just the field that was left otherwise: fifty attendees with ten questions
 * each must not be read again for one of them.
 */
export function registrationChecks(context: RegistrationContext): Resolver<RegistrationValues> {
  const schema = registrationSchema(context);
  return async (values, formContext, options) => {
    const [name, ...others] = options.names ?? [];
    if (name === undefined || others.length > 0)
      return (yupResolver(schema) as Resolver<RegistrationValues>)(values, formContext, options);
    try {
      await schema.validateAt(name, values);
    } catch (cause) {
      const { message, type } = cause as { message: string; type?: string };
      // A field the schema does not know (a question that left the form) has nothing to be checked.
      if (type === undefined) return { values, errors: {} };
      return { values: {}, errors: toNestErrors({ [name]: { type, message } }, options) };
    }
    const isRepeated = (repeatedEmails(values.attendees, context) as string[]).includes(name);
    const repeated = { [name]: { type: 'unique', message: uniqueEmailKey } };
    return isRepeated ? { values: {}, errors: toNestErrors(repeated, options) } : { values, errors: {} };
  };
}
