import { describe, expect, it } from 'vitest';
import {
  createAgendaSpeaker,
  createTaskDefinition,
  deleteAgendaSpeaker,
  getAgendaSession,
  getAgendaSpeaker,
  listAgendaSpeakers,
  searchTaskInstances,
  updateAgendaSpeaker,
  type SpeakerDraft,
} from '../../../../../src/contract';
import { eachRow } from '../../../../eachRow';
import { backendInTests, eventId, failureOf } from '../../backend';

const { client } = backendInTests();
const params = { accountId: '77', eventId };
const at = (speakerId: string) => ({ ...params, speakerId });
const create = (draft: Partial<SpeakerDraft> = {}, id = 'esther') =>
  client.call(createAgendaSpeaker, { params: at(id), body: { firstName: 'Esther', ...draft } });
const read = (id: string) => client.call(getAgendaSpeaker, { params: at(id) });

describe('a new speaker', () => {
  it('stands behind the others, with nothing but a name', async () => {
    const made = await create();
    const { speakers } = await client.call(listAgendaSpeakers, { params });
    expect(speakers.at(-1)).toEqual(made);
    expect(made).toMatchObject({ lastName: '', email: '', photo: null, sessionIds: [], version: 1 });
  });

  it('is one however often the request is sent', async () => {
    await create();
    expect((await failureOf(create())).code).toBe(4090);
  });

  eachRow<[Partial<SpeakerDraft>, string]>([
    [{ firstName: ' ' }, 'firstName'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'MAREN@holt-daughters.example' }, 'email'],
    [{ photo: 'http://faces.example/a.png' }, 'photo'],
    [{ links: { x: 'javascript:alert(1)' } }, 'links.x'],
    [{ company: 'x'.repeat(121) }, 'company'],
  ])('with %j is refused at %s', async (draft, field) => {
    const { code, failure } = await failureOf(create(draft));
    expect([code, failure?.field]).toEqual([4000, field]);
  });
});

describe('a task for speakers', () => {
  it('is also that of one who was added, until they are removed', async () => {
    const { version } = await create({ lastName: 'Quaye' });
    const { id: definitionId } = await client.call(createTaskDefinition, {
      params,
      body: { title: 'Send your slides', entityType: 'SPEAKER', kind: 'UPLOAD', entityIds: ['esther'] },
    });
    const found = async () => {
      const body = { criteria: { definitionId } };
      return (await client.call(searchTaskInstances, { params, body })).items;
    };
    expect(await found()).toMatchObject([{ entityId: 'esther', entityName: 'Esther Quaye' }]);
    await client.call(deleteAgendaSpeaker, { params: at('esther'), query: { version } });
    expect(await found()).toEqual([]);
  });
});

describe('a change', () => {
  it('leaves what is absent, links one by one', async () => {
    await create({ email: 'e@x.example', links: { website: 'https://x.example/' } });
    const changed = await client.call(updateAgendaSpeaker, {
      params: at('esther'),
      body: { links: { x: 'https://x.com/esther' }, version: 1 },
    });
    expect(changed).toMatchObject({
      email: 'e@x.example',
      links: { website: 'https://x.example/', x: 'https://x.com/esther' },
      version: 2,
    });
  });

  it('on an older version is refused', async () => {
    await create();
    const body = { jobTitle: 'Sign writer', version: 2 };
    expect((await failureOf(client.call(updateAgendaSpeaker, { params: at('esther'), body }))).code).toBe(
      4090,
    );
  });
});

describe('a removed speaker', () => {
  const remove = (id: string, replacementId?: string, version = 1) =>
    client.call(deleteAgendaSpeaker, {
      params: at(id),
      query: { version, ...(replacementId !== undefined && { replacementId }) },
    });
  const speakersOf = async (sessionId: string) =>
    (await client.call(getAgendaSession, { params: { ...params, sessionId } })).speakerIds;

  it('leaves their sessions', async () => {
    const [sessionId = ''] = (await read('speaker-2')).sessionIds;
    await remove('speaker-2');
    expect(await speakersOf(sessionId)).not.toContain('speaker-2');
    expect((await failureOf(read('speaker-2'))).code).toBe(4046);
  });

  it('leaves them to who takes their place', async () => {
    const [sessionId = ''] = (await read('speaker-2')).sessionIds;
    const before = await speakersOf(sessionId);
    await create();
    await remove('speaker-2', 'esther');
    expect(await speakersOf(sessionId)).toEqual(before.map((id) => (id === 'speaker-2' ? 'esther' : id)));
  });

  eachRow<[string, number, number]>([
    ['nobody-there', 1, 4046],
    ['speaker-2', 1, 4000],
    ['speaker-3', 9, 4090],
  ])('for %s on version %i is refused with %i, and stays', async (replacementId, version, code) => {
    expect((await failureOf(remove('speaker-2', replacementId, version))).code).toBe(code);
    expect((await read('speaker-2')).sessionIds).not.toEqual([]);
  });
});
