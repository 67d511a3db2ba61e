import { describe, expect, it } from 'vitest';
import type { TenantPromoCode } from '../../../../src/contract';
import {
  accessSchema,
  accessUpdate,
  accessValues,
  emailsData,
  filledInvitation,
  inviteSchema,
  logoAddress,
  invitationSchema,
  newInvite,
  newPromoCode,
  noPayer,
  payerSchema,
  promoCodeDraft,
  promoCodeSchema,
  promoCodeState,
  type AccessValues,
} from '../../../../src/domain/members';
import { eachRow } from '../../../eachRow';

describe('access', () => {
  const some: AccessValues = { role: 'EDITOR', scope: 'some', eventIds: ['1001'] };

  it('comes back as it was', () => {
    for (const eventIds of [null, ['1001', '1003']])
      expect(accessUpdate(accessValues({ role: 'EDITOR', eventIds }))).toEqual({ role: 'EDITOR', eventIds });
  });

  eachRow(['OWNER', 'ADMIN'] as const)('of an %s is to all events', async (role) => {
    expect(accessUpdate({ ...some, role }).eventIds).toBeNull();
    await expect(accessSchema.isValid({ ...some, role, eventIds: [] })).resolves.toBe(true);
  });

  it('to chosen events has some', async () => {
    await expect(accessSchema.isValid(some)).resolves.toBe(true);
    await expect(accessSchema.validate({ ...some, eventIds: [] })).rejects.toMatchObject({
      path: 'eventIds',
      message: 'organizer.members.error.events',
    });
  });

  it('is the same for everybody who is invited at once', async () => {
    const people = 'Ada <ada@example.com>\ngrace@example.com';
    expect(emailsData({ ...newInvite, ...some, people })).toEqual([
      { email: 'ada@example.com', firstName: 'Ada', role: 'EDITOR', eventIds: ['1001'] },
      { email: 'grace@example.com', role: 'EDITOR', eventIds: ['1001'] },
    ]);
    expect(emailsData({ ...newInvite, people: 'ada@example.com' })).toEqual([
      { email: 'ada@example.com', role: 'VIEWER' },
    ]);
    await expect(inviteSchema.isValid(newInvite)).resolves.toBe(false);
  });
});

describe('the look of invitations', () => {
  const appearance = { subject: 'Hello', message: '', logo: '', color: '#1F4B6E' };

  it('fills in what its placeholders stand for, once', () => {
    const names = { firstName: '{{account}}', account: 'Northlight' };
    expect(filledInvitation('{{firstName}} of {{account}}, {{other}}', names)).toBe(
      '{{account}} of Northlight, {{other}}',
    );
  });

  eachRow([
    ['subject', 'organizer.members.error.subject', { subject: ' ' }],
    ['subject', 'organizer.members.error.tooLong', { subject: 'a'.repeat(151) }],
    ['subject', 'organizer.members.error.placeholder', { subject: '{{email}}' }],
    ['message', 'organizer.members.error.placeholder', { message: 'Hello {{ firstName }}' }],
    ['message', 'organizer.members.error.tooLong', { message: 'a'.repeat(2001) }],
    ['logo', 'organizer.members.error.logo', { logo: 'javascript:alert(1)' }],
    ['color', 'organizer.members.error.colour', { color: 'blue' }],
  ])('is refused for %s: %s', async (path, message, change) => {
    await expect(invitationSchema.validate({ ...appearance, ...change })).rejects.toMatchObject({
      path,
      message,
    });
  });

  it('may be plain', async () => {
    await expect(invitationSchema.isValid(appearance)).resolves.toBe(true);
  });

  eachRow([
    ['https://a.example/logo.svg', 'https://a.example/logo.svg'],
    ['/logo.svg', null],
    ['data:image/png;base64,AA', null],
    ['', null],
  ])('has the logo %j as %j', (logo, address) => {
    expect(logoAddress(logo)).toBe(address);
  });
});

describe('who pays', () => {
  const payer = { ...noPayer, company: 'A', address: 'B', countryCode: 'US', email: 'a@b.example' };

  eachRow([
    ['company', { company: ' ' }],
    ['address', { address: '' }],
    ['countryCode', { countryCode: '' }],
    ['email', { email: 'nowhere' }],
  ])('needs %s', async (path, change) => {
    await expect(payerSchema.isValid(payer)).resolves.toBe(true);
    await expect(payerSchema.validate({ ...payer, ...change })).rejects.toMatchObject({ path });
  });
});

describe('a promotion code of the account', () => {
  const now = Date.parse('2026-02-12T09:00:00Z');
  const zone = 'America/New_York';
  const good = { ...newPromoCode, code: ' Guests-40 ', percentOff: 40 };

  it('is sent with what was written', () => {
    expect(promoCodeDraft(good, zone)).toEqual({ code: 'Guests-40', percentOff: 40 });
    expect(promoCodeDraft({ ...good, limit: 3, expires: '2026-03-01 12:00' }, zone)).toEqual({
      code: 'Guests-40',
      percentOff: 40,
      limit: 3,
      expires: '2026-03-01T17:00:00.000Z',
    });
  });

  eachRow([
    ['code', { code: 'a b' }],
    ['code', { code: 'ab' }],
    ['percentOff', { percentOff: null }],
    ['percentOff', { percentOff: 0.5 }],
    ['percentOff', { percentOff: 101 }],
    ['limit', { limit: 1.5 }],
    ['limit', { limit: 0 }],
    ['expires', { expires: '2026-02-12 04:00' }],
  ])('is refused for %s: %j', async (path, change) => {
    const schema = promoCodeSchema(zone, now);
    await expect(schema.isValid({ ...good, expires: '2026-02-12 04:01' })).resolves.toBe(true);
    await expect(schema.validate({ ...good, ...change })).rejects.toMatchObject({ path });
  });

  eachRow([
    ['usable', { limit: 3, uses: 2, expires: null }],
    ['usedUp', { limit: 3, uses: 3, expires: null }],
    ['ended', { limit: 3, uses: 3, expires: '2026-02-12T09:00:00Z' }],
  ] satisfies [string, Partial<TenantPromoCode>][])('is %s', (state, change) => {
    const code = { id: '1', code: 'A', percentOff: 1, created: '' };
    expect(promoCodeState({ ...code, ...change }, now)).toBe(state);
  });
});
