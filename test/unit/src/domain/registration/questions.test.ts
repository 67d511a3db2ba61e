import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormModel, FormQuestion, PersonTicket } from '../../../../../src/contract';
import {
  answerKey,
  attendeeSchema,
  attendeeSections,
  completenessOf,
  visibleQuestions,
  initialValues,
  orderSubmission,
  registrationSchema,
  takesMany,
  textsOf,
  trimFieldId,
  type Answer,
  type Answers,
  type RegistrationContext,
} from '../../../../../src/domain';
import { normalizedQuestion } from '../../../../../src/domain/registration/normalizedQuestion';
import { problemsOf } from './problemsOf';
import { eachRow } from '../../../../eachRow';

const free: RegistrationContext = { gateway: 'stripe', orderTotal: 0, freeEvent: true, ticketCount: 1 };
const hold = {
  token: 'hold-1',
  orderTotal: 0,
  currency: { code: 'USD', symbol: '$' },
  tickets: [],
  freeEvent: true,
  isPayByInvoice: false,
  gateway: 'stripe' as const,
};
const ticket: PersonTicket = {
  id: '9.1',
  ticketTypeId: '1',
  ticketName: 'General',
  formSubmission: { entities: [] },
};
const question = (more: Partial<FormQuestion>): FormQuestion => ({
  id: 'q',
  attributeKey: 'q',
  label: 'Question',
  type: 'text',
  required: true,
  ...more,
});
const session = (id: string) => ({
  id,
  name: id,
  capacity: null,
  remaining: null,
  'start-date': '2026-03-14T10:00:00Z',
  'end-date': '2026-03-14T11:00:00Z',
});

/** What the form says about answers by question id. */
async function checked(questions: FormQuestion[], answers: Record<string, Answer>) {
  const form: FormModel = { entities: questions };
  const context = { ...free, form, personTickets: [ticket] };
  const values = initialValues({ form, personTickets: [ticket], locale: 'en', agrees: true });
  const own = values.attendees[answerKey(ticket.id)] ?? {};
  for (const [id, answer] of Object.entries(answers)) own[answerKey(id)] = answer;
  const found = await problemsOf(registrationSchema(context), values);
  const before = `attendees.${answerKey(ticket.id)}.`;
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [path.replace(before, ''), text]));
}

const choice = "Choice can't be empty.";
const long = 'x'.repeat(501);

describe('one question (000 §5; the messages without words there are ours)', () => {
  eachRow<[Partial<FormQuestion>, Answer, string | undefined]>([
    [{ type: 'text' }, '', '{{label}} is required.'],
    [{ type: 'text' }, '  ', '{{label}} is required.'],
    [{ type: 'text' }, 'Signs', undefined],
    [{ type: 'text' }, long, '{{label}} is too long.'],
    [{ type: 'text', maxLength: 5 }, 'Because', '{{label}} is too long.'],
    [{ type: 'text', required: false }, '', undefined],
    [{ type: 'textarea', maxLength: 5 }, 'Signs', undefined],
    [{ attributeKey: 'firstName' }, '', 'First name is required.'],
    [{ attributeKey: 'lastName' }, '', 'Last name is required.'],
    [{ type: 'email' }, '', 'Email is required.'],
    [{ type: 'email' }, 'amara', 'Email is not valid.'],
    [{ type: 'email' }, ' amara@tidewater.studio ', undefined],
    [{ type: 'select', options: ['S', 'M'] }, '', choice],
    [{ type: 'select', options: ['S', 'M'] }, 'XXL', choice],
    [{ type: 'select', options: ['S', 'M'] }, 'M', undefined],
    [{ type: 'select', options: ['S', 'M'], required: false }, '', undefined],
    [{ type: 'select', options: [long] }, long, 'Choice name is too long'],
    [{ type: 'radio', options: ['S', 'M'] }, '', choice],
    [{ type: 'radio', options: ['S', 'M'] }, 'M', undefined],
    [{ type: 'checkbox', options: ['S', 'M'] }, [], choice],
    [{ type: 'checkbox', options: ['S', 'M'] }, ['S', 'M'], undefined],
    [{ type: 'checkbox', options: ['S', 'M'] }, ['L'], choice],
    [{ type: 'checkbox', options: ['S', 'M'], required: false }, [], undefined],
    [{ type: 'list', options: ['S', 'M'], maxChoices: 1 }, ['S', 'M'], 'You have chosen too many.'],
    [{ type: 'list', options: ['S', 'M'], maxChoices: 1 }, ['M'], undefined],
    [{ type: 'date' }, '', '{{label}} is required.'],
    [{ type: 'date' }, '2026-02-31', 'Date is not valid.'],
    [{ type: 'date' }, '14.3.2026', 'Date is not valid.'],
    [{ type: 'date' }, '2026-03-14', undefined],
    [{ type: 'date', min: '2026-03-15' }, '2026-03-14', 'Date is not valid.'],
    [{ type: 'date', max: '2026-03-13' }, '2026-03-14', 'Date is not valid.'],
    [{ type: 'date', min: '2026-03-14', max: '2026-03-14' }, '2026-03-14', undefined],
    [{ type: 'phone' }, 'ring me', 'Phone number is not valid.'],
    [{ type: 'phone' }, '+1 (617) 555-0100', undefined],
    [{ type: 'country' }, '', 'Country is required.'],
    [{ type: 'country' }, 'GH', undefined],
    [{ type: 'consent' }, '', '{{label}} is required.'],
    [{ type: 'consent' }, 'true', undefined],
    [{ type: 'consent', required: false }, '', undefined],
    [{ type: 'file' }, '', '{{label}} is required.'],
    [{ type: 'file' }, 'file-1', undefined],
    [{ type: 'sessionRegistration', sessions: [session('s1')] }, [], choice],
    [{ type: 'sessionRegistration', sessions: [session('s1')] }, ['s1'], undefined],
    [{ type: 'sessionRegistration', sessions: [session('s1')] }, ['s2'], choice],
  ])('%j answered %j', async (more, answer, text) => {
    expect(await checked([question(more)], { q: answer })).toEqual(text === undefined ? {} : { q: text });
  });
});

const hanging: FormQuestion[] = [
  question({ id: 'diet', type: 'radio', options: ['None', 'Other'] }),
  question({ id: 'which', showWhen: { questionId: 'diet', values: ['Other'] } }),
  question({ id: 'why', showWhen: { questionId: 'which', values: ['Nuts'] } }),
];
const visibleIds = (answers: Record<string, Answer>) =>
  visibleQuestions(hanging, ({ id }) => answers[id]).map(({ id }) => id);

describe('questions that hang on others', () => {
  eachRow<[Record<string, Answer>, string[]]>([
    [{}, ['diet']],
    [{ diet: 'None', which: 'Nuts' }, ['diet']],
    [{ diet: 'Other' }, ['diet', 'which']],
    [{ diet: 'Other', which: ' Nuts ' }, ['diet', 'which', 'why']],
  ])('%j asks %j', (answers, requested) => expect(visibleIds(answers)).toEqual(requested));

  test('one that hangs on a later one, on itself or on none is never asked', () => {
    for (const questionId of ['later', 'self', 'none']) {
      const odd = question({ id: 'self', showWhen: { questionId, values: ['x'] } });
      const later = question({ id: 'later' });
      expect(visibleQuestions([odd, later], () => 'x')).toEqual([later]);
    }
  });

  test('what is not asked is neither checked nor sent', async () => {
    expect(await checked(hanging, { diet: 'None' })).toEqual({});
    expect(await checked(hanging, { diet: 'Other' })).toEqual({ which: '{{label}} is required.' });
    const form = { entities: hanging };
    const values = initialValues({ form, personTickets: [ticket], locale: 'en' });
    values.attendees[answerKey(ticket.id)] = { diet: 'None', which: 'Nuts', why: 'Because' };
    const sent = orderSubmission(values, { hold, form, personTickets: [ticket], locale: 'en' });
    expect(sent.personTickets[0]?.formSubmission.entities).toEqual([
      { id: 'diet', attributeKey: 'q', submissionValues: ['None'] },
    ]);
  });
});

const types: FormQuestion['type'][] = [
  ...(['text', 'email', 'textarea', 'select', 'radio', 'checkbox', 'list', 'date', 'phone'] as const),
  ...(['country', 'file', 'consent', 'sessionRegistration'] as const),
];
const ids = fc.oneof(
  fc.stringMatching(/^[a-z0-9._]{1,6}(_form)?$/),
  fc.constantFrom('__proto__', 'constructor', '1', 'a.b'),
);
const anyQuestion: fc.Arbitrary<FormQuestion> = fc.record(
  {
    id: ids,
    attributeKey: fc.constantFrom('firstName', 'lastName', 'email', 'company', 'sessionRegistration'),
    label: fc.string(),
    type: fc.constantFrom(...types),
    required: fc.boolean(),
    maxLength: fc.integer({ min: 0, max: 600 }),
    options: fc.array(fc.string(), { maxLength: 4 }),
    maxChoices: fc.integer({ min: 0, max: 3 }),
    showWhen: fc.record({ questionId: ids, values: fc.array(fc.string(), { maxLength: 2 }) }),
  },
  { requiredKeys: ['id', 'attributeKey', 'label', 'type', 'required'] },
);
const anyForm = fc.record({
  entities: fc.uniqueArray(anyQuestion, { selector: ({ id }) => trimFieldId(id), maxLength: 6 }),
});
const anyAnswer = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));

describe('any form the backend may send', () => {
  test('starts with an answer of the right kind to every question, is checked without a crash, and sends what is asked', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, fc.array(anyAnswer, { maxLength: 6 }), async (form, given) => {
        const values = initialValues({ form, personTickets: [ticket], locale: 'en' });
        const own = values.attendees[answerKey(ticket.id)] ?? {};
        const questions = form.entities.map(normalizedQuestion);
        questions.forEach((one, index) => {
          const key = answerKey(one.id);
          expect(Array.isArray(own[key])).toBe(takesMany(one));
          const answer = given[index];
          if (answer !== undefined && Array.isArray(answer) === takesMany(one)) own[key] = answer;
        });
        const found = await checkedForm(form, values.attendees);
        const requested = visibleQuestions(questions, ({ id }) => own[answerKey(id)]);
        const visibleKeys = requested.map(({ id }) => answerKey(id));
        expect(found.every((key) => visibleKeys.includes(key))).toBe(true);
        const sent = orderSubmission(values, { hold, form, personTickets: [ticket], locale: 'en' });
        expect(sent.personTickets[0]?.formSubmission.entities).toEqual(
          requested.map(({ id, attributeKey }) => ({
            id: trimFieldId(id),
            attributeKey,
            submissionValues: textsOf(own[answerKey(id)]),
          })),
        );
      }),
    );
  });
});

/** The keys of the questions something is wrong with. */
async function checkedForm(form: FormModel, attendees: Answers): Promise<string[]> {
  const values = { ...initialValues({ locale: 'en', agrees: true }), attendees };
  const found = await problemsOf(registrationSchema({ ...free, form, personTickets: [ticket] }), values);
  return Object.keys(found).map((path) => path.replace(/^attendees\.[^.]+\./, '').replace(/\[\d+\]$/, ''));
}

describe('completenessOf', () => {
  const kinds: Partial<FormQuestion>[] = [
    ...(['text', 'textarea', 'email', 'phone', 'date', 'country', 'file'] as const).map((type) => ({ type })),
    { type: 'text', maxLength: 5 },
    { type: 'date', min: '2026-03-15', max: '2026-03-20' },
    ...(['select', 'radio', 'checkbox', 'list'] as const).map((type) => ({ type, options: ['S', 'M'] })),
    { type: 'list', options: ['S', 'M'], maxChoices: 1 },
    { type: 'sessionRegistration', sessions: [session('S')], maxChoices: 1 },
  ];
  const texts = [
    '',
    ' ',
    'S',
    ' M ',
    'XXL',
    'no@where',
    'amara@tidewater.studio',
    '+49 30 1234567',
    '2026-03-16',
    '2026-02-31',
    long,
  ];

  test('says of any answers what the schema does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.constantFrom(...texts), { maxLength: 3 }),
        (kind, required, hangs, given) => {
          const first = question({ id: 'first', type: 'text', required: false });
          const asked = question({
            ...kind,
            id: 'second',
            required,
            ...(hangs && { showWhen: { questionId: 'first', values: ['S'] } }),
          });
          const [section] = attendeeSections({ entities: [first, asked] }, [ticket]);
          if (!section) throw new Error('There is no attendee.');
          const filled = given.filter((text) => text.trim() !== '');
          const answers = { first: given[0] ?? '', second: takesMany(asked) ? filled : (given[1] ?? '') };
          const isAnswered = Object.values(answers).some((answer) => textsOf(answer).length > 0);
          expect(completenessOf(section)(answers)).toBe(
            isAnswered && attendeeSchema(section.questions).isValidSync(answers),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
