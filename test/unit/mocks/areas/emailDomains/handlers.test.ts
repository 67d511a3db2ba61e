import { describe, expect, it } from 'vitest';
import {
  getEmailContext,
  resetAccountEmailDomain,
  resetEmailDomain,
  testEmailDomain,
  updateEventEmailDomain,
  type EmailDomainSetting,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();

const event = { eventId: '1001' };
const set = (changes: Partial<EmailDomainSetting> = {}) =>
  client.call(updateEventEmailDomain, {
    params: event,
    body: { fromEmail: 'tickets@northlight.example', fromName: 'Tickets', level: 'Event', ...changes },
  });
const senderOf = async (eventId: string) =>
  (await client.call(getEmailContext, { params: { accountId: '77', eventId } })).sender;
const test = (domain: string) => client.call(testEmailDomain, { query: { domain } });

describe('whom emails come from', () => {
  it('is the event’s sender before the account’s, and the platform’s last', async () => {
    expect(await set()).toEqual({
      fromEmail: 'tickets@northlight.example',
      fromName: 'Tickets',
      level: 'Event',
    });
    expect(await senderOf('1001')).toMatchObject({ fromEmail: 'tickets@northlight.example' });
    expect(await client.call(resetEmailDomain, { params: event })).toMatchObject({
      fromEmail: 'hello@northlight.example',
      level: 'Account',
    });
    const account = { accountId: '77' };
    expect(await client.call(resetAccountEmailDomain, { params: account })).toMatchObject({
      level: 'Platform',
    });
    expect(await client.call(resetEmailDomain, { params: event })).toMatchObject({ level: 'Platform' });
  });

  it('changes for all events that have no sender of their own', async () => {
    await set({ level: 'Account', fromName: 'All of us' });
    expect(await senderOf('1003')).toMatchObject({ fromName: 'All of us' });
    expect(await senderOf('1002')).toMatchObject({ fromName: 'Lantern Evenings' });
  });

  eachRow<[Partial<EmailDomainSetting>, number]>([
    [{ fromEmail: 'nobody' }, 4000],
    [{ fromName: '  ' }, 4000],
    [{ fromEmail: 'hello@tidewater.example' }, 4022],
    [{ fromEmail: 'hello@unheard-of.example' }, 4022],
  ])('is refused: %j', async (changes, code) => {
    expect((await failureOf(set(changes))).code).toBe(code);
    expect(await senderOf('1001')).toMatchObject({ fromEmail: 'hello@northlight.example' });
  });

  it('is for support to say', async () => {
    backend.db.session = 'account';
    expect((await failureOf(set())).status).toBe(403);
  });
});

describe('the domain test', () => {
  eachRow([
    ['northlight.example', [true, true, true]],
    ['Lantern-Evenings.example.', [true, true, true]],
    ['tidewater.example', [false, false, true]],
    ['unheard-of.example', [false, false, false]],
  ])('of %s', async (domain, passed) => {
    const tested = await test(domain);
    expect(tested.records.map((record) => record.passed)).toEqual(passed);
    expect(tested.passed).toBe(!passed.includes(false));
  });

  eachRow(['no domain', 'hello@northlight.example', 'localhost', '-a.example'])(
    'takes no %j',
    async (domain) => {
      expect((await failureOf(test(domain))).failure).toMatchObject({ code: 4000, field: 'domain' });
    },
  );

  it('says that the name is missing, and asks nobody', async () => {
    expect((await failureOf(test(''))).message).toContain('Oops, a domain name is missing');
  });
});
