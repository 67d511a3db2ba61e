import { object, string } from 'yup';
import { email, requiredWhen, text } from '../forms/textSchema';

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignUpValues extends SignInValues {
  firstName: string;
  lastName: string;
  /** Names the organizer's account; theirs does when it is empty. */
  company: string;
}

/** What the contract asks of a password. */
const shortest = 8;
const maxLength = 128;
const maxNameLength = 150;

/** Spaces belong to it. */
const anyPassword = () => string().default('').required('validation.passwordRequired');
const newPassword = () =>
  anyPassword()
    .test('short', 'validation.passwordShort', (value) => !value || value.length >= shortest)
    .max(maxLength, 'validation.passwordLong');

/** Email and password of somebody who has them: how long they are is not asked again. Messages are i18n keys. */
export const signInSchema = () => object({ email: email(true), password: anyPassword() });

/** Who signs up; somebody who signs in by another service needs no password. Messages are i18n keys. */
export const signUpSchema = ({ needsPassword }: { needsPassword: boolean }) =>
  object({
    firstName: requiredWhen(true, text(), 'validation.firstNameRequired'),
    lastName: requiredWhen(true, text(), 'validation.lastNameRequired'),
    email: email(true),
    company: text().max(maxNameLength, 'validation.companyTooLong'),
    password: needsPassword ? newPassword() : string().default(''),
  });

export const resetRequestSchema = () => object({ email: email(true) });

export const newPasswordSchema = () => object({ password: newPassword() });
