import { expect, test } from 'vitest';
import { scenarios } from '../../../mocks';
import {
  conditionProblem,
  draftOf,
  formDraftSchema,
  formOfDraft,
  freeQuestionId,
  newQuestion,
  withoutQuestion,
  withPasted,
  type FormDraft,
} from '../../../src/domain';

const { entities, name = '' } = scenarios.richForm.form;
const draft = () => draftOf({ name, questions: entities });
const hangsOn = (form: FormDraft, id: string, questionId: string, values: string[]): FormDraft => {
  const question = form.questions[id];
  return question
    ? { ...form, questions: { ...form.questions, [id]: { ...question, condition: { questionId, values } } } }
    : form;
};

test('a form that nobody changed is saved as it came', () => {
  expect(formOfDraft(draft())).toEqual({ name, questions: entities });
});

test('new questions have ids of their own', () => {
  const { order } = draft();
  const id = freeQuestionId(order);
  expect(order).not.toContain(id);
  expect(newQuestion('radio', id)).toMatchObject({ id, type: 'radio', choices: [{ text: '' }] });
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
    message: 'organizer.registration.condition.circle',
  });
  expect(withoutQuestion(hangsOn(form, 'b', 'a', ['Yes']), 'a').questions['b']?.condition.questionId).toBe(
    '',
  );
});
