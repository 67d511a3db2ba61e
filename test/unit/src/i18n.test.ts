import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../../scripts/i18n/key';
import { createI18n, directionOf, loadCatalogue, namespace, nearestLocale } from '../../../src/i18n';
import { pseudoText } from '../../../src/i18n/pseudo';
import { eachRow } from '../../eachRow';

const flat = { ns: namespace, keySeparator: false, nsSeparator: false } as const;

describe('pseudoText', () => {
  const text = 'You pay <amount>{{amount}}</amount> now.';

  test('stands in brackets and is 40 % longer', () => {
    const pseudo = pseudoText(text);
    expect(pseudo).toMatch(/^\[.*\]$/);
    expect(pseudo.length - '[]'.length).toBe(Math.ceil(text.length * 1.4));
  });

  test('leaves no plain letter, but placeholders and tags as they are', () => {
    const pseudo = pseudoText(text);
    expect(marksOf(pseudo)).toEqual(marksOf(text));
    expect(pseudo.replace(/\{\{.*?\}\}|<[^>]+>/g, '')).not.toMatch(/[a-z]/i);
  });

  test('is what the pseudo-locale is made of', async () => {
    const [english, pseudo] = await Promise.all([loadCatalogue('en'), loadCatalogue('en-XA')]);
    expect(Object.keys(pseudo)).toEqual(Object.keys(english));
    expect(pseudo['tickets.title']).toBe(pseudoText(english['tickets.title'] ?? ''));
  });
});

eachRow([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['en-XA', 'en-XA'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de-Latn-CH', 'de'],
  ['ar-EG', 'ar'],
  ['EN-us', 'en'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['iw', 'he'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hant', 'en'],
  ['zh-TW', 'en'],
  ['zh-HK', 'en'],
  ['toString', 'en'],
  ['', 'en'],
])('the nearest locale to %j is %s', (requested, nearest) => {
  expect(nearestLocale(requested)).toBe(nearest);
});

eachRow([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});

describe('createI18n', () => {
  const catalogue = { 'tickets.title': 'Tickets', 'tickets.back': 'Zurück' };

  test("overrides win over the locale's texts", () => {
    const i18n = createI18n({ locale: 'de', catalogue, overrides: { 'tickets.title': 'Karten' } });
    expect(i18n.language).toBe('de');
    expect(i18n.t('tickets.title', flat)).toBe('Karten');
    expect(i18n.t('tickets.back', flat)).toBe('Zurück');
  });

  test('two of them do not share texts', () => {
    const first = createI18n({ locale: 'de', catalogue, overrides: { 'tickets.title': 'Karten' } });
    createI18n({ locale: 'de', catalogue });
    expect(first.t('tickets.title', flat)).toBe('Karten');
  });

  test("adds a namespace to the host's instance and leaves the rest of it alone", async () => {
    const host = createInstance();
    await host.init({
      lng: 'fr',
      ns: ['app'],
      defaultNS: 'app',
      resources: { fr: { app: { greeting: 'Bonjour', 'tickets.title': 'Billets' } } },
    });
    const before = { ...host.options };
    const i18n = createI18n({ locale: 'de', catalogue, instance: host });
    expect(i18n).toBe(host);
    expect(host.language).toBe('fr');
    expect(host.options).toEqual(before);
    expect(host.t('greeting')).toBe('Bonjour');
    expect(host.getResourceBundle('fr', 'app')).toEqual({ greeting: 'Bonjour', 'tickets.title': 'Billets' });
    expect(host.hasResourceBundle('fr', namespace)).toBe(false);
    expect(host.t('tickets.back', { ...flat, lng: 'de' })).toBe('Zurück');
  });
});

describe('plural forms', () => {
  const textOf = async (locale: string) => {
    const i18n = createI18n({ locale, catalogue: await loadCatalogue(locale) });
    return (count: number) => i18n.t('order.count', { ...flat, count });
  };

  test('English and German have two', async () => {
    const [english, german] = await Promise.all([textOf('en'), textOf('de')]);
    expect([0, 1, 2].map(english)).toEqual(['0 tickets', '1 ticket', '2 tickets']);
    expect([0, 1, 2].map(german)).toEqual(['0 Tickets', '1 Ticket', '2 Tickets']);
  });

  test('Arabic has six', async () => {
    const arabic = await textOf('ar');
    expect([0, 1, 2, 3, 11, 100].map(arabic)).toEqual([
      'لا تذاكر',
      'تذكرة واحدة',
      'تذكرتان',
      '3 تذاكر',
      '11 تذكرة',
      '100 تذكرة',
    ]);
  });
});
