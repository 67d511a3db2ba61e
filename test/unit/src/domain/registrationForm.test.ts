import { expect, test } from 'vitest';
import { scenarios } from '../../../../mocks';
import type { Attribute } from '../../../../src/contract';
import {
  attributesToRequest,
  choiceSchema,
  conditionProblem,
  draftOf,
  formDraftSchema,
  formOfDraft,
  freeQuestionId,
  newQuestion,
  orderOf,
  questionForAttribute,
  withoutQuestion,
  withPasted,
  type FormDraft,
} from '../../../../src/domain';

const { entities, name = '' } = scenarios.richForm.form;
const draft = () => draftOf({ name, questions: entities });
const hangsOn = (form: FormDraft, id: string, questionId: string, values: string[]): FormDraft => {
  const question = form.questions[id];
  return question
    ? { ...form, questions: { ...form.questions, [id]: { ...question, condition: { questionId, values } } } }
    : form;
};

const offered = entities.flatMap(({ sessions = [] }) => sessions);

test('a form that nobody changed is saved as it came', () => {
  expect(formOfDraft(draft(), offered)).toEqual({ name, questions: entities });
});

test('sessions that are not offered any more are left out', () => {
  const { questions } = formOfDraft(draft(), offered.slice(1));
  expect(questions.find(({ type }) => type === 'sessionRegistration')?.sessions).toEqual(offered.slice(1));
});

test('whatever two people made of the order, each question that is there has one place', () => {
  expect(orderOf({ order: ['b', 'gone', 'a'], questions: ['a', 'b', 'added'] })).toEqual(['b', 'a', 'added']);
});

test('new questions have ids of their own', () => {
  const { order } = draft();
  const id = freeQuestionId(order);
  expect(order).not.toContain(id);
  expect(newQuestion('radio', id)).toMatchObject({ id, type: 'radio', choices: [{ text: '' }] });
});

test('ids that are taken are not given again', () => {
  const numbers = [0, 0, 0.5];
  const first = freeQuestionId([], () => 0);
  expect(freeQuestionId([first], () => numbers.shift() ?? 1)).not.toBe(first);
  expect(numbers).toEqual([]);
});

const attribute = (change: Partial<Attribute>): Attribute => ({
  id: 'a1',
  key: 'craft',
  label: 'Your craft',
  type: 'multiSelect',
  options: ['Print', 'Signs'],
  builtIn: false,
  inUse: false,
  created: '',
  modified: '',
  version: 1,
  ...change,
});

test('an attribute is asked for as it is kept, and only once', () => {
  expect(questionForAttribute(attribute({}), '$7')).toMatchObject({
    id: '$7',
    attributeKey: 'craft',
    label: 'Your craft',
    type: 'checkbox',
    choices: [{ text: 'Print' }, { text: 'Signs' }],
  });
  const country = attribute({ key: 'country', label: 'Country', type: 'text', options: [] });
  expect(questionForAttribute(country, '$8')).toMatchObject({
    type: 'country',
    rest: { autocomplete: 'country' },
  });
  const all = [attribute({}), country, attribute({ key: 'email', label: 'Email', type: 'email' })];
  expect(attributesToRequest(all, draft(), '').map(({ key }) => key)).toEqual(['craft', 'country']);
  expect(attributesToRequest(all, draft(), 'count').map(({ key }) => key)).toEqual(['country']);
});

test('pasted lines are added once, behind those that are there', () => {
  const choices = withPasted(
    [
      { id: 'c4', text: 'Vegan' },
      { id: 'c5', text: '' },
    ],
    'Halal\r\n\n Vegan \nHalal\nKosher',
  );
  expect(choices.map(({ text }) => text)).toEqual(['Vegan', 'Halal', 'Kosher']);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(3);
});

test('conditions are told apart that can never be met', async () => {
  const form: FormDraft = {
    name: '',
    order: ['a', 'b', 'c'],
    questions: Object.fromEntries(
      ['a', 'b', 'c'].map((id) => [
        id,
        { ...newQuestion('radio', id), label: id, choices: [{ id: 'c0', text: 'Yes' }] },
      ]),
    ),
  };
  expect(conditionProblem(hangsOn(form, 'b', 'a', ['Yes']), 'b')).toBeNull();
  expect(conditionProblem(hangsOn(form, 'b', 'a', ['No']), 'b')).toBe('answers');
  expect(conditionProblem(hangsOn(form, 'b', 'x', ['Yes']), 'b')).toBe('missing');
  expect(conditionProblem(hangsOn(form, 'b', 'c', ['Yes']), 'b')).toBe('later');
  const circle = hangsOn(hangsOn(form, 'b', 'c', ['Yes']), 'c', 'b', ['Yes']);
  expect(conditionProblem(circle, 'b')).toBe('circle');
  await expect(formDraftSchema().validate(circle, { context: { values: circle } })).rejects.toMatchObject({
    message: 'organizer.registrationForm.condition.circle',
  });
  expect(withoutQuestion(hangsOn(form, 'b', 'a', ['Yes']), 'a').questions['b']?.condition.questionId).toBe(
    '',
  );
});

test.each([
  ['  Print  ', []],
  ['x'.repeat(500), []],
  ['x'.repeat(501), ['validation.choiceTooLong']],
  ['   ', ['validation.choiceRequired']],
])('one choice (000 §5): %j', async (choice, problems) => {
  const found = await choiceSchema.validate(choice).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : error],
  );
  expect(found).toEqual(problems);
});
