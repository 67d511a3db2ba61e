import { describe, expect, it } from 'vitest';
import type { CookieConsent } from '../../../../src/contract';
import {
  choiceText,
  cookieConsentProblem,
  cookieConsentSchema,
  cookieConsentSettings,
  findCookieConsents,
  newCookieConsent,
  readChoice,
  type CookieConsentValues,
} from '../../../../src/domain/cookieConsents';
import { eachRow } from '../../../eachRow';

const fine: CookieConsentValues = {
  ...newCookieConsent,
  domain: ' Press.Northlight.example ',
  scriptUrl: ' https://consent.example/ask.js ',
  siteId: ' 1 ',
};
const schema = cookieConsentSchema(['taken.example']);

describe('a cookie consent in a form', () => {
  eachRow([
    ['domain', 'organizer.cookieConsents.error.domain', { domain: '' }],
    ['domain', 'organizer.cookieConsents.error.domain', { domain: 'https://northlight.example' }],
    ['domain', 'organizer.cookieConsents.error.domain', { domain: 'localhost' }],
    ['domain', 'organizer.cookieConsents.error.taken', { domain: ' Taken.example' }],
    ['scriptUrl', 'organizer.sharing.error.url', { scriptUrl: 'http://consent.example' }],
    ['scriptUrl', 'organizer.sharing.error.url', { scriptUrl: 'javascript:alert(1)' }],
    ['siteId', 'organizer.cookieConsents.error.siteId', { siteId: ' ' }],
  ] satisfies [string, string, Partial<CookieConsentValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(schema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('needs no site id of a custom service, and is sent without spaces', async () => {
    const custom: CookieConsentValues = { ...fine, service: 'CUSTOM', siteId: ' ' };
    await expect(schema.isValid(custom)).resolves.toBe(true);
    expect(cookieConsentSettings(custom)).toEqual({
      domain: 'press.northlight.example',
      service: 'CUSTOM',
      scriptUrl: 'https://consent.example/ask.js',
      siteId: null,
      enabled: true,
    });
  });

  eachRow([
    ['the domain is taken', { code: 4022 }, 'organizer.cookieConsents.error.taken'],
    ['no answer came', { code: 0, isUncertain: true }, 'organizer.cookieConsents.problem.uncertain'],
  ] satisfies [string, { code: number; isUncertain?: boolean }, string][])(
    'says what to do when %s',
    (_, failure, key) => {
      expect(cookieConsentProblem({ status: 400, ...failure }).message.key).toBe(key);
    },
  );
});

it('finds sites by domain and by whether they ask', () => {
  const [a, b] = ['a.example', 'b.example'].map((domain, index): CookieConsent => ({
    ...cookieConsentSettings({ ...fine, domain, enabled: index === 0 }),
    id: domain,
    accountId: '77',
    createdDate: '2026-01-01T00:00:00Z',
    modifiedDate: '2026-01-01T00:00:00Z',
  })) as [CookieConsent, CookieConsent];
  expect(findCookieConsents([a, b], { search: 'b.ex', filters: {} })).toEqual([b]);
  expect(findCookieConsents([a, b], { search: '', filters: { enabled: 'yes' } })).toEqual([a]);
  expect(findCookieConsents([a, b], { search: '', filters: { enabled: 'no' } })).toEqual([b]);
  expect(findCookieConsents([a, b], { search: '', filters: { enabled: 'what' } })).toEqual([a, b]);
});

describe('a choice that was stored', () => {
  const now = Date.parse('2026-02-12T10:00:00Z');
  const text = choiceText({ analytics: true, marketing: false }, now);

  it('holds for half a year', () => {
    expect(readChoice(text, now)).toEqual({ analytics: true, marketing: false });
    expect(readChoice(text, Date.parse('2026-08-12T10:00:00Z'))).toEqual({
      analytics: true,
      marketing: false,
    });
    expect(readChoice(text, Date.parse('2026-08-14T10:00:00Z'))).toBeNull();
  });

  it.each([
    null,
    '',
    'yes',
    '1',
    'null',
    '{"analytics":1,"marketing":true,"chosen":0}',
    '{"analytics":true}',
  ])('is none where %s is stored', (stored) => {
    expect(readChoice(stored, now)).toBeNull();
  });
});
