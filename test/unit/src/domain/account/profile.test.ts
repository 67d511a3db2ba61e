import { expect, it } from 'vitest';
import { profileChanges, profileSchema, profileValues } from '../../../../../src/domain/account';
import { eachRow } from '../../../../eachRow';

const values = { firstName: 'Ines', lastName: 'Park', photo: '' };
const problemOf = (changes: Partial<typeof values>) =>
  profileSchema.validate({ ...values, ...changes }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

it('has no photo where the person has none, and sends it as empty', () => {
  const person = { 'first-name': ' Ines ', 'last-name': 'Park', 'primary-email': 'ines@platform.example' };
  expect(profileChanges(profileValues(person))).toEqual({
    'first-name': 'Ines',
    'last-name': 'Park',
    'photo-url': '',
  });
});

eachRow([
  [{}, null],
  [{ photo: 'https://platform.example/ines.jpg' }, null],
  [{ photo: 'http://platform.example/ines.jpg' }, 'organizer.sharing.error.url'],
  [{ firstName: ' ' }, 'validation.firstNameRequired'],
  [{ lastName: '' }, 'validation.lastNameRequired'],
  [{ lastName: 'x'.repeat(151) }, 'organizer.account.profile.nameTooLong'],
])('%j is refused with %s', async (changes, problem) => {
  expect(await problemOf(changes)).toBe(problem);
});
