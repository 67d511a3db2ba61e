import { describe, expect, it } from 'vitest';
import { listHotLeads, sendHotLead, type HotLead, type HotLeadRequest } from '../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, hold, orderFor, save } = backendInTests();

const send = (
  email: string,
  rest: Partial<Omit<HotLeadRequest, 'billingAddress'>> = {},
  firstName?: string,
) =>
  client.call(sendHotLead, {
    params: { eventId },
    body: { billingAddress: { email, ...(firstName ? { firstName } : {}) }, ...rest },
  });
const list = (query: { search?: string; status?: HotLead['status']; page?: number; size?: number } = {}) =>
  client.call(listHotLeads, { params: { accountId: '77', eventId }, query });
const leadOf = async (email: string) => (await list({ search: email })).items[0];
const settings = (change: { enabled: boolean; consentRequired: boolean }) =>
  backend.db.rows('hotLeadSettings', eventId).put({ id: eventId, ...change });

describe('a hot lead', () => {
  it('is kept with the tickets it was about to buy, priced by the server', async () => {
    await send('ines@tipografia.example', { tickets: [{ id: '3001', requestQuantity: 2 }], orderTotal: 1 });
    expect(await leadOf('ines@')).toMatchObject({
      status: 'open',
      tickets: [{ id: '3001', name: 'General Admission', quantity: 2 }],
      total: 401_30,
      consentAccepted: false,
      createdDate: '2026-02-12T15:00:00.000Z',
    });
  });

  it('knows the tickets of its hold', async () => {
    const held = await hold({ 3004: 1 });
    await send('ines@tipografia.example', { token: held.token });
    expect(await leadOf('ines@')).toMatchObject({
      total: held.orderTotal,
      tickets: [{ id: '3004', quantity: 1 }],
    });
  });

  it('is one for an address, however it is written, and keeps what was said before', async () => {
    await send('ines@tipografia.example', { hotLeadsConsentAccepted: true }, 'Inês');
    const first = await leadOf('ines@');
    clock.advance(60_000);
    await send('Ines@Tipografia.example');
    const { total, items } = await list({ search: 'tipografia' });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: first?.id, firstName: 'Inês', consentAccepted: true });
    expect(items[0]?.createdDate).toBe(first?.createdDate);
    expect(items[0]?.modifiedDate).toBe('2026-02-12T15:01:00.000Z');
  });

  it('is converted by an order with its address', async () => {
    await send('ADA@example.com');
    const { orderId } = await save(await orderFor(await hold({ 3009: 1 })));
    expect(await leadOf('ada@example.com')).toMatchObject({ status: 'converted', orderId });
  });

  eachRow<
    [
      string,
      Partial<Omit<HotLeadRequest, 'billingAddress'>>,
      { enabled: boolean; consentRequired: boolean },
      string,
    ]
  >([
    ['nobody', {}, { enabled: true, consentRequired: false }, 'ada@'],
    ['no consent', {}, { enabled: true, consentRequired: true }, 'ada@example.com'],
    [
      'no wish to be kept',
      { sendHotLead: false },
      { enabled: true, consentRequired: false },
      'ada@example.com',
    ],
    ['no such feature', {}, { enabled: false, consentRequired: false }, 'ada@example.com'],
  ])('is refused with %s', async (_, rest, expected, email) => {
    settings(expected);
    expect((await failureOf(send(email, rest))).code).toBe(4022);
    expect(await leadOf('ada@')).toBeUndefined();
  });

  it('is malformed without an address', async () => {
    const body = { billingAddress: {} } as unknown as HotLeadRequest;
    const { failure, status } = await failureOf(client.call(sendHotLead, { params: { eventId }, body }));
    expect([status, failure?.code, failure?.field]).toEqual([400, 4000, 'billingAddress.email']);
  });
});

describe('the list of hot leads', () => {
  it('has the latest first, in pages', async () => {
    const all = await list();
    expect([all.total, all.size]).toEqual([9, 500]);
    const dates = all.items.map(({ modifiedDate }) => modifiedDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const second = await list({ page: 1, size: 4 });
    expect(second.items).toEqual(all.items.slice(4, 8));
  });

  it('is searched by words and state', async () => {
    expect((await list({ search: ' LAGOS' })).items.map(({ lastName }) => lastName)).toEqual(['Okoye']);
    expect((await list({ status: 'converted' })).total).toBe(2);
  });

  it('is the account’s own', async () => {
    await backend.reset(worldWith((world) => (world.session = 'none')));
    expect((await failureOf(list())).status).toBe(401);
  });
});
