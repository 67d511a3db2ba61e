import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nRoot, useT } from '../../../../../src/i18n';
import { edit, forgetEdits } from '../../../../../src/i18n/inContext/edits';
import { createMarkedI18n, keyOf } from '../../../../../src/i18n/inContext/markedI18n';
import { marksIn, unmarked } from '../../../../../src/i18n/inContext/marks';
import { createI18n, namespace } from '../../../../../src/i18n';
import { afterEachRow, eachRow } from '../../../../eachRow';

afterEachRow(() => forgetEdits('en'));

const catalogue = { 'tickets.left_one': '{{count}} Left', 'tickets.left_other': '{{count}} Left' };

eachRow([
  [1, 'tickets.left_one'],
  [3, 'tickets.left_other'],
])('%i is marked with the key of its plural form, %s', (count, key) => {
  const i18n = createI18n({ locale: 'en', catalogue, instance: createMarkedI18n() });
  const text = i18n.t('tickets.left', { count, ns: namespace, lng: 'en', keySeparator: false });
  expect(unmarked(text)).toBe(`${count} Left`);
  expect(marksIn(text).map(({ id }) => keyOf(id))).toEqual([key]);
});

test('a value is not a text of its own, and a missing text shows its key', () => {
  const i18n = createI18n({
    locale: 'en',
    catalogue: { 'order.hello': 'Hello {{name}}' },
    instance: createMarkedI18n(),
  });
  const hello = i18n.t('order.hello', { name: 'Ada', ns: namespace, lng: 'en', keySeparator: false });
  expect(marksIn(hello)).toEqual([expect.objectContaining({ text: 'Hello Ada' })]);
  const missing = i18n.t('order.none', { ns: namespace, lng: 'en', keySeparator: false });
  expect(unmarked(missing)).toBe('order.none');
});

function Left() {
  const t = useT();
  return <p>{t('tickets.left', { count: 3 })}</p>;
}

test('an edit comes to show where the provider takes another instance', () => {
  const page = (overrides: Record<string, string>) => (
    <I18nRoot locale="en" catalogue={catalogue} i18n={createMarkedI18n()} overrides={overrides}>
      <Left />
    </I18nRoot>
  );
  const { rerender } = render(page({}));
  expect(unmarked(screen.getByRole('paragraph').textContent)).toBe('3 Left');
  act(() => edit('en', 'tickets.left_other', 'Only {{count}}', '{{count}} Left'));
  rerender(page({ 'tickets.left_other': 'Only {{count}}' }));
  expect(unmarked(screen.getByRole('paragraph').textContent)).toBe('Only 3');
});
