import { object, type ObjectSchema } from 'yup';
import type { Person, ProfileChanges } from '../../contract';
import { requiredWhen, text } from '../forms/textSchema';
import { safeUrl } from '../links/safeUrl';

/** Whoever is signed in, as their own form has them. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  /** An https address; '' when there is none. */
  photo: string;
}

/** What the contract lets a name be. */
export const maxPersonNameLength = 150;

export const profileValues = (person: Person): ProfileValues => ({
  firstName: person['first-name'],
  lastName: person['last-name'],
  photo: person['photo-url'] ?? '',
});

/** What is sent of it. */
export const profileChanges = ({ firstName, lastName, photo }: ProfileValues): ProfileChanges => ({
  'first-name': firstName.trim(),
  'last-name': lastName.trim(),
  'photo-url': photo.trim(),
});

const isHttps = (value: string) => safeUrl(value, { allow: ['https:'] })?.startsWith('https:') ?? false;
const name = (key: string) =>
  requiredWhen(true, text(), key).max(maxPersonNameLength, 'organizer.account.profile.nameTooLong');

/** The rules of a profile. Messages are i18n keys. */
export const profileSchema: ObjectSchema<ProfileValues> = object({
  firstName: name('validation.firstNameRequired'),
  lastName: name('validation.lastNameRequired'),
  photo: text().test('https', 'organizer.sharing.error.url', (value) => value === '' || isHttps(value)),
});
