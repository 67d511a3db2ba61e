import { describe, expect, it } from 'vitest';
import {
  createTag,
  createWebLoginToken,
  getOwnAccount,
  getSignedInPerson,
  listOwnAccounts,
  listTags,
  openOwnAccount,
  requestPasswordReset,
  resetPassword,
  updateAccount,
  updateSignedInPerson,
  type AccountChanges,
  type ProfileChanges,
} from '../../../../../../src/contract';
import { backendInTests, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, clock, client } = backendInTests();

const own = () => client.call(getOwnAccount, {});
const update = (body: AccountChanges, accountId = '77') =>
  client.call(updateAccount, { params: { accountId }, body });
const signInAs = (user: string, password: string) =>
  client.call(createWebLoginToken, { body: { user, password } });
const request = (user: string) =>
  client.call(requestPasswordReset, { body: { 'login-data': { user, source: 'organizer' } } });
const reset = (hash: string, password: string) =>
  client.call(resetPassword, {
    params: { hash },
    body: { 'login-data': { password, source: 'organizer' } },
  });
const mails = () => backend.db.rows('passwordResets', '').all();

describe('an account', () => {
  it('is that of whoever is signed in, with what it has used', async () => {
    const account = await own();
    const tickets = backend.db.orderBook.all().flatMap((order) => order.tickets);
    expect(account).toMatchObject({ id: '77', agreement: { status: 'ACTIVE' } });
    expect(account.used.registrations).toBeGreaterThanOrEqual(tickets.length);
    await signInAs('sol@tidewater.example', 'sol on the pier');
    expect(await own()).toMatchObject({ id: '112', used: { registrations: 0, teamMembers: 3, events: 0 } });
  });

  it('shows an agreement past its end as ended', async () => {
    clock.set('2026-09-01T04:00:00Z');
    expect((await own()).agreement.status).toBe('ENDED');
  });

  it('changes what is given, and keeps the rest', async () => {
    const before = await own();
    const after = await update({ name: '  Northlight ', website: null });
    expect(after).toEqual({
      ...before,
      name: 'Northlight',
      website: null,
      modifiedDate: new Date(clock.now()).toISOString(),
    });
    expect(await own()).toEqual(after);
  });

  it('can be sent back as it was read', async () => {
    expect(await update({ ...(await own()), name: 'Northlight' })).toMatchObject({ name: 'Northlight' });
  });

  eachRow<[AccountChanges, number]>([
    [{ id: '78' }, 4003],
    [{ allowed: { registrations: 1_000_000, teamMembers: 10, events: 12 } }, 4003],
    [
      {
        agreement: {
          startDate: '2025-09-01T00:00:00Z',
          endDate: '2099-01-01T00:00:00Z',
          status: 'ACTIVE',
        },
      },
      4003,
    ],
    [{ modifiedDate: '2025-01-01T00:00:00Z' }, 4090],
  ])('refuses %j', async (changes, code) => {
    const before = await own();
    expect((await failureOf(update({ name: 'Other', ...changes }))).code).toBe(code);
    expect(await own()).toEqual(before);
  });

  eachRow<[AccountChanges, string]>([
    [{ name: ' ' }, 'name'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'http://northlight.example' }, 'website'],
    [{ country: 'XQ' }, 'country'],
    [{ timeZoneId: 'America/Gotham' }, 'timeZoneId'],
    [{ currencyCode: 'DOLLARS' }, 'currencyCode'],
    [{ supportEmail: 'hello' }, 'supportEmail'],
  ])('names the member that is wrong in %j', async (changes, field) => {
    expect((await failureOf(update(changes))).failure).toMatchObject({ code: 4000, field });
  });

  it('is not changed by members of another one, nor by nobody', async () => {
    await signInAs('sol@tidewater.example', 'sol on the pier');
    expect((await failureOf(update({ name: 'Mine now' }))).code).toBe(4042);
    expect((await failureOf(update({ name: 'Nobody’s' }, '99'))).code).toBe(4042);
    backend.db.session = 'none';
    expect((await failureOf(update({ name: 'Anybody’s' }))).status).toBe(401);
    expect((await failureOf(own())).failure?.error).toEqual({ 'error-code': 'AUTH_REQUIRED' });
  });
});

describe('a forgotten password', () => {
  it('is chosen anew by the mail’s link, once', async () => {
    await request(' Dario@Northlight.example ');
    const mail = mails().find(({ personId }) => personId === 'person-dario');
    await reset(mail?.id ?? '', 'new signs, new paint');
    expect((await failureOf(reset(mail?.id ?? '', 'and another one'))).code).toBe(4046);
    expect((await failureOf(signInAs('dario@northlight.example', 'dario on the pier'))).code).toBe(4001);
    await signInAs('dario@northlight.example', 'new signs, new paint');
    expect(await client.call(getSignedInPerson, {})).toMatchObject({ id: 'person-dario' });
  });

  it('sends nothing to strangers, and does not say so', async () => {
    const before = mails();
    expect(await request('nobody@northlight.example')).toBe(await request('maren@northlight.example'));
    expect(mails()).toHaveLength(before.length + 1);
  });

  it('ends the mail before', async () => {
    await request('wren@northlight.example');
    expect((await failureOf(reset('reset-of-wren-feb-12', 'signs over the harbour'))).code).toBe(4046);
  });

  it('needs a link that has not expired', async () => {
    expect((await failureOf(reset('reset-of-dario-jan-20', 'signs over the harbour'))).code).toBe(4046);
    await request('maren@northlight.example');
    clock.advance(24 * 60 * 60_000);
    expect((await failureOf(reset(mails().at(-1)?.id ?? '', 'signs over the harbour'))).code).toBe(4046);
  });

  eachRow(['seven77', 'x'.repeat(129)])('needs a password of a fair length: %j', async (password) => {
    expect((await failureOf(reset('reset-of-wren-feb-12', password))).code).toBe(4022);
    // The link still works.
    await reset('reset-of-wren-feb-12', 'x'.repeat(128));
  });

  it('signs out whoever is signed in with the old one, and proves the address', async () => {
    await signInAs('wren@northlight.example', 'wren on the pier');
    expect((await client.call(getSignedInPerson, {})).verified).toBe(false);
    await reset('reset-of-wren-feb-12', 'signs over the harbour');
    expect((await failureOf(own())).code).toBe(4001);
    await signInAs('wren@northlight.example', 'signs over the harbour');
    expect((await client.call(getSignedInPerson, {})).verified).toBe(true);
  });

  it('is kept nowhere as it was typed', async () => {
    await reset('reset-of-wren-feb-12', 'signs over the harbour');
    expect(JSON.stringify(backend.db.snapshot())).not.toContain('signs over');
    expect(await client.call(getSignedInPerson, {})).not.toHaveProperty('passwordDigest');
  });
});

describe('whoever is signed in', () => {
  const open = (accountId: string) => client.call(openOwnAccount, { body: { accountId } });

  it('works in the accounts whose member they are, with a role in each', async () => {
    await signInAs('dario@northlight.example', 'dario on the pier');
    expect((await client.call(listOwnAccounts, {})).accounts).toEqual([
      { id: '77', name: 'Northlight Conferences', role: 'ADMIN' },
      { id: '112', name: 'Tidewater Studio', role: 'VIEWER' },
    ]);
    expect(await open('112')).toMatchObject({ accountId: '112', role: 'member' });
    expect((await own()).id).toBe('112');
    await client.call(listTags, { params: { accountId: '112' } });
    await client.call(listTags, { params: { accountId: '77' } });
  });

  it('does in each what their role there is, whichever is open, and leaves it again', async () => {
    await signInAs('dario@northlight.example', 'dario on the pier');
    const tag = (accountId: string) =>
      client.call(createTag, { params: { accountId }, body: { name: 'Harbour guides', color: '#0f766e' } });
    expect(await failureOf(tag('112'))).toMatchObject({ status: 403, code: 4003 });
    await open('112');
    await tag('77');
    await client.call(updateSignedInPerson, { body: { 'first-name': 'Dario' } });
    expect(await open('77')).toMatchObject({ accountId: '77' });
  });

  /** FAULTS F96: nobody learns which other accounts there are. */
  eachRow(['131', 'none'])('is not let into the account %s', async (accountId) => {
    await signInAs('dario@northlight.example', 'dario on the pier');
    expect(await failureOf(open(accountId))).toMatchObject({ status: 404, code: 4042 });
    expect((await own()).id).toBe('77');
  });

  it('begins in their own account after signing in again', async () => {
    await signInAs('dario@northlight.example', 'dario on the pier');
    await open('112');
    await signInAs('dario@northlight.example', 'dario on the pier');
    expect((await own()).id).toBe('77');
  });

  it('changes name and picture, and keeps what is not named', async () => {
    const change = (body: ProfileChanges) => client.call(updateSignedInPerson, { body });
    const photo = 'https://platform.example/ines.jpg';
    expect(await change({ 'first-name': ' Inés ', 'photo-url': photo })).toMatchObject({
      'first-name': 'Inés',
      'last-name': 'Park',
      'photo-url': photo,
    });
    expect(await change({ 'last-name': 'Parks' })).toMatchObject({ 'photo-url': photo });
    expect(await change({ 'photo-url': '' })).not.toHaveProperty('photo-url');
    expect((await failureOf(change({ 'first-name': ' ' }))).code).toBe(4000);
    expect((await failureOf(change({ 'photo-url': 'http://a.example/a.png' }))).code).toBe(4000);
  });
});
