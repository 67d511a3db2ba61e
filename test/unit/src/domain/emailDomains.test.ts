import { describe, expect, it } from 'vitest';
import type { EmailDomainSetting } from '../../../../src/contract';
import {
  domainError,
  emailDomainProblem,
  senderSchema,
  senderSetting,
} from '../../../../src/domain/emailDomains';
import texts from '../../../../src/i18n/locales/organizer/en.json';
import { eachRow } from '../../../eachRow';

const fine: EmailDomainSetting = {
  fromEmail: ' tickets@northlight.example ',
  fromName: ' Northlight ',
  level: 'Event',
};

describe('a sender in a form', () => {
  eachRow([
    ['fromEmail', 'organizer.members.error.email', { fromEmail: '' }],
    ['fromEmail', 'organizer.members.error.email', { fromEmail: 'northlight.example' }],
    ['fromName', 'organizer.tags.problem.nameRequired', { fromName: ' ' }],
    ['fromName', 'organizer.promotions.problem.groupNameTooLong', { fromName: 'a'.repeat(101) }],
  ] satisfies [string, string, Partial<EmailDomainSetting>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(senderSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('is sent without spaces around its texts', async () => {
    await expect(senderSchema.isValid(fine)).resolves.toBe(true);
    expect(senderSetting(fine)).toEqual({
      fromEmail: 'tickets@northlight.example',
      fromName: 'Northlight',
      level: 'Event',
    });
  });

  eachRow([
    ['its domain fails the test', { code: 4022 }, 'organizer.emailDomains.problem.records'],
    ['it is for support', { code: 4003 }, 'organizer.emailDomains.problem.support'],
    ['no answer came', { code: 0, isUncertain: true }, 'organizer.emailDomains.problem.uncertain'],
  ] satisfies [string, { code: number; isUncertain?: boolean }, string][])(
    'says what to do when %s',
    (_, failure, key) => {
      expect(emailDomainProblem({ status: 400, ...failure }).message.key).toBe(key);
    },
  );
});

describe('a domain to check', () => {
  it('says to the letter that it is missing (002 §5)', () => {
    expect(domainError('  ')).toBe('organizer.emailDomains.error.missing');
    expect(texts['organizer.emailDomains.error.missing']).toBe('Oops, a domain name is missing');
  });

  it('is a host name without scheme or path', () => {
    expect(domainError(' Mail.Northlight.example ')).toBeNull();
    for (const typed of [
      'https://northlight.example',
      'northlight',
      'a@b.example',
      'b.example/x',
      '-a.example',
    ])
      expect(domainError(typed)).toBe('organizer.cookieConsents.error.domain');
  });
});
