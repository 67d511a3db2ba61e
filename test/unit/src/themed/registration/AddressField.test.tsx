import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeAddressCompletion } from '../../../../../mocks/adapters/fakeAddressCompletion';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { RegistrationForm } from '../../../../../src/themed/registration';
import { filledIn, formArgs } from '../../../../../stories/fixtures/orders';

const bare = { ...filledIn.billing, country: '', address1: '', city: '', state: '', zip: '' };

it('fills in the whole form’s bill by Enter, and says what it has filled in', async () => {
  render(
    <I18nRoot locale="en" catalogue={en}>
      <RegistrationForm
        {...formArgs}
        draft={{ ...filledIn, billing: bare }}
        addressCompletion={createFakeAddressCompletion()}
        onSubmit={() => undefined}
      />
    </I18nRoot>,
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Address*' }), 'pier road');
  await screen.findByRole('option', { name: '1 Pier Road, 02110 Boston' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const notice = await screen.findByText('Address filled in: 1 Pier Road, Boston, MA, 02110, United States');
  expect(notice).toHaveAttribute('role', 'status');
  expect(screen.getByRole('combobox', { name: 'Country*' })).toHaveValue('United States');
});
