import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Schema {
  properties?: Record<string, unknown>;
}
const { components } = JSON.parse(readFileSync('src/contract/generated/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const { sentences } = JSON.parse(readFileSync('docs/spec-coverage.json', 'utf8')) as {
  sentences: { id: string; text: string }[];
};

const membersOf = (schema: string) => Object.keys(components.schemas[schema]?.properties ?? {});

/** The names in a sentence that lists the members of something, without what is said about them. */
function namesIn(id: string): string[] {
  const text = sentences.find((sentence) => sentence.id === id)?.text ?? '';
  return text
    .replace(/^\*\*.*?\*\*:/, '')
    .replace(/\([^()]*\)/g, '')
    .split(/,| and card fields /)
    .map((name) => name.replace(/[.\s]/g, ''))
    .filter(Boolean);
}

/** Digits, expiry and CVC live in the provider's frames and nowhere else (000 §7: removed before the transaction is saved). */
const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc', 'cardName'];

test('a transaction has every member the requirements list', () => {
  const names = namesIn('000-3-01');
  expect(names.length).toBeGreaterThan(40);
  const known = [...membersOf('SaveRequest'), ...membersOf('HoldRequest')];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('a billing address has every member the requirements list, but for the card', () => {
  const names = namesIn('000-3-02');
  expect(names).toContain('billedContact');
  const known = membersOf('BillingAddress');
  expect(names.filter((name) => !known.includes(name))).toEqual(cardFields);
});

test('the widget configuration has every member the requirements list', () => {
  const texts = ['ctaFree', 'ctaCreditCard', 'ctaInvoice', 'ctaBitcoin'];
  const cards = ['visaVisible', 'masterCardVisible', 'americanExpressVisible', 'discoverVisible'];
  const names = namesIn('000-3-05').filter(
    (name) => !/^(cardvisibilityflags|call-to-actiontexts|creditcard|invoice|bitcoin)/.test(name),
  );
  expect(names.length).toBeGreaterThan(15);
  const known = membersOf('WidgetConfig');
  expect([...names, ...texts, ...cards].filter((name) => !known.includes(name))).toEqual([]);
  const theme = [
    'font',
    'color0',
    'color1',
    'color2',
    'color3',
    'color4',
    'color5',
    'customClass',
    'ringSettings',
  ];
  expect(theme.filter((name) => !membersOf('ThemeSettings').includes(name))).toEqual([]);
});
