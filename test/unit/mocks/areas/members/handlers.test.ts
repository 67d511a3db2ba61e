import { describe, expect, it } from 'vitest';
import {
  answerInvite,
  createTenantPromoCode,
  deleteInvite,
  deleteTenantInvoice,
  getTenantCustomization,
  getTenantStatus,
  inviteMembers,
  listMembers,
  listTenantPromoCodes,
  listUninvited,
  removeMember,
  resendInvite,
  saveTenantCustomization,
  updateMemberAccess,
  updateTenantInvoice,
  type InviteAnswer,
  type InviteEmail,
  type TenantCustomization,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { clock, client } = backendInTests();

const params = { accountId: '77' };
const day = 24 * 60 * 60_000;
const pending = 'ines@papersmith.example';
const status = () => client.call(getTenantStatus, { params });
const members = async () => (await client.call(listMembers, { params })).members;
const uninvited = async () => (await client.call(listUninvited, { params })).people.map(({ email }) => email);
const invite = (...emailsData: InviteEmail[]) => client.call(inviteMembers, { params, body: { emailsData } });
const resend = (email: string) => client.call(resendInvite, { params, query: { email } });
const takeBack = (email: string) => client.call(deleteInvite, { params, query: { email } });
const answer = (inviteId: string, given: InviteAnswer) =>
  client.call(answerInvite, { params: { ...params, inviteId }, query: { status: given } });
const statusOf = async (email: string) =>
  (await status()).invites.find((each) => each.email === email)?.status;

describe('inviting', () => {
  it('writes to whom it may, and says whom it may not', async () => {
    const outcome = await invite(
      { email: ' lou@nightferry.example', role: 'EDITOR', eventIds: ['1001'] },
      { email: 'NOOR@northlight.example' },
      { email: pending },
      { email: 'nobody' },
    );
    expect(outcome.invited).toEqual([
      expect.objectContaining({
        email: 'lou@nightferry.example',
        status: 'PENDING',
        timesSent: 1,
        sent: new Date(clock.now()).toISOString(),
        expires: new Date(clock.now() + 14 * day).toISOString(),
      }),
    ]);
    expect(outcome.refused.map(({ reason }) => reason)).toEqual(['MEMBER', 'INVITED', 'INVALID']);
    expect((await status()).counts).toEqual({ PENDING: 3, ACCEPTED: 1, DECLINED: 1, EXPIRED: 1 });
  });

  it('ends when members and open invitations are as many as the account may have', async () => {
    const people = Array.from({ length: 4 }, (_, index) => ({ email: `crew${index}@pier-staffing.example` }));
    const { invited, refused } = await invite(...people);
    expect([invited.length, refused.map(({ reason }) => reason)]).toEqual([2, ['FULL', 'FULL']]);
  });

  it('takes one address once', async () => {
    const { invited, refused } = await invite({ email: 'lou@a.example' }, { email: 'Lou@A.example' });
    expect([invited.length, refused.length]).toEqual([1, 1]);
  });

  it('replaces what was declined, and gives admins all events', async () => {
    await invite({ email: 'yuki@lumen-lab.example', role: 'ADMIN', eventIds: ['1001'] });
    const all = (await status()).invites.filter(({ email }) => email === 'yuki@lumen-lab.example');
    expect(all.map((each) => [each.status, each.eventIds])).toEqual([['PENDING', null]]);
  });

  it('refuses an empty list, and events the account has not', async () => {
    expect((await failureOf(invite())).kind).toBe('unsent');
    const before = await status();
    const failure = await failureOf(
      invite({ email: 'a@b.example' }, { email: 'c@d.example', eventIds: ['9'] }),
    );
    expect([failure.status, failure.code]).toEqual([404, 4046]);
    expect(await status()).toEqual(before);
  });
});

describe('an invitation', () => {
  it('makes a member when it is accepted', async () => {
    await answer('invite-ines', 'ACCEPTED');
    expect(await statusOf(pending)).toBe('ACCEPTED');
    expect(await members()).toContainEqual(
      expect.objectContaining({ email: pending, role: 'EDITOR', eventIds: ['1001'] }),
    );
  });

  it('makes none when it is declined, and can be sent again', async () => {
    await answer('invite-ines', 'DECLINED');
    expect((await members()).some(({ email }) => email === pending)).toBe(false);
    expect(await resend(pending)).toMatchObject({ status: 'PENDING', timesSent: 3 });
  });

  it('expires 14 days after it was sent last', async () => {
    await resend(pending);
    clock.advance(14 * day - 1);
    expect(await statusOf(pending)).toBe('PENDING');
    clock.advance(1);
    expect(await statusOf(pending)).toBe('EXPIRED');
    expect((await failureOf(answer('invite-ines', 'ACCEPTED'))).code).toBe(4091);
    await resend(pending);
    expect(await statusOf(pending)).toBe('PENDING');
  });

  eachRow([
    ['answered after it was declined', () => answer('invite-yuki', 'ACCEPTED')],
    ['answered twice', () => answer('invite-george', 'ACCEPTED')],
    ['sent again after it was accepted', () => resend('george@ropewalk.example')],
    ['taken back after it was accepted', () => takeBack('george@ropewalk.example')],
  ])('is not %s', async (_, move) => {
    const failure = await failureOf(move());
    expect([failure.status, failure.code]).toEqual([409, 4091]);
  });

  it('is found by its address, in any case, and by no other', async () => {
    await resend(pending.toUpperCase());
    expect((await failureOf(resend('nobody@nowhere.example'))).code).toBe(4046);
    expect((await failureOf(takeBack('nobody@nowhere.example'))).code).toBe(4046);
    expect((await failureOf(takeBack(''))).message).toBe("Don't have required parameters.");
  });

  it('takes only the two answers', async () => {
    const failure = await failureOf(answer('invite-ines', 'EXPIRED' as InviteAnswer));
    expect([failure.status, failure.failure?.field]).toEqual([400, 'status']);
  });
});

describe('the uninvited', () => {
  it('are those whose invitation was taken back, until they are invited again', async () => {
    await takeBack(pending);
    expect(await uninvited()).toEqual([pending, 'temp@pier-staffing.example']);
    expect(await statusOf(pending)).toBeUndefined();
    await invite({ email: pending });
    expect(await uninvited()).toEqual(['temp@pier-staffing.example']);
  });
});

describe('members', () => {
  const access = (memberId: string, role: 'OWNER' | 'VIEWER', eventIds: string[] | null = null) =>
    client.call(updateMemberAccess, { params: { ...params, memberId }, body: { role, eventIds } });
  const remove = (memberId: string) => client.call(removeMember, { params: { ...params, memberId } });

  it('are listed by name', async () => {
    const names = (await members()).map(({ lastName }) => lastName);
    expect(names).toEqual([...names].sort());
  });

  it('are given a role and events, owners all of them', async () => {
    expect(await access('member-wren', 'VIEWER', ['1002'])).toMatchObject({
      role: 'VIEWER',
      eventIds: ['1002'],
    });
    expect(await access('member-wren', 'OWNER', ['1002'])).toMatchObject({ role: 'OWNER', eventIds: null });
    expect((await failureOf(access('member-wren', 'VIEWER', ['9']))).code).toBe(4046);
  });

  it('can not leave the account without an owner', async () => {
    expect((await failureOf(remove('member-maren'))).code).toBe(4091);
    expect((await failureOf(access('member-maren', 'VIEWER'))).code).toBe(4091);
    await access('member-dario', 'OWNER');
    await remove('member-maren');
    expect((await members()).map(({ id }) => id)).not.toContain('member-maren');
  });

  it('can be invited again once they are removed', async () => {
    await remove('member-george');
    expect((await invite({ email: 'george@ropewalk.example' })).refused).toEqual([]);
    expect((await failureOf(remove('member-george'))).status).toBe(404);
  });
});

describe('who pays', () => {
  const invoice = {
    company: 'Northlight Conferences LLC',
    address: '1 Pier Road',
    city: 'Boston',
    zip: '02110',
    countryCode: 'US',
    taxId: '',
    reference: '',
    email: 'billing@northlight.example',
  };
  const update = (changes: Partial<typeof invoice>) =>
    client.call(updateTenantInvoice, { params, body: { ...invoice, ...changes } });

  it('is written down, read with the status, and forgotten', async () => {
    await update({});
    expect((await status()).invoice).toEqual(invoice);
    await client.call(deleteTenantInvoice, { params });
    expect((await status()).invoice).toBeNull();
    expect((await failureOf(client.call(deleteTenantInvoice, { params }))).code).toBe(4046);
  });

  eachRow([
    [{ company: '  ' }, 'company'],
    [{ countryCode: 'USA' }, 'countryCode'],
    [{ email: 'billing' }, 'email'],
  ])('is refused with %j', async (changes, field) => {
    expect((await failureOf(update(changes))).failure).toMatchObject({ code: 4000, field });
  });
});

describe('the account’s promotion codes', () => {
  const create = (body: { code: string; percentOff: number; limit?: number; expires?: string }) =>
    client.call(createTenantPromoCode, { params, body });

  it('are unused at first, in capitals, the newest first', async () => {
    const made = await create({ code: 'crew20', percentOff: 20 });
    expect(made).toMatchObject({ code: 'CREW20', uses: 0, limit: null, expires: null });
    const { promocodes } = await client.call(listTenantPromoCodes, { params });
    expect(promocodes[0]).toEqual(made);
  });

  eachRow([
    [{ code: 'team100', percentOff: 5 }, 'code'],
    [{ code: 'a b', percentOff: 5 }, 'code'],
    [{ code: 'CREW', percentOff: 101 }, 'percentOff'],
    [{ code: 'CREW', percentOff: 5, limit: 0 }, 'limit'],
    [{ code: 'CREW', percentOff: 5, expires: '2026-02-12T10:00:00-05:00' }, 'expires'],
  ])('are refused with %j', async (body, field) => {
    expect((await failureOf(create(body))).failure).toMatchObject({ code: 4000, field });
  });
});

describe('how invitations look', () => {
  const appearance = {
    subject: 'Join {{account}}',
    message: 'Hello {{firstName}}',
    logo: '',
    color: '#0B6E4F',
  };
  const save = (changes: Partial<TenantCustomization>) =>
    client.call(saveTenantCustomization, { params, body: { ...appearance, ...changes } });

  it('is kept for the account it was changed for', async () => {
    await save({});
    expect(await client.call(getTenantCustomization, { params })).toEqual(appearance);
    const other = await client.call(getTenantCustomization, { params: { accountId: '112' } });
    expect(other.subject).toContain('{{account}}');
    expect(other).not.toEqual(appearance);
  });

  eachRow([
    [{ message: 'Hello {{lastName}}' }, 'message'],
    [{ logo: 'javascript:alert(1)' }, 'logo'],
    [{ logo: 'http://northlight.example/logo.svg' }, 'logo'],
    [{ color: 'red' }, 'color'],
    [{ subject: '' }, 'subject'],
  ])('is refused with %j', async (changes, field) => {
    expect((await failureOf(save(changes))).failure).toMatchObject({ code: 4000, field });
  });
});
