import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWarnings } from '../../../../../../src/diagnostics/warn';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import { RegistrationForm } from '../../../../../../src/themed/registration';
import {
  Attendees,
  Billing,
  Buyer,
  Consents,
  Submit,
} from '../../../../../../src/themed/registration/form/parts';
import { formArgs } from '../../../../../../stories/fixtures/orders';

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warned.mockClear();
  forgetWarnings();
});

const missing = () =>
  warned.mock.calls.map(([text]) => /^BX1014: .* part "(\w+)"/.exec(String(text))?.[1] ?? String(text));

/** What is required in a part that is not there would be asked for where nobody can answer. */
test('BX1014: a form that is arranged without parts it needs names them', () => {
  const arranged = (parts: ReactNode) => (
    <I18nRoot locale="en" catalogue={en}>
      <RegistrationForm {...formArgs} payment={() => null} onSubmit={() => undefined}>
        {parts}
      </RegistrationForm>
    </I18nRoot>
  );
  render(
    arranged(
      <>
        <Buyer />
        <Attendees />
        <Consents />
        <Submit />
      </>,
    ),
  );
  expect(missing()).toEqual(['Billing', 'Payment']);
  warned.mockClear();
  render(arranged(undefined));
  render(arranged([<Buyer key="1" />, <Attendees key="2" />, <Billing key="3" />]));
  expect(missing()).toEqual(['Consents', 'Submit']);
});
