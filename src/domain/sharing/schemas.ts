import { array, object, string, ValidationError } from 'yup';
import type { ShareEmailRow } from '../../contract';
import { email } from '../forms/textSchema';
import { charactersLeft } from './message';

const row = object({
  emailAddress: email(true, { required: 'sharing.emailRequired', invalid: 'sharing.emailInvalid' }),
});

/** The rows of the form that shares by email; at least one. 001 §5. Answers i18n keys. @public */
export const shareByEmailSchema = array().of(row).min(1).required();

/** What is wrong with each row, as an i18n key; nothing where it is right. */
export const emailRowProblems = (rows: readonly ShareEmailRow[]): (string | undefined)[] =>
  rows.map((each) => {
    try {
      row.validateSync(each);
      return undefined;
    } catch (cause) {
      if (cause instanceof ValidationError) return cause.message;
      throw cause;
    }
  });

/** What is posted on a social network. 001 §5. Answers an i18n key. @public */
export const socialMessageSchema = string()
  .default('')
  .test('length', 'sharing.tooLong', (text) => charactersLeft(text) >= 0);
