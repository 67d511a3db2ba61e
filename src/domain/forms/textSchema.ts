import { string } from 'yup';
import { isEmail } from '../text/email';

/** A text without the spaces around it; empty when absent. */
export const text = () => string().trim().default('');
export type Text = ReturnType<typeof text>;

export const requiredWhen = (isRequired: boolean, schema: Text, key: string): Text =>
  isRequired ? schema.required(key) : schema;

const emailKeys = { required: 'validation.emailRequired', invalid: 'validation.emailInvalid' };

/** An email address by the pattern of 000 §5. */
export const email = (isRequired: boolean, keys = emailKeys) =>
  requiredWhen(
    isRequired,
    text().test('email', keys.invalid, (value) => !value || isEmail(value)),
    keys.required,
  );
