import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '../../../../../src/i18n/locales/en.json';
import { withMoney, type Money } from '../../../../../src/hooks/order/withMoney';
import { eachRow } from '../../../../eachRow';

const nothing: Money = {
  method: { money: 'withOrder' },
  isCharged: false,
  isUnknown: false,
  isUnsaved: false,
  isExpired: false,
};
const detailFor = (known: Partial<Money>) => {
  const problem = { message: { key: 'error.default' }, showFor: 20_000 };
  const event = withMoney({ type: 'refused', problem }, { ...nothing, ...known });
  return event.type === 'refused' ? event.problem.detail?.key : undefined;
};

eachRow([
  ['nothing was taken', {}, 'payment.money.notCharged'],
  [
    'F78: the order is not there, and nobody knows of the money',
    { isUnsaved: true },
    'payment.money.notSaved',
  ],
  ['F78: an earlier try may have taken it', { isUnknown: true }, 'payment.money.notSaved'],
  ['F78: … and the tickets are gone', { isUnknown: true, isExpired: true }, 'payment.money.unsure'],
  ['it was taken', { isCharged: true }, 'payment.money.charged'],
  ['it was taken, and the tickets are gone', { isCharged: true, isExpired: true }, 'payment.money.late'],
  ['nothing is paid', { method: { money: 'none' as const } }, undefined],
])('what a refused save says of the money where %s', (_, known, detail) => {
  expect(detailFor(known)).toBe(detail);
});

const claim =
  /(?:\b(?:nothing|no money)\b[^.;:!?]*\b(?:charged|taken)|\bcharged nothing|(?:\bnot|n't)(?: been)? charged)\b(?! (?:again|twice))/i;

/** Said of one try, by its provider or by us: taken back where another one is in doubt. */
const takenBack = [
  'error.notCharged',
  'payment.money.notCharged',
  'payment.spreedly.notCharged',
  'payment.stripe.canceled',
  'payment.stripe.notCharged',
  'payment.stripe.notSent',
  'payment.stripe.open',
];
/** Said of an order that was read, of the page alone, or with an `if`. */
const certain = [
  'confirmation.outcome.expiredText',
  'confirmation.outcome.failedText',
  'confirmation.outcome.unknownText',
  'payment.paypal.cancelled',
  'payment.paypal.slow.text',
  'swap.withdrawnText',
];

it('F78: every text that says that nothing was charged is one of those that can be taken back', () => {
  const claims = Object.entries(en).flatMap(([key, text]) => (claim.test(text) ? [key] : []));
  expect(claims.sort()).toEqual([...takenBack, ...certain].sort());
});

it.each(takenBack)('F78: %s is taken back while an earlier try is in doubt', (key) => {
  const whole = { message: { key }, money: 'none' as const, showFor: 20_000 };
  const below = { ...whole, message: { key: 'error.payment.notVerified' }, detail: { key } };
  for (const problem of [whole, below])
    for (const doubt of [{ isUnknown: true }, { isCharged: true }, { isUnknown: true, isExpired: true }]) {
      const event = withMoney({ type: 'refused', problem }, { ...nothing, ...doubt });
      expect(JSON.stringify(event)).not.toContain(`"${key}"`);
    }
});

it('F78: no component draws such a text by itself', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const drawn = files.flatMap((file) => {
    if (!file.endsWith('.tsx')) return [];
    const code = readFileSync(`src/${file}`, 'utf8');
    return takenBack.filter((key) => code.includes(`'${key}'`)).map((key) => `${file}: ${key}`);
  });
  expect(drawn).toEqual([]);
});
