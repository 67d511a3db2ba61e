import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedLocales } from '../../../src/i18n';
import { baseOf, formOf, marksOf, readTexts, sourcesOf } from './texts';

const folder = 'src/i18n/locales';
const en = readTexts(`${folder}/en.json`);
const shipped = shippedLocales.filter((locale) => locale !== 'en-XA');
const translated = shipped.filter((locale) => locale !== 'en');

/** Words that are the same in both languages, brands, and patterns of a card's number. */
const sameOnPurpose: Readonly<Record<string, readonly string[]>> = {
  de: [
    'calendar.google',
    'calendar.ical',
    'calendar.outlook',
    'calendar.yahoo',
    'confirmation.tickets',
    'kit.card.amex',
    'kit.card.discover',
    'kit.card.mastercard',
    'kit.card.visa',
    'kit.optional',
    'organizer.order.tickets',
    'organizer.orders.column.status',
    'organizer.orders.column.tickets',
    'organizer.orders.status',
    'organizer.payment.card',
    'payment.bitcoin.amount',
    'payment.card.cvc',
    'payment.challenge.secure',
    'payment.picker.bitcoin',
    'payment.picker.paypal',
    'payment.spreedly.monthShort',
    'share.network.FACEBOOK',
    'share.network.LINKEDIN',
    'share.network.TWITTER',
    'tickets.column.ticket',
    'tickets.title',
  ],
  ar: [
    'calendar.google',
    'calendar.ical',
    'calendar.outlook',
    'calendar.yahoo',
    'kit.card.amex',
    'kit.card.discover',
    'kit.card.mastercard',
    'kit.card.visa',
    'organizer.payment.card',
    'payment.bitcoin.amount',
    'payment.challenge.secure',
    'payment.picker.paypal',
  ],
};

/** Keys put together in code, with where: anything that begins so counts as used. */
const builtKeys = [
  // themed/payment/PaymentReturned.tsx: what is known of a payment
  'payment.paypal.checking.',
  'payment.paypal.slow.',
  'payment.paypal.unpaid.',
  'payment.paypal.unreachable.',
  // domain/ticketRow.ts: the state of a ticket
  'tickets.status.',
  // themed/registration/help/LinkedinImport.tsx: where the import is
  'registration.help.',
  // organizer/orders: the state of an order, and why a list is empty
  'organizer.orderStatus.',
  'organizer.orders.empty.',
  'organizer.orders.noMatch.',
  // themed/confirmation: the networks, and what is earned by sharing
  'share.network.',
  'share.incentive.',
];

/** A form that stands for one number only may say it in words ("two tickets" is one word in Arabic). */
const exactForms = new Set<string | undefined>(['zero', 'one', 'two']);

const pluralBases = new Set(
  Object.keys(en)
    .filter((key) => formOf(key) === 'other')
    .map(baseOf),
);

/** What a locale must hold: every key of English, plural keys once for each form of its own. */
const expectedKeys = (locale: string) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...new Set(Object.keys(en).map(baseOf))]
    .flatMap((key) => (pluralBases.has(key) ? forms.map((form) => `${key}_${form}`) : [key]))
    .sort();
};

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}|<[^>]+>/g, ''));

test('every shipped locale has its file, and every file ships', () => {
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual(shipped.map((locale) => `${locale}.json`).sort());
});

describe.each(shipped)('%s', (locale) => {
  const texts = readTexts(`${folder}/${locale}.json`);

  test('has every key in all plural forms, none more, in order', () => {
    expect(Object.keys(texts)).toEqual(expectedKeys(locale));
  });

  test('has no empty text and no space at an end', () => {
    const untidy = Object.entries(texts).filter(([, text]) => !text || text !== text.trim());
    expect(untidy).toEqual([]);
  });
});

describe.each(translated)('%s as a translation', (locale) => {
  const texts = readTexts(`${folder}/${locale}.json`);
  const sourceOf = (key: string) => en[key] ?? en[`${baseOf(key)}_other`] ?? '';

  test('keeps placeholders and tags', () => {
    const changed = Object.entries(texts).filter(([key, text]) => {
      const wanted = marksOf(sourceOf(key));
      const found = marksOf(text).join();
      const withoutCount = wanted.filter((mark) => mark !== '{{count}}').join();
      return found !== wanted.join() && !(exactForms.has(formOf(key)) && found === withoutCount);
    });
    expect(changed).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const copies = Object.keys(texts).filter(
      (key) => texts[key] === sourceOf(key) && hasWords(sourceOf(key)),
    );
    expect(copies).toEqual(sameOnPurpose[locale]);
  });

  test('uses the quotation marks of the language', () => {
    expect(Object.entries(texts).filter(([, text]) => /["']/.test(text))).toEqual([]);
  });
});

describe('the keys and the code', () => {
  const sources = [...sourcesOf('src'), ...sourcesOf('host-app')].join('\n');
  const bases = new Set(Object.keys(en).map(baseOf));

  test('every key is used', () => {
    const unused = [...bases].filter(
      (key) => !sources.includes(`'${key}'`) && !builtKeys.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test('every start of a key put together in code is still one', () => {
    const idle = builtKeys.filter((start) => ![...bases].some((key) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });

  test('every key the code names exists', () => {
    const literals = [
      ...sources.matchAll(/\b(?:t\(|key: |problemOf\()\s*'([\w.]+)'/g),
      ...sources.matchAll(/'((?:validation|error)\.[\w.]+)'/g),
    ].map(([, key]) => key ?? '');
    expect(literals.length).toBeGreaterThan(100);
    expect([...new Set(literals)].filter((key) => !bases.has(key))).toEqual([]);
  });
});

describe('the host app', () => {
  const hostEn = readTexts('host-app/src/texts/en.json');

  test.each(translated)('has its texts in %s', (locale) => {
    const texts = readTexts(`host-app/src/texts/${locale}.json`);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(hostEn).sort());
    const marks = (catalogue: Record<string, string>) =>
      Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, marksOf(text)]));
    expect(marks(texts)).toEqual(marks(hostEn));
  });
});
