import { expect } from 'vitest';
import { isolated, listText } from '../../../../../src/domain/text/listText';
import { eachRow } from '../../../../eachRow';

const set = (text: string) => `\u2068${text}\u2069`;

eachRow<[locale: string, text: string, written: string]>([
  ['en', 'Email', 'Email'],
  ['en', 'אימייל', set('אימייל')],
  ['ar', 'Email', set('Email')],
])('a name in a sentence of $0', (locale, text, written) => {
  expect(isolated(text, locale)).toBe(written);
});

eachRow<[locale: string, type: 'conjunction' | 'disjunction', written: string]>([
  ['en', 'conjunction', 'Email and Company'],
  ['en', 'disjunction', 'Email or Company'],
  ['he', 'conjunction', `${set('Email')} ו-${set('Company')}`],
])('a list in $0', (locale, type, written) => {
  expect(listText(locale, ['Email', 'Company'], { type })).toBe(written);
});
