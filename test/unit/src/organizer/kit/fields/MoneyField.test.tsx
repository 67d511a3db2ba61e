import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { MoneyField } from '../../../../../../src/organizer/kit/fields';
import { OneForm } from '../../../../../../stories/organizer/kit/fields/fields.fixtures';

it.each([
  [2, '90071992547409.91', '90071992547409.89'],
  [0, '9007199254740991', '9007199254740989'],
  [3, '9007199254740.991', '9007199254740.989'],
])('an amount of %i decimals is shown and typed to the unit', async (minorUnits, visible, typed) => {
  render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      <OneForm values={{ price: 9_007_199_254_740_991 }}>
        <MoneyField name="price" label="Price" currency={{ code: 'USD', symbol: '$', minorUnits }} />
      </OneForm>
    </I18nRoot>,
  );
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  expect(price.value).toBe(visible);
  fireEvent.change(price, { target: { value: typed } });
  fireEvent.blur(price);
  expect(price.value).toBe(typed);
  fireEvent.change(price, { target: { value: `9${typed}` } });
  fireEvent.blur(price);
  expect(await screen.findByText('Number is not valid.')).toBeVisible();
  expect(price.value).toBe(`9${typed}`);
});
