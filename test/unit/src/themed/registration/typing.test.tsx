import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormModel } from '../../../../../src/contract';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { RegistrationForm } from '../../../../../src/themed/registration';
import type * as Kit from '../../../../../src/themed/kit/Field';
import type * as Group from '../../../../../src/themed/kit/Fieldset';
import { settle } from '../../../../settle';
import { formArgs, longForm, personTickets } from '../../../../../stories/fixtures/orders';

// Modules are shared among test files: some are mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const drawn = vi.hoisted(() => ({ fields: 0 }));
vi.mock('../../../../../src/themed/kit/Field', async (importOriginal) => {
  const kit = await importOriginal<typeof Kit>();
  return {
    ...kit,
    Field: (props: Parameters<typeof kit.Field>[0]) => {
      drawn.fields += 1;
      return kit.Field(props);
    },
  };
});
vi.mock('../../../../../src/themed/kit/Fieldset', async (importOriginal) => {
  const kit = await importOriginal<typeof Group>();
  return {
    ...kit,
    Fieldset: (props: Parameters<typeof kit.Fieldset>[0]) => {
      drawn.fields += 1;
      return kit.Fieldset(props);
    },
  };
});

/** Ten questions, of which two hang on what is answered to others. */
const tenQuestions: FormModel = {
  name: 'Ten',
  entities: [
    ...longForm.entities,
    {
      id: '108_form',
      attributeKey: 'dinner',
      label: 'Dinner?',
      type: 'radio',
      required: false,
      options: ['Yes', 'No'],
    },
    {
      id: '109_form',
      attributeKey: 'diet',
      label: 'Diet',
      type: 'text',
      required: true,
      showWhen: { questionId: '108_form', values: ['Yes'] },
    },
    {
      id: '110_form',
      attributeKey: 'firm',
      label: 'Role there',
      type: 'text',
      required: false,
      showWhen: { questionId: '104_form', values: ['Tidewater'] },
    },
  ],
};

/** As many as show that what is drawn does not grow with them; each is opened before, which takes a second of a busy machine. */
const attendees = 12;

const draw = (form: FormModel, count: number) =>
  render(
    <I18nRoot locale="en" catalogue={en}>
      <RegistrationForm {...formArgs} form={form} personTickets={personTickets(count)} />
    </I18nRoot>,
  );

/** The form of somebody who has opened every attendee: the most fields that can be on the page. */
function drawOpen(form: FormModel, count: number) {
  const shown = draw(form, count);
  for (const button of shown.container.querySelectorAll('button'))
    if (button.textContent === en['registration.fillIn']) fireEvent.click(button);
  return shown;
}

const fieldOf = (container: HTMLElement, question: string) => {
  const field = container.querySelector<HTMLInputElement>(
    `[name="attendees.$${9000 + attendees}.$${question}_form"]`,
  );
  if (!field) throw new Error('no field');
  return field;
};

/** The last attendee's; roles are too slow to be requested in a form of this size. */
async function radiosOf(container: HTMLElement) {
  const found = () => container.querySelectorAll<HTMLInputElement>('input[type=radio]');
  await waitFor(() => expect(found()).toHaveLength(2 * attendees));
  const [yes, no] = [...found()].slice(-2);
  if (!yes || !no) throw new Error('no radios');
  // Each of them is drawn once more when it hears that its control is there.
  await act(() => settle());
  return [yes, no] as const;
}

beforeEach(() => {
  drawn.fields = 0;
});

/** Fields that are drawn at first. */
function drawnFor(count: number): number {
  drawn.fields = 0;
  draw(tenQuestions, count).unmount();
  return drawn.fields;
}

test('F142: attendees who are folded draw no fields before they are opened, and keep them from then on', () => {
  expect(drawnFor(10)).toBe(drawnFor(2));
  const { container } = draw(tenQuestions, 10);
  const fieldsOf = (number: number) => container.querySelectorAll(`[data-attendee="${number}"] input`);
  expect(fieldsOf(1).length).toBeGreaterThan(3);
  expect(fieldsOf(2)).toHaveLength(0);
  const show = container.querySelector<HTMLButtonElement>('[data-attendee="2"] button');
  if (!show) throw new Error('no button');
  fireEvent.click(show);
  expect(fieldsOf(2)[0]).toHaveFocus();
  expect(fieldsOf(3)).toHaveLength(0);
});

/** PERFORMANCE: many attendees with ten questions each on the page, and one key press draws one of their fields. */
describe('twelve attendees with ten questions each', () => {
  test('a key press draws no other field', async () => {
    const { container } = drawOpen(tenQuestions, attendees);
    const last = fieldOf(container, '101');
    await radiosOf(container);
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

  test('a key press draws as many fields as with two attendees', () => {
    const counts = [2, 10].map((count) => {
      const { container, unmount } = drawOpen(tenQuestions, count);
      const field = container.querySelector<HTMLInputElement>('[data-attendee="2"] input');
      if (!field) throw new Error('no field');
      drawn.fields = 0;
      fireEvent.change(field, { target: { value: 'A' } });
      unmount();
      return drawn.fields;
    });
    expect(counts).toEqual([1, 1]);
  });

  test('a key press in a field that others hang on draws them once they are asked, and nothing before', async () => {
    const { container } = drawOpen(tenQuestions, attendees);
    const company = fieldOf(container, '104');
    await radiosOf(container);
    drawn.fields = 0;
    fireEvent.change(company, { target: { value: 'Tidewate' } });
    expect(drawn.fields).toBeLessThanOrEqual(1);
    fireEvent.change(company, { target: { value: 'Tidewater' } });
    expect(fieldOf(container, '110')).toBeInTheDocument();
    expect(drawn.fields).toBeLessThanOrEqual(3);
  });

  test('an answer shows what hangs on it without drawing the rest; its own error and no other leaves with it', async () => {
    const { container } = drawOpen(tenQuestions, attendees);
    const [yes, no] = await radiosOf(container);
    drawn.fields = 0;
    fireEvent.click(yes);
    const diet = fieldOf(container, '109');
    expect(drawn.fields).toBeLessThanOrEqual(3);
    fireEvent.change(diet, { target: { value: 'Vegan' } });
    fireEvent.change(diet, { target: { value: '' } });
    fireEvent.blur(diet);
    await screen.findByText('Diet is required.');
    fireEvent.change(diet, { target: { value: 'Vegan' } });
    fireEvent.click(no);
    expect(diet).not.toBeInTheDocument();
    fireEvent.click(yes);
    expect(fieldOf(container, '109')).toHaveValue('Vegan');
    expect(screen.queryByText('Diet is required.')).toBeNull();
  });
});
