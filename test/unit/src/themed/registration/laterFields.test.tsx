import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAddressCompletion } from '../../../../../mocks/adapters/fakeAddressCompletion';
import en from '../../../../../src/i18n/locales/en.json';
import { formArgs } from '../../../../../stories/fixtures/orders';

// The list of a field comes once: each row begins without it, and so does the next file.
beforeEach(() => {
  vi.resetModules();
});
afterAll(() => {
  vi.resetModules();
});

it.each([/^Country/, /^Address/])(
  'leaves the focus in the plain field of %s as its list arrives',
  async (label) => {
    const { I18nRoot } = await import('../../../../../src/i18n');
    const { RegistrationForm } = await import('../../../../../src/themed/registration');
    render(
      <I18nRoot locale="en" catalogue={en}>
        <RegistrationForm
          {...formArgs}
          addressCompletion={createFakeAddressCompletion()}
          onSubmit={vi.fn()}
        />
      </I18nRoot>,
    );
    const plain = screen.getByLabelText(label);
    expect(plain).toHaveRole('textbox');
    act(() => plain.focus());
    await act(async () => {
      await import('../../../../../src/themed/kit/ComboBox');
    });
    expect(plain).toHaveFocus();
    fireEvent.blur(plain);
    expect(await screen.findByRole('combobox', { name: label })).toBeVisible();
  },
);
