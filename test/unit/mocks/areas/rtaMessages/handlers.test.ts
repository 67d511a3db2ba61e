import { describe, expect, it } from 'vitest';
import {
  countRtaAudience,
  deleteRtaMessage,
  getRtaMessageHistory,
  sendRtaMessage,
  updatePushQuota,
  type AudienceFilter,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, buy } = backendInTests();

const event = { accountId: '77', eventId: '1001' };
const count = async (audienceFilter?: AudienceFilter) => {
  const body = audienceFilter ? { audienceFilter } : {};
  return (await client.call(countRtaAudience, { params: event, body })).count;
};
const send = (changes: { title?: string; text?: string; audienceFilter?: AudienceFilter } = {}) =>
  client.call(sendRtaMessage, { params: event, body: { title: 'Doors', text: 'At nine.', ...changes } });
const history = (query = {}) => client.call(getRtaMessageHistory, { params: event, query });
const quota = () => backend.db.rows('pushQuotas', '1001').get('1001');

describe('the audience', () => {
  it('is everybody with a ticket that counts, once', async () => {
    const people = new Set(
      backend.db.orderBook
        .all()
        .filter(({ status }) => status !== 'refunded')
        .flatMap(({ tickets }) => tickets.filter(({ status = 'valid' }) => status === 'valid'))
        .map(({ email }) => email.toLowerCase()),
    );
    expect(await count()).toBe(people.size);
  });

  it('grows with each buyer, by ticket type and by standing', async () => {
    const general = { ticketTypeIds: ['3001'] };
    const before = await count(general);
    await buy({ 3001: 2 });
    expect(await count(general)).toBe(before + 2);
    expect(await count({ registrationStatuses: ['AWAITING_PAYMENT'] })).toBe(6);
    expect(await count({ ...general, registrationStatuses: ['AWAITING_PAYMENT'] })).toBe(0);
    expect(await count({ registrationStatuses: ['CANCELLED'] })).toBeGreaterThan(0);
  });

  it('has no ticket types there are not', async () => {
    const failure = await failureOf(count({ ticketTypeIds: ['3001', '9'] }));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'audienceFilter.ticketTypeIds[1]' });
  });
});

describe('a message', () => {
  it('goes to as many as were counted, uses up a notification and tops the history', async () => {
    const { used } = quota();
    const audienceFilter = { ticketTypeIds: ['3002'] };
    const sent = await send({ audienceFilter });
    expect(sent).toMatchObject({
      audienceCount: await count(audienceFilter),
      sentDate: new Date(clock.now()).toISOString(),
      sentBy: expect.stringContaining('@') as string,
    });
    expect(quota().used).toBe(used + 1);
    expect((await history({ size: 1 })).items).toEqual([sent]);
  });

  eachRow([
    [{ title: '  ' }, 4000],
    [{ text: 'x'.repeat(241) }, 4000],
    [{ audienceFilter: { ticketTypeIds: ['9'] } }, 4000],
    [{ audienceFilter: { ticketTypeIds: ['3006'] } }, 4022],
  ])('is refused and costs nothing: %j', async (changes, code) => {
    const { used } = quota();
    expect((await failureOf(send(changes))).code).toBe(code);
    expect(quota().used).toBe(used);
  });

  it('is refused when the quota is used up, until support raises it', async () => {
    const set = (allowed: number) =>
      client.call(updatePushQuota, { params: { eventId: '1001' }, body: { quota: allowed } });
    await set(quota().used);
    expect((await failureOf(send())).code).toBe(4091);
    await set(quota().used + 1);
    await send();
    expect((await failureOf(send())).code).toBe(4091);
  });

  it('leaves the history when it is deleted, and only once', async () => {
    const params = { ...event, messageId: 'message-2' };
    await client.call(deleteRtaMessage, { params });
    expect((await history()).items.map(({ id }) => id)).toEqual(['message-3', 'message-1']);
    expect((await failureOf(client.call(deleteRtaMessage, { params }))).status).toBe(404);
  });

  it('is the account’s own', async () => {
    const params = { ...event, accountId: '112', messageId: 'message-1' };
    expect((await failureOf(client.call(deleteRtaMessage, { params }))).code).toBe(4046);
  });
});
