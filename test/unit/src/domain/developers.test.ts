import { describe, expect, it } from 'vitest';
import type { DeveloperExtension } from '../../../../src/contract';
import {
  answerSchema,
  appCreationProblem,
  askProblem,
  chatbotProblem,
  chatbotSchema,
  developerAppDraft,
  developerAppProblem,
  developerAppSchema,
  extensionProblem,
  extensionSchema,
  findExtensions,
  hostsOf,
  newExtension,
  withAnswer,
  type ChatbotValues,
  type DeveloperAppValues,
  type ExtensionValues,
} from '../../../../src/domain/developers';
import { eachRow } from '../../../eachRow';

const doors = { key: 'answer-1', question: 'When do doors open?', answer: 'At nine.' };
const lunch = { key: 'answer-3', question: 'Is lunch included?', answer: 'Yes.' };

describe('a chatbot in a form', () => {
  const fine: ChatbotValues = {
    enabled: true,
    name: 'Lantern',
    greeting: '',
    handoffEmail: '',
    answers: [doors],
  };

  eachRow([
    ['name', 'organizer.tags.problem.nameRequired', { name: ' ' }],
    ['name', 'organizer.tags.problem.nameTooLong', { name: 'a'.repeat(41) }],
    ['greeting', 'organizer.sharing.error.tooLong', { greeting: 'a'.repeat(281) }],
    ['handoffEmail', 'validation.emailInvalid', { handoffEmail: 'hello' }],
    ['answers', 'organizer.developers.chatbot.error.noAnswer', { answers: [] }],
  ] satisfies [string, string, Partial<ChatbotValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(chatbotSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('needs no answer while it is off', async () => {
    await expect(chatbotSchema.isValid({ ...fine, enabled: false, answers: [] })).resolves.toBe(true);
  });
});

describe('an answer of a chatbot', () => {
  eachRow([
    ['question', 'organizer.polls.problem.noQuestion', { question: ' ' }],
    ['question', 'organizer.administration.problem.reasonTooLong', { question: 'a'.repeat(201) }],
    ['question', 'organizer.developers.chatbot.error.questionTaken', { question: ' WHEN do doors open? ' }],
    ['answer', 'organizer.developers.chatbot.error.answer', { answer: '' }],
    ['answer', 'organizer.resources.problem.descriptionTooLong', { answer: 'a'.repeat(1_001) }],
  ] satisfies [string, string, object][])('is refused for %s: %s', async (path, message, change) => {
    const answer = { question: 'Where?', answer: 'Here.', ...change };
    await expect(answerSchema([doors.question]).validate(answer)).rejects.toMatchObject({ path, message });
  });

  it('comes behind the others under a key of its own', () => {
    expect(withAnswer([doors, lunch], { question: ' Where? ', answer: 'Here. ' })).toEqual([
      doors,
      lunch,
      { key: 'answer-4', question: 'Where?', answer: 'Here.' },
    ]);
  });

  it('takes the place of the one it was', () => {
    expect(withAnswer([doors, lunch], { question: 'Doors?', answer: 'Nine.' }, doors.key)).toEqual([
      { key: 'answer-1', question: 'Doors?', answer: 'Nine.' },
      lunch,
    ]);
  });
});

describe('an app in a form', () => {
  const fine: DeveloperAppValues = {
    name: ' Seats ',
    redirectUrls: ' https://a.example/in \n\nhttps://b.example/in\n',
    scopes: ['tickets.read'],
  };

  eachRow([
    ['name', 'organizer.website.error.pageNameTooLong', { name: 'a'.repeat(61) }],
    ['name', 'organizer.developers.app.error.nameTaken', { name: 'LEDGER' }],
    ['redirectUrls', 'organizer.developers.app.error.noUrl', { redirectUrls: ' \n ' }],
    [
      'redirectUrls',
      'organizer.developers.app.error.url',
      { redirectUrls: 'https://a.example\nhttp://b.example' },
    ],
    ['scopes', 'organizer.developers.app.error.noScope', { scopes: [] }],
  ] satisfies [string, string, Partial<DeveloperAppValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(developerAppSchema(['Ledger']).validate({ ...fine, ...change })).rejects.toMatchObject({
        path,
        message,
      });
    },
  );

  it('is sent with an address for each line that has one', () => {
    expect(developerAppDraft(fine)).toEqual({
      name: 'Seats',
      redirectUrls: ['https://a.example/in', 'https://b.example/in'],
      scopes: ['tickets.read'],
    });
  });

  it('has each host once', () => {
    expect(
      hostsOf({ redirectUrls: ['https://a.example/1', 'https://a.example/2', 'https://b.example'] }),
    ).toEqual(['a.example', 'b.example']);
  });
});

const extension = (name: string, change: Partial<DeveloperExtension> = {}): DeveloperExtension => ({
  id: name,
  appId: 'one',
  name,
  place: 'agenda',
  url: 'https://a.example/x',
  enabled: true,
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
  ...change,
});

describe('an extension in a form', () => {
  const apps = [
    { id: 'one', redirectUrls: ['https://a.example/in'] },
    { id: 'two', redirectUrls: ['https://b.example/in'] },
  ];
  const schema = extensionSchema(apps, [extension('Signs')]);
  const fine: ExtensionValues = { ...newExtension('two'), name: 'signs', url: 'https://b.example/signs' };

  it('may have a name that another app’s has', async () => {
    await expect(schema.isValid(fine)).resolves.toBe(true);
  });

  eachRow([
    ['appId', 'organizer.developers.extension.error.noApp', { appId: '' }],
    [
      'name',
      'organizer.developers.extension.error.nameTaken',
      { appId: 'one', url: 'https://a.example/signs' },
    ],
    ['url', 'organizer.sharing.error.url', { url: 'http://b.example' }],
    ['url', 'organizer.developers.extension.error.host', { url: 'https://a.example/signs' }],
  ] satisfies [string, string, Partial<ExtensionValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(schema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );
});

describe('what a view of extensions looks for', () => {
  const all = [
    extension('Signs'),
    extension('Month', { place: 'insights', enabled: false, url: 'https://b.example/month' }),
  ];

  eachRow([
    ['everything', '', {}, ['Signs', 'Month']],
    ['an address', 'B.EXAMPLE', {}, ['Month']],
    ['a place', '', { place: 'agenda' }, ['Signs']],
    ['what is off', '', { enabled: 'no' }, ['Month']],
    ['all where an address invents a filter', '', { enabled: 'maybe', place: 'moon' }, ['Signs', 'Month']],
  ] satisfies [string, string, Record<string, string>, string[]][])(
    'is %s',
    (_what, search, filters, expected) => {
      expect(findExtensions(all, { search, filters }).map(({ name }) => name)).toEqual(expected);
    },
  );
});

describe('what was not done', () => {
  eachRow([
    ['a chatbot without an answer', chatbotProblem, { code: 4022 }, 'chatbot.error.noAnswer', 'answers'],
    ['a chatbot that is off', askProblem, { code: 4091 }, 'chatbot.try.off', undefined],
    ['a host in use', developerAppProblem, { code: 4022 }, 'app.problem.hostUsed', 'redirectUrls'],
    ['a lost secret', appCreationProblem, { code: 0, isUncertain: true }, 'app.problem.uncertain', undefined],
    ['an app that is gone', extensionProblem, { code: 4046 }, 'extension.problem.gone', undefined],
  ] satisfies [
    string,
    typeof chatbotProblem,
    Parameters<typeof chatbotProblem>[0],
    string,
    string | undefined,
  ][])('is explained: %s', (_why, problem, failure, key, field) => {
    const found = problem(failure);
    expect(found.message.key).toBe(`organizer.developers.${key}`);
    expect(found.field).toBe(field);
  });

  eachRow([
    [chatbotProblem, 'answers[2].question', 'answers'],
    [developerAppProblem, 'redirectUrls[0]', 'redirectUrls'],
    [developerAppProblem, 'name', 'name'],
  ] satisfies [typeof chatbotProblem, string, string][])(
    'stands at the field that has it: %s',
    (problem, field, expected) => {
      expect(problem({ code: 4000, field, error: 'It is there already.' }).field).toBe(expected);
    },
  );
});
