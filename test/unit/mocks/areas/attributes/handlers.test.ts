import { describe, expect, it } from 'vitest';
import {
  createAttribute,
  deleteAttribute,
  getAttributes,
  getRoleAttributes,
  updateAttribute,
  type Attribute,
  type NewAttribute,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { client, clock } = backendInTests();

const params = { accountId: '77' };
const list = async (accountId = '77') =>
  (await client.call(getAttributes, { params: { accountId } })).attributes;
const byKey = async (key: string): Promise<Attribute> => {
  const found = (await list()).find((attribute) => attribute.key === key);
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
};
const create = (changes: Partial<NewAttribute>) =>
  client.call(createAttribute, { params, body: { label: 'Pronouns', type: 'text', ...changes } });
const change = async (key: string, changes: Partial<Attribute>) => {
  const { id, label, type, options, version } = { ...(await byKey(key)), ...changes };
  return client.call(updateAttribute, {
    params: { ...params, attributeId: id },
    body: { label, type, options, version },
  });
};

describe('the list', () => {
  it('has the platform’s attributes first, and says which a form asks for', async () => {
    const attributes = await list();
    expect(attributes.slice(0, 3).map(({ key, builtIn }) => [key, builtIn])).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['email', true],
    ]);
    expect(attributes.filter(({ inUse }) => inUse).map(({ key }) => key)).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
      'dietaryNeeds',
    ]);
  });

  it('is each account’s own', async () => {
    await create({});
    await change('company', { label: 'Studio or company' });
    const others = await list('112');
    expect(others.map(({ key }) => key)).not.toContain('pronouns');
    expect(others.find(({ key }) => key === 'company')).toMatchObject({ label: 'Company', inUse: false });
    expect((await list())[3]).toMatchObject({ key: 'company', label: 'Studio or company', version: 2 });
  });
});

describe('a new attribute', () => {
  eachRow([
    ['Languages you speak', 'languagesYouSpeak'],
    ['Ça va?', 'caVa'],
    ['2nd address', 'attribute2ndAddress'],
    ['名前', 'attribute'],
    ['Dietary needs', 'dietaryNeeds2'],
  ])('called %j is known as %s', async (label, key) => {
    expect(await create({ label })).toMatchObject({ key, builtIn: false, inUse: false, version: 1 });
  });

  eachRow([
    [4000, 'a key with a space', { key: 'two words' }],
    [4000, 'no label', { label: '' }],
    [4000, 'a blank label', { label: '  ' }],
    [4000, 'a type nobody knows', { type: 'colour' as 'text' }],
    [4022, 'a key that is taken', { key: 'dietaryneeds' }],
    [4022, 'a choice of nothing', { type: 'select' as const }],
    [4022, 'a choice of the same', { type: 'multiSelect' as const, options: ['Red', 'red'] }],
    [4022, 'options without a choice', { options: ['Red'] }],
  ])('is refused with %s for %s', async (code, _, changes) => {
    const before = await list();
    expect((await failureOf(create(changes))).code).toBe(code);
    expect(await list()).toEqual(before);
  });
});

describe('a change', () => {
  it('is made on the version that was read', async () => {
    clock.advance(1000);
    const changed = await change('shirtSize', { options: ['One size'] });
    expect(changed).toMatchObject({
      options: ['One size'],
      version: 3,
      modified: '2026-02-12T15:00:01.000Z',
    });
    expect((await failureOf(change('shirtSize', { version: 2 }))).code).toBe(4090);
  });

  it('may add to the choices of a form, in any order', async () => {
    const { options } = await byKey('dietaryNeeds');
    const more = ['Low-salt', ...options.toReversed()];
    expect((await change('dietaryNeeds', { options: more })).options).toEqual(more);
  });

  eachRow([
    ['takes a choice from a form', 'dietaryNeeds', { options: ['Vegan'] }],
    ['changes what a form asks for', 'dietaryNeeds', { type: 'multiSelect' as const }],
    ['changes the type of what is built in', 'jobTitle', { type: 'number' as const }],
  ])('is refused when it %s', async (_, key, changes) => {
    const before = await byKey(key);
    expect((await failureOf(change(key, changes))).code).toBe(4022);
    expect(await byKey(key)).toEqual(before);
  });

  it('needs an attribute', async () => {
    const { code, status } = await failureOf(change('craft', { id: 'attribute-99' }));
    expect([code, status]).toEqual([4046, 404]);
  });
});

describe('the roles of an account', () => {
  const rolesOf = async (accountId: string) =>
    (await client.call(getRoleAttributes, { params: { accountId } })).roles;

  it('are the platform’s, with what the account decided otherwise', async () => {
    const own = await rolesOf('77');
    const usual = await rolesOf('112');
    expect(own.map(({ role }) => role)).toEqual(['OWNER', 'ADMIN', 'EDITOR', 'VIEWER']);
    expect(own.slice(0, 3)).toEqual(usual.slice(0, 3));
    expect([own[3]?.permissions, usual[3]?.permissions]).toEqual([
      ['VIEW_REPORTS', 'CHECK_IN'],
      ['CHECK_IN'],
    ]);
  });

  it('are of an account that exists', async () => {
    expect((await failureOf(rolesOf('999'))).code).toBe(4042);
  });
});

describe('deleting an attribute', () => {
  const remove = async (key: string) => {
    const { id: attributeId } = await byKey(key);
    return client.call(deleteAttribute, { params: { ...params, attributeId } });
  };

  it('takes it from the list', async () => {
    await remove('guests');
    expect((await list()).map(({ key }) => key)).not.toContain('guests');
  });

  it('is refused while a form asks for it, and of the platform’s own', async () => {
    for (const key of ['dietaryNeeds', 'jobTitle']) expect((await failureOf(remove(key))).code).toBe(4091);
    expect(await byKey('jobTitle')).toBeDefined();
  });
});
