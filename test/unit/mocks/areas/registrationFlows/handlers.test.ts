import { describe, expect, it } from 'vitest';
import {
  activateFlow,
  archiveFlow,
  cloneFlow,
  createFlow,
  listFlows,
  renameFlow,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const event = { accountId: '77', eventId: '1001' };
const flow = (flowId: string) => ({ ...event, flowId });
const create = (name: string) => client.call(createFlow, { params: event, body: { name } });
const list = async () => (await client.call(listFlows, { params: event })).flows;
const archive = (flowId: string, archived: boolean) =>
  client.call(archiveFlow, { params: flow(flowId), body: { archived } });
const activate = (flowId: string, active: boolean) =>
  client.call(activateFlow, { params: flow(flowId), body: { active } });

describe('a new registration flow', () => {
  it('is inactive, and stands behind the others', async () => {
    const made = await create('  Press and bloggers ');
    expect(made).toMatchObject({ name: 'Press and bloggers', active: false, archived: false });
    expect(made.created).toBe(new Date(clock.now()).toISOString());
    expect((await list()).at(-1)).toEqual(made);
  });

  it('copies the steps of the one it is cloned from, and not its state', async () => {
    const source = (await list()).find(({ id }) => id === 'flow-speakers');
    const copy = await client.call(cloneFlow, { params: flow('flow-speakers'), body: { name: 'Guests' } });
    expect(copy).toMatchObject({ name: 'Guests', steps: source?.steps, active: false, archived: false });
    expect(copy.id).not.toBe('flow-speakers');
  });

  eachRow(['Speakers', ' speakers', 'Super early birds'])(
    'can not be called %j, as another is',
    async (name) => {
      expect((await failureOf(create(name))).failure).toMatchObject({ code: 4000, field: 'name' });
      const body = { name };
      const clone = client.call(cloneFlow, { params: flow('flow-public'), body });
      expect((await failureOf(clone)).code).toBe(4000);
      const rename = client.call(renameFlow, { params: flow('flow-public'), body });
      expect((await failureOf(rename)).code).toBe(4000);
    },
  );

  eachRow(['', '   ', 'x'.repeat(101)])('needs a name that can be read: %j', async (name) => {
    const failure = await failureOf(create(name));
    expect([failure.status, failure.failure?.field]).toEqual([400, 'name']);
  });
});

describe('a name', () => {
  it('may change its letters’ case', async () => {
    const renamed = await client.call(renameFlow, {
      params: flow('flow-speakers'),
      body: { name: 'SPEAKERS' },
    });
    expect(renamed.name).toBe('SPEAKERS');
  });

  it('does not change while the flow is archived', async () => {
    const rename = client.call(renameFlow, { params: flow('flow-early'), body: { name: 'Early birds' } });
    expect((await failureOf(rename)).code).toBe(4091);
  });
});

describe('the state of a flow', () => {
  it('goes from inactive to active and back, and from there into the archive and back', async () => {
    expect(await activate('flow-students', true)).toMatchObject({ active: true, archived: false });
    expect(await activate('flow-students', false)).toMatchObject({ active: false });
    expect(await archive('flow-students', true)).toMatchObject({ active: false, archived: true });
    expect(await archive('flow-students', false)).toMatchObject({ active: false, archived: false });
  });

  it('never is active and archived at once', async () => {
    expect((await failureOf(archive('flow-public', true))).status).toBe(409);
    expect((await failureOf(activate('flow-early', true))).code).toBe(4091);
    expect((await list()).filter(({ active, archived }) => active && archived)).toEqual([]);
  });

  it('stays untouched when it is so already', async () => {
    const before = await list();
    clock.advance(60_000);
    await activate('flow-public', true);
    await archive('flow-early', true);
    await activate('flow-early', false);
    expect(await list()).toEqual(before);
  });
});

describe('flows nobody may reach', () => {
  eachRow([
    ['an unknown flow', flow('flow-99'), 4046],
    ['an unknown event', { ...flow('flow-public'), eventId: '9' }, 4040],
    ['an unknown account', { ...flow('flow-public'), accountId: '9' }, 4042],
    ['another account’s event', { ...flow('flow-public'), accountId: '112' }, 4046],
  ])('%s', async (_, params, code) => {
    const failure = await failureOf(client.call(activateFlow, { params, body: { active: true } }));
    expect([failure.status, failure.code]).toEqual([404, code]);
  });

  it('without signing in', async () => {
    backend.db.session = 'none';
    expect((await failureOf(list())).status).toBe(401);
  });
});
