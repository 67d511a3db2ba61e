import { string, type TestContext } from 'yup';

/** 002 §7 developer apps, developer extensions. */
export const maxDeveloperNameLength = 60;

const folded = (name: string) => name.trim().toLowerCase();

/** A name that none of `others` is, in any case; messages are i18n keys. */
export const freeName = (others: (context: TestContext) => readonly string[], taken: string) =>
  string()
    .default('')
    .defined()
    .test('there', 'organizer.tags.problem.nameRequired', (value) => value.trim() !== '')
    .test(
      'length',
      'organizer.website.error.pageNameTooLong',
      (value) => value.trim().length <= maxDeveloperNameLength,
    )
    .test('free', taken, (value, context) => !others(context).some((name) => folded(name) === folded(value)));
