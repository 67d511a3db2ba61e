import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { newPasswordSchema, resetRequestSchema, signInSchema, signUpSchema } from '../../../../../src/domain';

/** What is wrong, by field; empty when nothing is. */
function problemsOf(
  schema: ReturnType<typeof signUpSchema> | ReturnType<typeof signInSchema>,
  values: object,
) {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }): [string, string] => [path, message]));
  }
}

const noor = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@papersmith.example', company: '' };

it('signing up asks who it is, and a password of 8 to 128 characters', () => {
  const schema = signUpSchema({ needsPassword: true });
  expect(problemsOf(schema, {})).toEqual({
    firstName: 'validation.firstNameRequired',
    lastName: 'validation.lastNameRequired',
    email: 'validation.emailRequired',
    password: 'validation.passwordRequired',
  });
  expect(problemsOf(schema, { ...noor, password: '1234567' })).toEqual({
    password: 'validation.passwordShort',
  });
  expect(problemsOf(schema, { ...noor, password: 'a'.repeat(129) })).toEqual({
    password: 'validation.passwordLong',
  });
  expect(problemsOf(schema, { ...noor, password: 'a'.repeat(128) })).toEqual({});
  expect(problemsOf(schema, { ...noor, company: 'a'.repeat(151), password: '12345678' })).toEqual({
    company: 'validation.companyTooLong',
  });
});

it('signing up by another service asks for no password', () => {
  expect(problemsOf(signUpSchema({ needsPassword: false }), noor)).toEqual({});
});

it('signing in leaves it to the server how long a password is, and cuts no spaces off', () => {
  const schema = signInSchema();
  expect(problemsOf(schema, { email: 'noor', password: '' })).toEqual({
    email: 'validation.emailInvalid',
    password: 'validation.passwordRequired',
  });
  expect(schema.validateSync({ email: ' noor@papersmith.example ', password: ' a ' })).toEqual({
    email: 'noor@papersmith.example',
    password: ' a ',
  });
});

it('a forgotten password is asked for by address, and chosen by the rules of a new one', () => {
  expect(() => resetRequestSchema().validateSync({ email: '' })).toThrow('validation.emailRequired');
  expect(() => newPasswordSchema().validateSync({ password: 'short' })).toThrow('validation.passwordShort');
});
