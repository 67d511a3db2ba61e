import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nRoot } from '../../../src/i18n';
import en from '../../../src/i18n/locales/en.json';
import { RegistrationForm } from '../../../src/themed/registration';
import type * as Kit from '../../../src/themed/kit/Field';
import { formArgs, longForm, personTickets } from '../../../stories/fixtures/orders';

const drawn = vi.hoisted(() => ({ fields: 0 }));
vi.mock('../../../src/themed/kit/Field', async (importOriginal) => {
  const kit = await importOriginal<typeof Kit>();
  return {
    ...kit,
    Field: (props: Parameters<typeof kit.Field>[0]) => {
      drawn.fields += 1;
      return kit.Field(props);
    },
  };
});

/** PERFORMANCE: eighty questions on the page, and one key press draws one of them. */
test('a key press draws no other field', async () => {
  const { container } = render(
    <I18nRoot locale="en" catalogue={en}>
      <RegistrationForm {...formArgs} form={longForm} personTickets={personTickets(10)} />
    </I18nRoot>,
  );
  const last = container.querySelector<HTMLInputElement>('[name="attendees.$9010.$101_form"]');
  if (!last) throw new Error('no field');
  drawn.fields = 0;
  fireEvent.change(last, { target: { value: 'A' } });
  fireEvent.change(last, { target: { value: 'Am' } });
  fireEvent.change(last, { target: { value: 'Ama' } });
  expect(drawn.fields).toBeLessThanOrEqual(2);
  fireEvent.change(last, { target: { value: '' } });
  fireEvent.blur(last);
  await waitFor(() => expect(last).toHaveAttribute('aria-invalid', 'true'));
  expect(drawn.fields).toBeLessThanOrEqual(6);
});
