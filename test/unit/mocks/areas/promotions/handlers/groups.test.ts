import { describe, expect, it } from 'vitest';
import {
  createPromotionGroup,
  deletePromotionGroup,
  getPromotion,
  listPromotionGroups,
  updatePromotionGroup,
} from '../../../../../../src/contract';
import { backendInTests, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { clock, client, hold } = backendInTests();

const event = { accountId: '77', eventId: '1001' };
const group = (promotionGroupId: string) => ({ ...event, promotionGroupId });
const list = async () => (await client.call(listPromotionGroups, { params: event })).promotionGroups;
const named = async (name: string) => (await list()).find((one) => one.name === name);
const create = (name: string) => client.call(createPromotionGroup, { params: event, body: { name } });
const update = (id: string, name: string, modified: string) =>
  client.call(updatePromotionGroup, { params: group(id), body: { name, modified } });

describe('groups of promotions', () => {
  it('are listed by name, with what is in them', async () => {
    const groups = await list();
    expect(groups.map(({ name, promotionCount }) => [name, promotionCount])).toEqual([
      ['Newsletter', 2],
      ['Partners', 4],
      ['Press', 1],
      ['Schools', 1],
      ['Speakers’ guests', 1],
    ]);
  });

  it('count the uses of their codes', async () => {
    const before = (await named('Newsletter'))?.uses ?? 0;
    await hold({ 3002: 1 }, 'LANTERN20');
    expect((await named('Newsletter'))?.uses).toBe(before + 1);
  });

  it('begin empty', async () => {
    expect(await create(' Alumni ')).toMatchObject({
      name: 'Alumni',
      description: '',
      promotionCount: 0,
      uses: 0,
      created: new Date(clock.now()).toISOString(),
    });
    expect(await named('Alumni')).toBeDefined();
  });

  eachRow(['', '   ', 'partners', 'x'.repeat(101)])('can not be called %j', async (name) => {
    expect((await failureOf(create(name))).failure).toMatchObject({ code: 4000, field: 'name' });
    const press = await named('Press');
    const failure = await failureOf(update('group-press', name, press?.modified ?? ''));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'name' });
  });

  it('are not written over somebody else’s change', async () => {
    const { modified = '' } = (await named('Press')) ?? {};
    await update('group-press', 'PRESS', modified);
    expect((await failureOf(update('group-press', 'Journalists', modified))).code).toBe(4090);
    expect(await named('PRESS')).toBeDefined();
  });

  it('leave their promotions behind when they are deleted', async () => {
    await client.call(deletePromotionGroup, { params: group('group-partners') });
    expect(await named('Partners')).toBeUndefined();
    const params = { ...event, promotionId: 'TIDEWATER' };
    expect(await client.call(getPromotion, { params })).toMatchObject({
      code: 'TIDEWATER',
      promotionGroupId: null,
    });
  });

  eachRow([
    ['unknown ones', group('group-9'), 4046],
    ['those of another account', { ...group('group-press'), accountId: '112' }, 4046],
    ['those of an unknown event', { ...group('group-press'), eventId: '9' }, 4040],
  ])('are not found: %s', async (_, params, code) => {
    const failure = await failureOf(client.call(deletePromotionGroup, { params }));
    expect([failure.status, failure.code]).toEqual([404, code]);
  });
});
