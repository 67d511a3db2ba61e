import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setupServer } from 'msw/node';
import { createMockBackend, createMockClock, scenarios } from '../../../../../mocks';
import { createClient } from '../../../../../src/client';
import { getRegistrationForm, saveRegistrationForm, type FormQuestion } from '../../../../../src/contract';

const origin = 'http://backend.test';
const client = createClient({
  bases: { v1: `${origin}/api/v1`, v2: `${origin}/api/v2`, api: `${origin}/api` },
});
const server = setupServer();
const params = { eventId: '1001' };
const size: FormQuestion = {
  id: '106_form',
  attributeKey: 'question106form',
  label: 'Size',
  type: 'radio',
  required: false,
  options: ['Small'],
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  const clock = createMockClock({ at: scenarios.conference.now });
  server.resetHandlers(...createMockBackend({ clock }).handlers);
});

test('a form that was saved is the form, in its next version', async () => {
  const { name, questions, version } = await client.call(getRegistrationForm, { params });
  const body = { name, questions: [...questions, size], version };
  const saved = await client.call(saveRegistrationForm, { params, body });
  expect(saved).toMatchObject({ version: version + 1, questions: [...questions, size] });
  await expect(client.call(saveRegistrationForm, { params, body })).rejects.toMatchObject({ code: 4090 });
});

test('choices that are alike and conditions nobody can meet are refused', async () => {
  const { name, questions, version } = await client.call(getRegistrationForm, { params });
  const save = (last: FormQuestion) =>
    client.call(saveRegistrationForm, { params, body: { name, questions: [...questions, last], version } });
  await expect(save({ ...size, options: ['Small', 'Small'] })).rejects.toMatchObject({ code: 4022 });
  const condition = { questionId: '999_form', values: ['Yes'] };
  await expect(save({ ...size, showWhen: condition })).rejects.toMatchObject({ code: 4022 });
});

test('a question about sessions offers those of the agenda that are published, or some of them', async () => {
  const { name, questions, version } = await client.call(getRegistrationForm, { params });
  const sessions: FormQuestion = {
    id: '107_form',
    attributeKey: 'sessionRegistration',
    label: 'Sessions',
    required: false,
    type: 'sessionRegistration',
  };
  const save = (last: FormQuestion, at: number) =>
    client.call(saveRegistrationForm, {
      params,
      body: { name, questions: [...questions, last], version: at },
    });
  const saved = await save(sessions, version);
  const offered = saved.questions.at(-1)?.sessions ?? [];
  expect(offered.length).toBeGreaterThan(1);
  const workshop = offered.find(({ id }) => id === 'session-5');
  expect(workshop).toMatchObject({ location: expect.any(String) as unknown });
  const some = await save({ ...sessions, sessions: offered.slice(0, 1) }, saved.version);
  expect(some.questions.at(-1)?.sessions).toEqual(offered.slice(0, 1));
  const [first] = offered;
  const unknown = first && { ...sessions, sessions: [{ ...first, id: 'session-999' }] };
  await expect(unknown && save(unknown, some.version)).rejects.toMatchObject({ code: 4022 });
});
