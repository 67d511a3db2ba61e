import { describe, expect, it } from 'vitest';
import {
  getPersonTickets,
  holdTickets,
  uploadFormFile,
  type FormEntry,
  type FormQuestion,
} from '../../../../src/contract';
import { valuesOf } from '../../../../mocks/sale/answerIds';
import { backendInTests, eventId, failureOf, worldWith } from '../backend';
import { eachRow } from '../../../eachRow';

const { backend, client, newKey, requestFor, hold, orderFor, save } = backendInTests();

const questionOf = (...questions: (Pick<FormQuestion, 'id' | 'type'> & Partial<FormQuestion>)[]) =>
  backend.reset(
    worldWith(({ form }) =>
      form.entities.push(
        ...questions.map((question) => ({
          label: `Question ${question.id}`,
          attributeKey: `question${question.id}`,
          required: false,
          ...question,
          id: `${question.id}_form`,
        })),
      ),
    ),
  );
const entry = (id: string, ...submissionValues: string[]): FormEntry => ({
  id,
  attributeKey: `question${id}`,
  submissionValues,
});
/** Saves an order of free tickets, each with these answers besides the usual ones. */
const saveWith = async (...forms: FormEntry[][]) => {
  const order = await orderFor(await hold({ 3009: forms.length }));
  order.personTickets.forEach(({ formSubmission }, index) => {
    const given = forms[index] ?? [];
    const ids = new Set(given.map(({ id }) => id));
    formSubmission.entities = [...formSubmission.entities.filter(({ id }) => !ids.has(id)), ...given];
  });
  return save(order);
};
const refusal = async (...answers: FormEntry[]) => (await failureOf(saveWith(answers))).failure?.message;
const savedAnswers = async (...answers: FormEntry[]) => {
  const { orderId } = await saveWith(answers);
  const [ticket] = backend.db.orderBook.get(orderId).tickets;
  return new Map(ticket?.answers.map(({ id, submissionValues }) => [id, submissionValues]));
};

describe('an answer', () => {
  const options = ['Signs', 'Maps', 'Type'];
  eachRow<[Partial<FormQuestion> & Pick<FormQuestion, 'type'>, string[], string[], string]>([
    [{ type: 'radio', options }, ['Maps'], ['Cake'], 'is not one of the choices.'],
    [{ type: 'radio', options }, ['Maps'], ['Maps', 'Type'], 'takes one answer.'],
    [{ type: 'checkbox', options }, ['Maps', 'Type'], ['Maps', 'Cake'], 'is not one of the choices.'],
    [{ type: 'list', options, maxChoices: 2 }, ['Maps', 'Type'], options, 'takes no more than 2 answers.'],
    [{ type: 'date', min: '2026-01-01' }, ['2026-05-14'], ['2025-12-31'], 'is not a day that can be chosen.'],
    [{ type: 'date' }, ['2026-02-28'], ['2026-02-31'], 'is not a day that can be chosen.'],
    [{ type: 'phone' }, ['+1 (617) 555-0134'], ['call me'], 'is not valid.'],
    [{ type: 'country' }, ['NO'], ['Norway'], 'is not one of the choices.'],
    [{ type: 'consent' }, ['true'], ['yes'], 'is not valid.'],
    [{ type: 'text', maxLength: 5 }, ['short'], ['longer'], 'is too long.'],
    [{ type: 'file' }, [], ['file-0'], 'was not uploaded.'],
  ])('to %o is checked', async (question, right, wrong, text) => {
    await questionOf({ id: '201', ...question });
    expect((await savedAnswers(entry('201', ...right))).get('201')).toEqual(right);
    expect(await refusal(entry('201', ...wrong))).toBe(`Community Day: Question 201 ${text}`);
  });

  it('from a country nobody may come from is refused', async () => {
    await questionOf({ id: '201', type: 'country' });
    backend.db.world.siteConf.features.excludedCountries = ['KP'];
    expect(await refusal(entry('201', 'KP'))).toContain('is not one of the choices');
  });

  it('that is required may not be empty', async () => {
    await questionOf({ id: '201', type: 'consent', required: true });
    expect(await refusal()).toBe('Community Day: Question 201 is required.');
  });

  it('that hangs on another is asked only then, and dropped otherwise', async () => {
    await questionOf(
      { id: '201', type: 'radio', options: ['Yes', 'No'] },
      { id: '202', type: 'text', required: true, showWhen: { questionId: '201_form', values: ['Yes'] } },
      { id: '203', type: 'text', required: true, showWhen: { questionId: '202', values: ['By ferry'] } },
    );
    expect(await refusal(entry('201', 'Yes'))).toBe('Community Day: Question 202 is required.');
    expect(await refusal(entry('201', 'Yes'), entry('202', 'By ferry'))).toContain(
      'Question 203 is required',
    );
    const answers = await savedAnswers(entry('201', 'No'), entry('202', 'By ferry'), entry('203', 'Lynn'));
    expect([answers.get('202'), answers.get('203')]).toEqual([[], []]);
  });

  it('may be a file of the right kind and size', async () => {
    await questionOf({ id: '201', type: 'file', accept: ['image/*'], maxSize: 4 });
    const held = await hold({ 3009: 1 });
    const params = { eventId, token: held.token };
    const upload = (text: string, type: string, questionId?: string) =>
      client.call(uploadFormFile, {
        params,
        body: { file: new File([text], 'x', { type }), ...(questionId ? { questionId } : {}) },
      });
    expect((await failureOf(upload('abc', 'text/plain', '201'))).code).toBe(4022);
    expect((await failureOf(upload('abcdef', 'image/png', '201'))).code).toBe(4022);
    const { id: text } = await upload('abc', 'text/plain');
    const { id: image } = await upload('abc', 'image/png', '201_form');
    const order = await orderFor(held);
    const withFile = (file: string) => {
      const copy = structuredClone(order);
      copy.personTickets[0]?.formSubmission.entities.push(entry('201', file));
      return copy;
    };
    expect((await failureOf(save(withFile(text)))).failure?.message).toContain('files of this kind');
    expect((await save(withFile(image))).status).toBe('complete');
  });
});

describe('sessions', () => {
  const session = (id: string, capacity: number | null) => ({
    id,
    name: `Session ${id}`,
    capacity,
    remaining: capacity,
    'start-date': '2026-05-14T10:00:00-04:00',
    'end-date': '2026-05-14T11:00:00-04:00',
  });
  const withSessions = () =>
    questionOf({
      id: '300',
      type: 'sessionRegistration',
      attributeKey: 'sessionRegistration',
      sessions: [session('s1', 2), session('s2', null)],
    });
  const seats = (...ids: string[]): FormEntry => ({
    id: '300',
    attributeKey: 'sessionRegistration',
    submissionValues: ids,
  });
  const remaining = async () => {
    const { token } = await hold({ 3009: 1 });
    const { form } = await client.call(getPersonTickets, { params: { eventId, token } });
    return form.entities.at(-1)?.sessions?.map((each) => each.remaining);
  };

  it('fill up, and are then refused with 4012', async () => {
    await withSessions();
    expect(await remaining()).toEqual([2, null]);
    await saveWith([seats('s1', 's2')]);
    expect(await remaining()).toEqual([1, null]);
    expect((await failureOf(saveWith([seats('s1')], [seats('s1')]))).code).toBe(4012);
    await saveWith([seats('s1')], [seats('s2')]);
    expect(await remaining()).toEqual([0, null]);
    expect((await failureOf(saveWith([seats('s1')]))).code).toBe(4012);
  });

  it('that are full are refused when tickets are held with them', async () => {
    await withSessions();
    await saveWith([seats('s1')], [seats('s1')]);
    const body = {
      ...(await requestFor({ 3009: 1 })),
      personTickets: [{ id: '1', formSubmission: { entities: [seats('s1')] } }],
    };
    const call = client.call(holdTickets, { params: { eventId }, body, idempotencyKey: newKey() });
    expect((await failureOf(call)).code).toBe(4012);
    expect(backend.db.heldCount()).toBe(0);
  });

  it('that nobody offers are refused', async () => {
    await withSessions();
    expect(await refusal(seats('s9'))).toContain('is not one of the choices');
  });
});

describe('a hold that brings answers', () => {
  it('has its forms filled with them', async () => {
    const brought = {
      id: '1',
      formSubmission: { entities: [{ ...entry('101', 'Ada'), attributeKey: 'firstName' }] },
    };
    const body = { ...(await requestFor({ 3009: 2 })), personTickets: [brought] };
    const { token } = await client.call(holdTickets, { params: { eventId }, body, idempotencyKey: newKey() });
    const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token } });
    expect(personTickets.map(({ formSubmission }) => formSubmission.entities[0]?.submissionValues)).toEqual([
      ['Ada'],
      [],
    ]);
  });
});

describe('the organizer’s own terms', () => {
  it('are agreed to when they are mandatory', async () => {
    await backend.reset(worldWith(({ widget }) => (widget.additionalTermsMandatory = true)));
    const order = await orderFor(await hold({ 3009: 1 }));
    expect((await failureOf(save(order))).failure?.message).toBe(
      'Please read and accept terms before proceeding.',
    );
    expect((await save({ ...order, additionalTermsConsent: true })).status).toBe('complete');
  });
});

/** 000 §7: ids are cut at their last underscore, once, so that questions whose ids begin alike stay apart. */
describe('the id of an answer', () => {
  const questions = ['meal', 'meal_kind', 'meal_kind_extra'].map(
    (id) => ({ id, type: 'text', required: true }) as const,
  );
  const given = { meal: 'Yes', meal_kind: 'Vegan', meal_kind_extra: 'No nuts' };

  it('is the question’s without its end, however many underscores it has', async () => {
    await questionOf(...questions);
    const answers = await savedAnswers(...Object.entries(given).map(([id, text]) => entry(id, text)));
    expect(Object.keys(given).map((id) => answers.get(id))).toEqual([['Yes'], ['Vegan'], ['No nuts']]);
  });

  it('may be the whole id as well', () => {
    const entries = [entry('meal', 'Yes'), entry('meal_kind_form', 'Vegan')];
    expect(valuesOf(entries, 'meal_kind_form')).toEqual(['Vegan']);
    expect(valuesOf(entries, 'meal_form')).toEqual(['Yes']);
  });

  it('is not cut again', async () => {
    await questionOf({ id: 'meal', type: 'text', required: true });
    expect(await refusal(entry('meal_kind', 'Vegan'))).toBe('Community Day: Question meal is required.');
  });
});
