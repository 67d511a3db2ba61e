import { describe, expect, it } from 'vitest';
import {
  askChatbot,
  createDeveloperApp,
  createDeveloperExtension,
  deleteDeveloperApp,
  deleteDeveloperExtension,
  getChatbot,
  listDeveloperApps,
  listDeveloperExtensions,
  updateChatbot,
  updateDeveloperApp,
  updateDeveloperExtension,
  type ChatbotSettings,
  type DeveloperAppDraft,
  type DeveloperExtensionDraft,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();

const params = { accountId: '77' };
const event = { ...params, eventId: '1001' };
const read = () => client.call(getChatbot, { params: event });
const update = async (changes: Partial<ChatbotSettings>) =>
  client.call(updateChatbot, { params: event, body: { ...(await read()), ...changes } });
const request = (text: string) => client.call(askChatbot, { params: { eventId: '1001' }, body: { text } });

describe('the chatbot', () => {
  eachRow([
    ['When is the last FERRY?', 'When does the last ferry leave?'],
    ['doors, please', 'When do doors open?'],
    ['Can my ticket be transferred? I want to transfer it.', 'Can I transfer my ticket?'],
    ['What is the meaning of it all?', null],
  ])('takes %j for %j', async (text, question) => {
    const reply = await request(text);
    expect(reply.question).toBe(question);
    expect(reply.handoffEmail).toBe(question === null ? 'hello@northlight.example' : null);
  });

  it('is silent when it is off, and when nothing is asked', async () => {
    expect((await failureOf(request('  '))).code).toBe(4022);
    await update({ enabled: false });
    expect((await failureOf(request('doors'))).code).toBe(4091);
  });

  it('is not overwritten by who read it before', async () => {
    const body = await read();
    await update({ greeting: 'Ahoy!' });
    expect((await failureOf(client.call(updateChatbot, { params: event, body }))).code).toBe(4090);
  });

  eachRow([
    ['handoffEmail', { handoffEmail: 'nobody' }],
    [
      'answers[1].question',
      {
        answers: [
          { question: 'Doors?', answer: 'At nine.' },
          { question: 'doors? ', answer: 'At ten.' },
        ],
      },
    ],
  ])('is refused when %s is wrong', async (field, wrong) => {
    expect((await failureOf(update(wrong))).failure?.field).toBe(field);
  });

  it('knows an answer when it is on', async () => {
    expect((await failureOf(update({ answers: [] }))).code).toBe(4022);
    expect(await update({ answers: [], enabled: false })).toMatchObject({ answers: [] });
  });
});

const app: DeveloperAppDraft = {
  name: 'Seat finder',
  redirectUrls: ['https://seats.lumen-lab.example/signed-in'],
  scopes: ['tickets.read'],
};
const register = (changes: Partial<DeveloperAppDraft> = {}) =>
  client.call(createDeveloperApp, { params, body: { ...app, ...changes } });
const apps = async () => (await client.call(listDeveloperApps, { params })).apps;
const extensions = async () => (await client.call(listDeveloperExtensions, { params })).extensions;

describe('an app', () => {
  it('is told its secret once', async () => {
    const { clientSecret, ...made } = await register();
    expect(await apps()).toContainEqual(made);
    expect(JSON.stringify([await apps(), backend.db.snapshot()])).not.toContain(clientSecret);
  });

  eachRow([
    ['name', { name: 'badge PRESS' }],
    ['redirectUrls[0]', { redirectUrls: ['http://seats.lumen-lab.example/'] }],
    ['scopes[0]', { scopes: ['everything' as 'orders.read'] }],
    ['redirectUrls', { redirectUrls: [] }],
  ])('is refused when %s is wrong', async (field, wrong) => {
    expect((await failureOf(register(wrong))).failure?.field).toBe(field);
  });

  it('keeps the hosts its extensions are on', async () => {
    const params2 = { ...params, appId: 'app-badges' };
    const moved = client.call(updateDeveloperApp, { params: params2, body: { ...app, name: 'Badge press' } });
    expect((await failureOf(moved)).code).toBe(4022);
    const redirectUrls = [...app.redirectUrls, 'https://badges.papersmith.example/back'];
    const body = { ...app, name: 'Badges', redirectUrls };
    expect(await client.call(updateDeveloperApp, { params: params2, body })).toMatchObject(body);
  });

  it('takes its extensions along', async () => {
    await client.call(deleteDeveloperApp, { params: { ...params, appId: 'app-badges' } });
    expect((await apps()).map(({ id }) => id)).toEqual(['app-ledger', 'app-letters']);
    expect((await extensions()).map(({ appId }) => appId)).toEqual(['app-ledger', 'app-ledger']);
  });
});

describe('an extension', () => {
  const draft: DeveloperExtensionDraft = {
    appId: 'app-badges',
    name: 'Reprint',
    place: 'orderList',
    enabled: false,
    url: 'https://badges.papersmith.example/all',
  };
  const create = (changes: Partial<DeveloperExtensionDraft> = {}) =>
    client.call(createDeveloperExtension, { params, body: { ...draft, ...changes } });

  it('is added, found, changed and removed', async () => {
    const { id } = await create();
    const found = await client.call(listDeveloperExtensions, {
      params,
      query: { enabled: false, place: 'orderList' },
    });
    expect(found.extensions.map((each) => each.id)).toEqual([id]);
    const one = { ...params, extensionId: id };
    await client.call(updateDeveloperExtension, { params: one, body: { ...draft, enabled: true } });
    await client.call(deleteDeveloperExtension, { params: one });
    expect((await failureOf(client.call(deleteDeveloperExtension, { params: one }))).status).toBe(404);
  });

  eachRow([
    [{ url: 'https://elsewhere.example/all' }, 4000],
    [{ url: 'javascript:steal()' }, 4000],
    [{ name: 'print a BADGE' }, 4000],
    [{ appId: 'app-9' }, 4046],
  ])('is refused: %o', async (wrong, code) => {
    expect((await failureOf(create(wrong))).code).toBe(code);
  });

  it('may have a name that another app’s has, and stays with its own', async () => {
    const { id } = await create({ name: 'Book it' });
    const moved = client.call(updateDeveloperExtension, {
      params: { ...params, extensionId: id },
      body: { ...draft, appId: 'app-ledger', url: 'https://ledger.harbourtrust.example/all' },
    });
    expect((await failureOf(moved)).code).toBe(4022);
  });
});
