import { object, string, type ObjectSchema } from 'yup';

/** A tag as its form has it. */
export interface TagValues {
  name: string;
  /** `#rrggbb`. */
  color: string;
}

/** 002 §7 tags. */
export const maxTagNameLength = 40;

const folded = (name: string) => name.trim().toLowerCase();

/** A tag; `others` are the names the account's other tags have. Messages are i18n keys. */
export const tagSchema = (others: readonly string[]): ObjectSchema<TagValues> => {
  const taken = new Set(others.map(folded));
  return object({
    name: string()
      .default('')
      .defined()
      .test('there', 'organizer.tags.problem.nameRequired', (value) => value.trim() !== '')
      .test(
        'length',
        'organizer.tags.problem.nameTooLong',
        (value) => value.trim().length <= maxTagNameLength,
      )
      .test('free', 'organizer.tags.problem.nameTaken', (value) => !taken.has(folded(value))),
    color: string()
      .default('')
      .defined()
      .matches(/^#[0-9a-f]{6}$/i, 'organizer.confirmation.error.colour'),
  });
};
