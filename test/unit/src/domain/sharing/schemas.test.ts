import { describe, expect, it, test } from 'vitest';
import {
  emailRowProblems,
  shareByEmailSchema,
  shareEmailError,
  shareMissingParameters,
  socialMessageSchema,
} from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

describe('001 §5: an address to share with', () => {
  eachRow([
    ['', 'sharing.emailRequired'],
    ['   ', 'sharing.emailRequired'],
    ['hana', 'sharing.emailInvalid'],
    ['hana@papersmith', 'sharing.emailInvalid'],
    ['hana@papersmith.example, kofi@asante.example', 'sharing.emailInvalid'],
    ['hana@papersmith.example\r\nBcc: all@evil.example', 'sharing.emailInvalid'],
    [' hana@papersmith.example ', undefined],
    ['kofi+events@asante.example', undefined],
  ])('%j says %s', (emailAddress, problem) => {
    expect(emailRowProblems([{ emailAddress }])).toEqual([problem]);
    expect(shareByEmailSchema.isValidSync([{ emailAddress }])).toBe(problem === undefined);
  });

  it('is wanted at least once', () => {
    expect(shareByEmailSchema.isValidSync([])).toBe(false);
  });

  it('is looked at row by row', () => {
    const rows = ['hana@papersmith.example', '', 'kofi'].map((emailAddress) => ({ emailAddress }));
    expect(emailRowProblems(rows)).toEqual([undefined, 'sharing.emailRequired', 'sharing.emailInvalid']);
  });
});

test('001 §5: a social message has at most 280 characters', () => {
  expect(socialMessageSchema.isValidSync('🎉'.repeat(280))).toBe(true);
  expect(() => socialMessageSchema.validateSync('🎉'.repeat(281))).toThrow('sharing.tooLong');
});

describe('001 §8: why an email was not sent', () => {
  eachRow([
    ['with the server’s words', { status: 400, message: 'Too many' }, 'Too many'],
    ['with those of another server error', { status: 503, message: 'Later' }, 'Later'],
    ['without them when the server fell over', { status: 500, message: 'NullPointerException' }, undefined],
    ['without any', { status: 400 }, undefined],
    ['with empty ones', { status: 400, message: ' ' }, undefined],
  ])('%s', (_, failure, reason) => {
    const { message, showFor } = shareEmailError(failure);
    expect(message).toEqual(
      reason === undefined ? { key: 'sharing.failed' } : { key: 'sharing.failedBecause', values: { reason } },
    );
    expect(showFor).toBe(5_000);
  });

  it('says that ids are missing', () => {
    expect(shareMissingParameters).toEqual({ message: { key: 'confirmation.missing' }, showFor: 5_000 });
  });
});
