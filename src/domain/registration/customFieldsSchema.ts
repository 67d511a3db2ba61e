import { object } from 'yup';
import { email, requiredWhen, text } from '../forms/textSchema';
import { customFieldLimit, type CustomField } from './customFields';

const keys = { required: 'validation.answerRequired', invalid: 'validation.emailInvalid' };

/** The page's own fields, by name. Messages are i18n keys, or what the page itself says. */
export const customFieldsSchema = (fields: readonly CustomField[] = []) =>
  object(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])));

function valueOf(field: CustomField) {
  const { type, required = false, options, validate } = field;
  const value = type === 'email' ? email(required, keys) : requiredWhen(required, text(), keys.required);
  return value
    .max(customFieldLimit(field), 'validation.answerTooLong')
    .test('offered', 'validation.choiceRequired', (chosen) =>
      type === 'select' && chosen ? (options ?? []).includes(chosen) : true,
    )
    .test('custom', (filled, { createError }) => {
      const problem = filled ? validate?.(filled) : undefined;
      return problem === undefined ? true : createError({ message: problem });
    });
}
