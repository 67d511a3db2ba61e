import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { I18nRoot, useT, type Catalogue, type Translate } from '../../../../src/i18n';
import { eachRow } from '../../../eachRow';

const catalogue = {
  'swap.from': 'Swapped from {{name}}',
  'order.count_one': '{{count}} ticket',
  'order.count_few': '{{count}} tickets',
  'order.count_many': '{{count}} tickets',
  'order.count_other': '{{count}} tickets',
  'validation.card.yearTooLate': 'The year must be no more than {{max}}',
  'registration.submit.noteCard': 'You pay <amount>{{amount}}</amount> now.',
} satisfies Catalogue;

function Translated({ of }: { of: (t: Translate) => string }) {
  return <p>{of(useT())}</p>;
}

function textIn(locale: string, of: (t: Translate) => string): string {
  render(
    <I18nRoot locale={locale} catalogue={catalogue}>
      <Translated of={of} />
    </I18nRoot>,
  );
  return screen.getByRole('paragraph').textContent;
}

const isolated = (text: string) => `\u2068${text}\u2069`;

describe('a value within a sentence', () => {
  it('stays as it is when it reads as the sentence does', () => {
    expect(textIn('de', (t) => t('swap.from', { name: 'Zoë <b>{{x}}</b> 2' }))).toBe(
      'Swapped from Zoë <b>{{x}}</b> 2',
    );
  });

  eachRow([
    ['en', 'محمد (2)'],
    ['ja', 'נועה'],
    ['ar', 'maren@example.com'],
    ['he', '7731-1'],
    ['ar-XB', 'Maren Lindqvist'],
  ])('is set apart in %s when it may read the other way: %s', (locale, name) => {
    expect(textIn(locale, (t) => t('swap.from', { name }))).toBe(`Swapped from ${isolated(name)}`);
  });

  it('is set apart within its tags, which stay whole', () => {
    expect(textIn('he', (t) => t('registration.submit.noteCard', { amount: '$12' }))).toBe(
      `You pay <amount>${isolated('$12')}</amount> now.`,
    );
  });

  eachRow([
    ['en', 3, '3 tickets'],
    ['ar', 3, '3 tickets'],
    ['ar-EG', 30, '٣٠ tickets'],
    ['fa', 1000, '۱۰۰۰ tickets'],
  ])('has the digits of %s', (locale, count, text) => {
    expect(textIn(locale, (t) => t('order.count', { count }))).toBe(text);
  });

  it('has a year as a year', () => {
    expect(textIn('en', (t) => t('validation.card.yearTooLate', { max: 2046 }))).toBe(
      'The year must be no more than 2046',
    );
  });
});
