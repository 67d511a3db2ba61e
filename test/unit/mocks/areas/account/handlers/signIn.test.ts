import { describe, expect, it } from 'vitest';
import { providerAuthorization } from '../../../../../../src/client/authorization';
import {
  createAccessToken,
  createPerson,
  createWebLoginToken,
  deleteAccessToken,
  dropTransferredToken,
  getOwnAccount,
  getSignedInPerson,
  getWebLogin,
  listMembers,
  pickTransferredToken,
  saveServiceToken,
  verifyCertificate,
  type NewPerson,
  type ServiceToken,
} from '../../../../../../src/contract';
import { readProviderHeader } from '../../../../../../mocks/areas/account/rules/providerHeader';
import { without } from '../../../../../../mocks/rules/without';
import { backendInTests, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, clock, client } = backendInTests();

const minute = 60_000;
const me = () => client.call(getSignedInPerson, {});
const signIn = (authorization: string) => client.call(createAccessToken, { authorization });
const signOut = () => client.call(deleteAccessToken, {});
const withPassword = (user: string, password: string) =>
  client.call(createWebLoginToken, { body: { user, password } });
const asMaren = () => withPassword('maren@northlight.example', 'maren on the pier');
const marenBy = (change: object = {}) =>
  providerAuthorization({
    provider: 'linkedin',
    key: 'linkedin key of maren-holt',
    secret: 'linkedin secret of maren-holt',
    ...change,
  });

describe('the header of another service', () => {
  eachRow([
    { provider: 'linkedin' as const, key: 'a "quoted" \\ key, secret="x"', secret: '=,=' },
    { provider: 'stripe' as const, memberId: 'acct_1' },
  ])('is read as the client writes it: %j', (credentials) => {
    expect(readProviderHeader(providerAuthorization(credentials))).toEqual(credentials);
  });

  eachRow([
    null,
    '',
    'Bearer abc',
    'Provider',
    'Provider linkedin',
    'Provider provider="linkedin"',
    'Provider provider="linkedin", key="k"',
    'Provider provider="linkedin", memberId="a" rest',
    'Provider provider="linkedin", provider="stripe", memberId="a"',
    'Provider provider="linkedin", memberId="a',
  ])('is none: %j', (header) => {
    expect(readProviderHeader(header)).toBeNull();
  });
});

describe('signing in with another service', () => {
  eachRow([
    ['key and secret', () => marenBy()],
    ['the member’s id', () => providerAuthorization({ provider: 'stripe', memberId: 'acct_northlight' })],
  ])('is by %s', async (_, header) => {
    const token = await signIn(header());
    expect(token).toMatch(/^\w{40}$/);
    expect(await me()).toMatchObject({ id: 'person-maren', role: 'owner' });
    expect(backend.db.session).toBe('account');
  });

  it('gives each sign-in a token of its own', async () => {
    expect(await signIn(marenBy())).not.toBe(await signIn(marenBy()));
  });

  eachRow([
    ['another secret', () => marenBy({ secret: 'guessed' })],
    ['another service', () => marenBy({ provider: 'facebook' })],
    ['a stranger', () => providerAuthorization({ provider: 'stripe', memberId: 'acct_other' })],
    ['another scheme', () => 'Basic bWFyZW46aG9sdA=='],
  ])('is refused for %s', async (_, header) => {
    await signOut();
    expect((await failureOf(signIn(header()))).status).toBe(401);
    expect(backend.db.session).toBe('none');
  });

  it('leaves support staff what support may do', async () => {
    await signIn(providerAuthorization({ provider: 'linkedin', memberId: 'ines-park' }));
    expect(backend.db.session).toBe('support');
  });

  it('ends with signing out, as often as one likes', async () => {
    await signIn(marenBy());
    await signOut();
    await signOut();
    expect((await failureOf(me())).code).toBe(4001);
  });
});

describe('connecting another service', () => {
  const token: ServiceToken = { provider: 'twitter', userId: '42', key: 'k', secret: 's' };
  const save = (change: Partial<ServiceToken> = {}) =>
    client.call(saveServiceToken, { body: { ...token, ...change } });

  it('lets the person sign in with it from then on', async () => {
    await asMaren();
    expect(await save({ refreshToken: 'r' })).toEqual({
      provider: 'twitter',
      userId: '42',
      connectedDate: new Date(clock.now()).toISOString(),
    });
    await signOut();
    await signIn(providerAuthorization({ provider: 'twitter', key: 'k', secret: 's' }));
    expect((await me()).id).toBe('person-maren');
  });

  it('replaces the token the service gave before', async () => {
    await asMaren();
    await save({ provider: 'linkedin' });
    expect((await failureOf(signIn(marenBy()))).code).toBe(4001);
  });

  it('is not for a user that another person signs in with', async () => {
    await asMaren();
    expect((await failureOf(save({ provider: 'facebook', userId: 'dario.conti.77' }))).code).toBe(4022);
  });

  it('is for those who are signed in', async () => {
    await signOut();
    expect((await failureOf(save())).code).toBe(4001);
  });

  it('names the member that is wrong', async () => {
    const provider = 'myspace' as ServiceToken['provider'];
    expect((await failureOf(save({ provider }))).failure).toMatchObject({ code: 4000, field: 'provider' });
    expect((await failureOf(save({ key: ' ' }))).failure).toMatchObject({ code: 4000, field: 'key' });
  });
});

describe('signing up', () => {
  const noor: NewPerson = {
    'first-name': 'Noor',
    'last-name': 'Haddad',
    'primary-email': ' noor@papersmith.example ',
    password: 'paper and two scissors',
  };
  const signUp = (person: NewPerson, organizer = true, authorization?: string) =>
    client.call(createPerson, {
      query: { organizer },
      body: person,
      ...(authorization ? { authorization } : {}),
    });

  it('makes an organizer an account that waits for support', async () => {
    const person = await signUp({ ...noor, company: 'Papersmith' });
    expect(person).toMatchObject({
      'primary-email': 'noor@papersmith.example',
      role: 'owner',
      verified: false,
    });
    expect(backend.db.session).toBe('support');
    await withPassword('noor@papersmith.example', 'paper and two scissors');
    expect(await client.call(getOwnAccount, {})).toMatchObject({
      id: person.accountId,
      name: 'Papersmith',
      agreement: { status: 'PENDING' },
      used: { registrations: 0, teamMembers: 1, events: 0 },
    });
    const { members } = await client.call(listMembers, { params: { accountId: person.accountId ?? '' } });
    expect(members).toMatchObject([{ email: 'noor@papersmith.example', role: 'OWNER' }]);
  });

  it('makes an attendee none', async () => {
    expect(await signUp(noor, false)).toMatchObject({ accountId: null, role: 'member' });
    await withPassword('noor@papersmith.example', 'paper and two scissors');
    expect((await failureOf(client.call(getOwnAccount, {}))).code).toBe(4042);
  });

  it('with another service needs no password', async () => {
    const person = without(noor, 'password');
    const header = providerAuthorization({ provider: 'facebook', key: 'f', secret: 's' });
    expect((await failureOf(signUp(person))).code).toBe(4022);
    const { id } = await signUp(person, true, header);
    await signIn(header);
    expect((await me()).id).toBe(id);
    const again = signUp({ ...person, 'primary-email': 'other@papersmith.example' }, true, header);
    expect((await failureOf(again)).code).toBe(4022);
  });

  eachRow<[string, NewPerson, number, string?]>([
    ['an address somebody has', { ...noor, 'primary-email': 'Maren@northlight.example' }, 4022],
    ['a short password', { ...noor, password: 'short' }, 4022],
    ['no address', { ...noor, 'primary-email': 'noor' }, 4000, 'primary-email'],
    ['no name', { ...noor, 'first-name': '' }, 4000, 'first-name'],
    ['no country', { ...noor, country: 'ZZ9' }, 4000, 'country'],
    ['no photo', { ...noor, 'photo-url': 'data:image/svg+xml,x' }, 4000, 'photo-url'],
  ])('is refused with %s, and leaves nothing behind', async (_, person, code, field) => {
    const count = () =>
      (['people', 'accounts'] as const).map((name) => backend.db.rows(name, '').all().length);
    const before = count();
    const { failure } = await failureOf(signUp(person));
    expect(failure).toMatchObject({ code, ...(field ? { field } : {}) });
    expect(count()).toEqual(before);
  });

  eachRow(['Basic x', 'Provider provider="myspace", memberId="1"'])('is refused with %j', async (header) => {
    const { code } = await failureOf(signUp(noor, true, header));
    expect([4000, 4001]).toContain(code);
    expect((await failureOf(withPassword('noor@papersmith.example', 'paper and two scissors'))).code).toBe(
      4001,
    );
  });
});

describe('a web login token', () => {
  it('stands for the access token for an hour, and until signing out', async () => {
    const { token } = await asMaren();
    const read = () => client.call(getWebLogin, { query: { webLoginToken: token } });
    expect(await read()).toMatchObject({ personId: 'person-maren', accountId: '77' });
    expect((await read()).token).not.toBe(token);
    clock.advance(60 * minute);
    expect((await failureOf(read())).status).toBe(404);
    const { token: next } = await asMaren();
    await signOut();
    const gone = client.call(getWebLogin, { query: { webLoginToken: next } });
    expect((await failureOf(gone)).code).toBe(4046);
  });

  it('is not given for a wrong password, a stranger, or one without a password', async () => {
    expect((await failureOf(withPassword('maren@northlight.example', 'guessed'))).code).toBe(4001);
    expect((await failureOf(withPassword('nobody@northlight.example', 'guessed'))).code).toBe(4001);
  });

  it('is asked for before anything is sent', async () => {
    const failure = await failureOf(client.call(getWebLogin, { query: { webLoginToken: '' } }));
    expect([failure.kind, failure.message]).toEqual(['unsent', "Don't have required parameters."]);
  });
});

describe('a token handed to another site', () => {
  const token = 'maren-signed-in-on-feb-12';
  const drop = (body = { token, preview: true }) => client.call(dropTransferredToken, { body });
  const pick = () => client.call(pickTransferredToken, {});

  it('is picked up once, and signs in', async () => {
    await signOut();
    await drop();
    expect(await pick()).toEqual({ token, preview: true });
    expect((await me()).id).toBe('person-maren');
    expect((await failureOf(pick())).code).toBe(4046);
  });

  it('is the last one that was dropped', async () => {
    await drop();
    await drop({ token: 'ines-signed-in-on-feb-12', preview: false });
    expect(await pick()).toMatchObject({ preview: false });
    expect((await failureOf(pick())).code).toBe(4046);
  });

  it('waits a minute', async () => {
    await drop();
    clock.advance(minute);
    expect((await failureOf(pick())).code).toBe(4046);
  });

  it('must work', async () => {
    expect((await failureOf(drop({ token: 'invented', preview: false }))).code).toBe(4001);
    await signOut();
    await drop();
    await pick();
    await signOut();
    expect((await failureOf(drop())).code).toBe(4001);
  });
});

describe('a certificate', () => {
  const push = 'MBROb3J0aGxpZ2h0IGFwcCBwdXNoIA==';
  const verify = (cert: string, cred = 'lantern') => client.call(verifyCertificate, { body: { cert, cred } });

  eachRow([
    [push, 'lantern', true, null],
    [push, 'guessed', false, 'wrongPassword'],
    ['MBROb3J0aGxpZ2h0IGFwcCAyMDI0IA==', 'lantern', false, 'expired'],
    ['MBRPdGhlcg==', 'lantern', false, 'unknown'],
  ])('%s with %s is valid: %s %s', async (cert, cred, valid, reason) => {
    expect(await verify(cert, cred)).toMatchObject({ valid, reason });
  });

  it('names itself only to those who have the password', async () => {
    expect((await verify(push)).subject).toContain('northlight');
    expect((await verify(push, 'guessed')).subject).toBeNull();
  });

  eachRow(['not base64!', 'SGVsbG8='])('is none: %j', async (cert) => {
    expect((await failureOf(verify(cert))).failure).toMatchObject({ code: 4000, field: 'cert' });
  });

  eachRow([
    ['', 'x', 'Certificate is required'],
    [push, '', 'Password is required'],
  ])('is asked for with its password before anything is sent', async (cert, cred, text) => {
    const failure = await failureOf(verify(cert, cred));
    expect([failure.kind, failure.message]).toEqual(['unsent', text]);
  });
});
