import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { FormModel, FormQuestion } from '../../../../../src/contract';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { RegistrationForm } from '../../../../../src/themed/registration';
import { draftWith, questionArgs } from '../../../../../stories/fixtures/questions';

const types = [
  ...['text', 'email', 'textarea', 'select', 'radio', 'checkbox', 'list', 'date', 'phone', 'country'],
  ...['file', 'consent', 'sessionRegistration', 'hologram'],
] as FormQuestion['type'][];

const id = fc.oneof(
  fc.constantFrom('101_form', '7', 'a.b', '__proto__', 'a_b_c', '$', 'constructor', '0.1', 'länge'),
  fc.string({ minLength: 1, maxLength: 6 }),
);
const texts = fc.oneof(fc.constantFrom('Yes', ' ', '', 'Same'), fc.string({ maxLength: 12 }));
const orNull = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const instant = fc.constantFrom('2026-05-14T09:00:00-04:00', '2026-05-14T10:00:00-04:00', 'soon', '');

const session = fc.record({
  id,
  name: texts,
  'start-date': instant,
  'end-date': instant,
  location: orNull(texts),
  capacity: orNull(fc.nat(3)),
  remaining: orNull(fc.integer({ min: -1, max: 3 })),
});

/** What a backend of another version, or a hand-written one, may send. */
const question = fc.record(
  {
    id,
    attributeKey: texts,
    label: texts,
    type: fc.constantFrom(...types),
    required: fc.boolean(),
    maxLength: orNull(fc.nat(20)),
    options: orNull(fc.array(texts, { maxLength: 12 })),
    autocomplete: orNull(fc.constantFrom('email', 'nonsense', '')),
    safeHtmlText: orNull(fc.constantFrom('', 'Plain', '<b>Bold', '<script>alert(1)</script>', '&amp;')),
    min: orNull(fc.constantFrom('2026-01-01', 'x')),
    max: orNull(fc.constantFrom('2026-12-31', '')),
    maxChoices: orNull(fc.nat(3)),
    accept: orNull(fc.array(texts, { maxLength: 2 })),
    maxSize: orNull(fc.nat()),
    sessions: orNull(fc.array(session, { maxLength: 4 })),
    showWhen: orNull(fc.record({ questionId: id, values: fc.array(texts, { maxLength: 2 }) })),
  },
  { requiredKeys: ['id', 'attributeKey', 'label', 'type', 'required'] },
);
const anyForm = fc
  .uniqueArray(question, { selector: (one) => one.id, maxLength: 8 })
  .map((entities) => ({ name: 'Any', entities }) as FormModel);

/** Lets chunks come and checks end. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));

const renderForm = (form: FormModel, filled: boolean) => {
  const onSubmit = vi.fn();
  const drawn = render(
    <I18nRoot locale="en" catalogue={en}>
      <RegistrationForm
        {...questionArgs}
        form={form}
        onSubmit={onSubmit}
        {...(filled && { draft: draftWith(form) })}
      />
    </I18nRoot>,
  );
  return { ...drawn, onSubmit };
};

test('any form the backend may send is drawn, answered, checked and sent without a crash', async () => {
  await fc.assert(
    fc.asyncProperty(anyForm, fc.boolean(), async (form, filled) => {
      const { container, onSubmit } = renderForm(form, filled);
      await settle();
      for (const box of container.querySelectorAll('input[type=checkbox], input[type=radio]'))
        fireEvent.click(box);
      for (const input of container.querySelectorAll('input[type=text], textarea'))
        fireEvent.change(input, { target: { value: 'Amara' } });
      const [button] = [...container.querySelectorAll('form')];
      if (button) fireEvent.submit(button);
      await settle();
      await settle();
      const isRefused = container.querySelectorAll('a[href^="#"]').length > 0;
      expect(isRefused || onSubmit.mock.calls.length === 1).toBe(true);
      cleanup();
    }),
    { numRuns: 25 },
  );
});
