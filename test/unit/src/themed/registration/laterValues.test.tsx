import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FormModel, PersonTicket } from '../../../../../src/contract';
import { initialValues } from '../../../../../src/domain';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { RegistrationForm, type RegistrationFormProps } from '../../../../../src/themed/registration';
import { formArgs, personTickets } from '../../../../../stories/fixtures/orders';

const drawn = (props: Partial<RegistrationFormProps>) => (
  <I18nRoot locale="en" catalogue={en}>
    <RegistrationForm {...formArgs} {...props} />
  </I18nRoot>
);

const form: FormModel = {
  name: 'Days',
  entities: [
    {
      id: 'days',
      attributeKey: 'days',
      label: 'Days',
      type: 'checkbox',
      required: false,
      options: ['Thursday', 'Friday'],
    },
  ],
};
const answered = (texts: string[]): PersonTicket[] =>
  personTickets(1).map((ticket) => ({
    ...ticket,
    formSubmission: { entities: [{ id: 'days', attributeKey: 'days', submissionValues: texts }] },
  }));
const wrote = (days: string[]) => ({ ...initialValues({ locale: 'en' }), attendees: { $9001: { days } } });

/** FAULTS F17: questions that come later fill what is empty and nothing else. */
describe('questions with several answers that come later', () => {
  const arrive = async (days: string[]) => {
    const draft = wrote(days);
    const { rerender } = render(drawn({ form: undefined, personTickets: undefined, draft }));
    rerender(drawn({ form, personTickets: answered(['Friday']), draft }));
    return screen.findByRole('checkbox', { name: 'Friday' });
  };
  test('fill a list of which nothing was chosen', async () => {
    await expect(arrive([])).resolves.toBeChecked();
  });
  test('leave a list of which something was chosen', async () => {
    await expect(arrive(['Thursday'])).resolves.not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
  });
});

describe('what was probably meant by an email address', () => {
  const requested = async () => {
    render(drawn({ onSubmit: vi.fn() }));
    const [field] = await screen.findAllByLabelText(/^Email/);
    if (!field) throw new Error('no field');
    fireEvent.change(field, { target: { value: 'amara@gmial.com' } });
    fireEvent.blur(field);
    const offer = await screen.findByRole('button', { name: 'amara@gmail.com' });
    return { field, offer };
  };
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  test('is said to who can not see it', async () => {
    await requested();
    expect(said()).toContain('Did you mean amara@gmail.com?');
  });
  test('is gone once something else is written', async () => {
    const { field, offer } = await requested();
    fireEvent.change(field, { target: { value: 'amara@gmial.co' } });
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    expect(said()).not.toContain('Did you mean amara@gmail.com?');
  });
  test('is written by a press, and then no question any more', async () => {
    const { field, offer } = await requested();
    fireEvent.click(offer);
    expect(field).toHaveValue('amara@gmail.com');
    await waitFor(() => expect(offer).not.toBeInTheDocument());
  });
});
