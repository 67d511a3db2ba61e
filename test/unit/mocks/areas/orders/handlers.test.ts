import { describe, expect, it } from 'vitest';
import {
  disputeOrder,
  getOrder,
  getTicket,
  listOrders,
  resendTickets,
  searchTickets,
  sendOrderConfirmation,
  settleInvoice,
  transferTicket,
  type TransferRequest,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client, buy } = backendInTests();

/** Four General Admissions, paid by card; made before stock was counted. */
const george = { eventId, orderId: '2000-4807' };
const georges = ['1', '2', '3', '4'].map((number) => `NL26-4807-${number}`);
/** A General Admission and a Two-Day Pass. */
const amara = { eventId, orderId: '2000-4817' };

const params = { eventId };
const read = (of = george) => client.call(getOrder, { params: of });
const left = (type: string) => backend.db.stockOf(type).left;
const settle = (
  body: string[],
  query: { validity: 'valid' | 'invalid'; refundAmount?: number; note?: string },
  of = george,
) => client.call(disputeOrder, { params: of, query, body });

describe('the list of orders', () => {
  eachRow([
    ['createdDate', undefined, '2000-4817'],
    ['createdDate', 'ASC', '2000-4793'],
    ['total', 'DESC', '2000-4816'],
    ['buyerName', undefined, '2000-4808'],
    ['quantity', 'DESC', '2000-4816'],
  ] as const)('sorts by %s %s', async (sort, direction, first) => {
    const { orders } = await client.call(listOrders, {
      params,
      query: { sort, size: 1, ...(direction ? { direction } : {}) },
    });
    expect(orders.map(({ id }) => id)).toEqual([first]);
  });

  it('pages the same rows whichever way it is turned', async () => {
    const ids = async (direction: 'ASC' | 'DESC') => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) =>
          client.call(listOrders, { params, query: { sort: 'buyerName', direction, page, size: 10 } }),
        ),
      );
      return pages.flatMap(({ orders }) => orders.map(({ id }) => id));
    };
    const up = await ids('ASC');
    expect(new Set(up).size).toBe(25);
    expect((await ids('DESC')).reverse()).toEqual(up);
  });

  eachRow([
    [{ ticketTypeId: '3003' }, ['2000-4815', '2000-4810', '2000-4809']],
    [{ payment: 'bitcoin' }, ['2000-4814']],
    [{ payment: 'invoice' }, ['2000-4816']],
    [{ from: '2026-02-12' }, ['2000-4817', '2000-4816', '2000-4815']],
    [{ from: '2026-02-11', to: '2026-02-11', status: 'disputed' }, ['2000-4812']],
  ] as const)('is narrowed by %o', async (query, ids) => {
    const { orders } = await client.call(listOrders, { params, query });
    expect(orders.map(({ id }) => id)).toEqual(ids);
  });

  it('counts each status of what the rest finds, when asked to', async () => {
    const query = { counts: true, status: 'disputed', search: 'example' } as const;
    const { total, counts } = await client.call(listOrders, { params, query });
    expect(total).toBe(1);
    expect(counts).toMatchObject({ disputed: 1, awaitingPayment: 1, refunded: 2 });
    expect(Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(25);
  });

  it('has nothing of another event of the account', async () => {
    const other =
      backend.db
        .rows('events', '77')
        .all()
        .find(({ id }) => id !== eventId)?.id ?? '';
    expect(await client.call(listOrders, { params: { eventId: other } })).toEqual({ orders: [], total: 0 });
    expect((await failureOf(read({ eventId: other, orderId: george.orderId }))).code).toBe(4046);
  });
});

describe('sold tickets', () => {
  it('are found by attendee, order, type and state', async () => {
    const found = async (query: Parameters<typeof search>[0]) => (await search(query)).map(({ id }) => id);
    const search = async (query: { search?: string; ticketTypeId?: string; status?: 'valid' | 'blocked' }) =>
      (await client.call(searchTickets, { params, query })).tickets;
    expect(await found({ search: 'KWAME' })).toEqual(['NL26-4817-2']);
    expect(await found({ search: '2000-4807', ticketTypeId: '3001' })).toEqual(georges);
    expect(await found({ status: 'blocked' })).toEqual(['1', '2', '3', '4'].map((n) => `NL26-4812-${n}`));
  });

  it('are read by the number printed on them', async () => {
    const ticket = await client.call(getTicket, { params: { ticketId: 'NL26-4817-2' } });
    expect(ticket).toMatchObject({ orderId: amara.orderId, firstName: 'Kwame', status: 'valid' });
    expect((await failureOf(client.call(getTicket, { params: { ticketId: 'NL26-1-1' } }))).status).toBe(404);
  });
});

describe('what an order comes to', () => {
  it('adds up to its total, however it is taxed', async () => {
    const { totals, total } = await read(amara);
    expect(totals.price - totals.discount + totals.fees + totals.tax).toBe(total);
    expect([totals.taxIncluded, totals.taxRate]).toEqual([false, 6.25]);
    expect(totals.net).toBeLessThanOrEqual(totals.price - totals.discount);
    await backend.reset(scenarios.taxIncluded);
    const included = await read(amara);
    expect(included.totals.price - included.totals.discount + included.totals.fees).toBe(included.total);
  });

  it('tells what was paid and what went back, in time', async () => {
    const before = await read();
    expect(before.payments).toMatchObject([{ kind: 'charge', amount: before.total, means: 'card' }]);
    const part = await settle(georges.slice(0, 1), { validity: 'valid', refundAmount: 10_00 });
    expect(part.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', before.total],
      ['refund', 10_00],
    ]);
    expect(part.totals.net).toBe(before.totals.net - 10_00);
  });

  it('names the networks its buyer shared the event on', async () => {
    expect((await read(amara)).shares).toEqual([
      { date: '2026-02-12T14:44:00.000Z', socialNetwork: 'LINKEDIN' },
    ]);
  });
});

describe('an invoice', () => {
  const city = { eventId, orderId: '2000-4816' };

  it('is paid once', async () => {
    const pay = () => client.call(settleInvoice, { params: city, body: { paid: true } });
    expect((await read(city)).payments).toEqual([]);
    const paid = await pay();
    expect([paid.status, paid.payments.map(({ kind, amount }) => [kind, amount])]).toEqual([
      'paid',
      [['charge', paid.total]],
    ]);
    expect((await failureOf(pay())).code).toBe(4091);
  });
});

describe('a dispute', () => {
  it('blocks the tickets and keeps their places until it is decided', async () => {
    const before = left('3001');
    const open = await settle(georges, { validity: 'invalid', note: ' Bank asks. ' });
    expect([open.status, open.tickets.map(({ status }) => status)]).toEqual([
      'disputed',
      ['blocked', 'blocked', 'blocked', 'blocked'],
    ]);
    expect(open.notes).toEqual([{ date: '2026-02-12T15:00:00.000Z', text: 'Bank asks.' }]);
    expect(left('3001')).toBe(before);
    const won = await settle(georges.slice(0, 3), { validity: 'valid' });
    expect([won.status, won.tickets.map(({ status }) => status)]).toEqual([
      'disputed',
      ['valid', 'valid', 'valid', 'blocked'],
    ]);
    const ended = await settle(georges.slice(3), { validity: 'valid' });
    expect(ended.status).toBe('paid');
    expect(ended.disputes?.map(({ step, ticketIds }) => [step, ticketIds.length])).toEqual([
      ['opened', 4],
      ['ended', 3],
      ['ended', 1],
    ]);
  });

  it('lets nothing be refunded but what it cost when it is lost', async () => {
    await settle(georges.slice(0, 1), { validity: 'invalid' });
    const money = { refundAmount: 200_65 };
    for (const [tickets, validity] of [
      [georges.slice(1, 2), 'invalid'],
      [georges.slice(0, 1), 'valid'],
    ] as const)
      expect((await failureOf(settle(tickets, { validity, ...money }))).code).toBe(4091);
    const lost = await settle(georges.slice(0, 1), { validity: 'invalid', ...money });
    expect([lost.status, lost.refundTotal, lost.tickets[0]?.status]).toEqual(['paid', 200_65, 'cancelled']);
  });

  it('moves along its steps only', async () => {
    expect((await failureOf(settle(georges, { validity: 'valid' }))).code).toBe(4091);
    await settle(georges.slice(0, 1), { validity: 'invalid' });
    expect((await failureOf(settle(georges, { validity: 'invalid' }))).code).toBe(4091);
    const free = { eventId, orderId: '2000-4803' };
    expect((await failureOf(settle(['NL26-4803-1'], { validity: 'invalid' }, free))).code).toBe(4091);
  });

  eachRow([
    ['no ticket', [], undefined, 4000],
    ['a ticket of another order', ['NL26-4817-1'], undefined, 4000],
    ['half a cent', georges, 0.5, 4000],
    ['less than nothing', georges, -1, 4000],
    ['more than was paid', georges.slice(0, 1), 200_66, 4022],
  ])('is refused with %s', async (_, tickets, refundAmount, code) => {
    const query = { validity: 'valid' as const, ...(refundAmount === undefined ? {} : { refundAmount }) };
    expect((await failureOf(settle(tickets, query))).code).toBe(code);
    expect((await read()).status).toBe('paid');
  });

  it('is not sent without its validity', async () => {
    const call = client.call(disputeOrder, { params: george, body: georges });
    expect((await failureOf(call)).message).toBe("Don't have required parameters.");
  });
});

describe('a refund', () => {
  it('cancels tickets, puts their places on sale again, and shares the money out', async () => {
    const before = left('3001') ?? 0;
    const part = await settle(georges.slice(0, 3), { validity: 'invalid', refundAmount: 100_00 });
    expect([part.status, part.refundTotal]).toEqual(['paid', 100_00]);
    expect(part.tickets.map(({ status, refunded }) => [status, refunded])).toEqual([
      ['cancelled', 33_34],
      ['cancelled', 33_33],
      ['cancelled', 33_33],
      ['valid', 0],
    ]);
    expect(left('3001')).toBe(before + 3);
    expect(part.mails.at(-1)).toMatchObject({ kind: 'refund', to: 'george@papadakis.example' });
    expect(backend.db.orderBook.hasAttendee('george@papadakis.example')).toBe(false);
  });

  it('of everything ends the order, and does so once', async () => {
    const { total } = await read();
    const all = await settle(georges, { validity: 'invalid', refundAmount: total });
    expect([all.status, all.refundTotal]).toEqual(['refunded', total]);
    const again = settle(georges, { validity: 'invalid', refundAmount: 1 });
    expect((await failureOf(again)).code).toBe(4091);
    const { orders } = await client.call(listOrders, { params, query: { status: 'refunded' } });
    expect(orders.map(({ id }) => id)).toContain(george.orderId);
  });

  it('can leave the tickets valid', async () => {
    const before = left('3001');
    const order = await settle(georges, { validity: 'valid', refundAmount: 10_00 });
    expect(order.tickets.every(({ status }) => status === 'valid')).toBe(true);
    expect(left('3001')).toBe(before);
  });

  it('reaches the payment of an order that was bought here', async () => {
    const { orderId } = await buy({ 3004: 2 });
    expect(left('3004')).toBe(1);
    const order = await read({ eventId, orderId });
    const ids = order.tickets.map(({ id }) => id);
    await settle(ids, { validity: 'invalid', refundAmount: order.total }, { eventId, orderId });
    expect(backend.db.stockOf('3004')).toMatchObject({ initial: 3, held: 0, sold: 0, left: 3 });
    expect(backend.db.intents.all().map(({ refunded }) => refunded)).toEqual([true]);
  });
});

describe('a transfer', () => {
  const to: TransferRequest = {
    emailAddress: 'efua@tidewater.example',
    firstName: 'Efua',
    lastName: 'Mensah',
    sendEmails: true,
    transferRegistrationForm: false,
  };
  const transfer = async (change: Partial<TransferRequest> = {}, ticketId = 'NL26-4817-2', token?: string) =>
    client.call(transferTicket, {
      params: { eventId, ticketId },
      query: { token: token ?? (await read(amara)).token },
      body: { ...to, ...change },
    });

  it('gives the ticket to somebody else, and tells both', async () => {
    const ticket = await transfer();
    expect(ticket).toMatchObject({ firstName: 'Efua', email: 'efua@tidewater.example' });
    expect(ticket.transfers).toMatchObject([{ firstName: 'Kwame', email: 'kwame.amara@tidewater.example' }]);
    const { mails } = await read(amara);
    expect(mails.slice(-2).map(({ kind, to: address }) => [kind, address])).toEqual([
      ['transferred', 'kwame.amara@tidewater.example'],
      ['received', 'efua@tidewater.example'],
    ]);
    const people = [...(['kwame.amara@tidewater.example', 'efua@tidewater.example'] as const)];
    expect(people.map(backend.db.orderBook.hasAttendee)).toEqual([false, true]);
  });

  it('hands the registration on when asked to, and tells nobody when not', async () => {
    const { orderId, token } = await buy({ 3009: 1 });
    const ticketId = (await read({ eventId, orderId })).tickets[0]?.id ?? '';
    const answersOf = (ticket: { registration: { attributeKey: string; submissionValues: string[] }[] }) =>
      ticket.registration.map(({ attributeKey, submissionValues }) => [attributeKey, ...submissionValues]);
    const saved = await transfer({ transferRegistrationForm: true, sendEmails: false }, ticketId, token);
    expect(answersOf(saved)).toContainEqual(['firstName', 'Efua']);
    expect(answersOf(saved).map(([key]) => key)).toContain('dietaryNeeds');
    const blank = await transfer({ firstName: 'Kofi' }, ticketId, token);
    expect(answersOf(blank)).toEqual([
      ['firstName', 'Kofi'],
      ['lastName', 'Mensah'],
      ['email', 'efua@tidewater.example'],
    ]);
    const { mails } = await read({ eventId, orderId });
    expect(mails.filter(({ kind }) => kind === 'received')).toHaveLength(1);
  });

  eachRow([
    ['a wrong token', {}, 'NL26-4817-2', 'or_x', 4045],
    ['an address that is none', { emailAddress: 'efua' }, 'NL26-4817-2', undefined, 4000],
    ['an unknown ticket', {}, 'NL26-4817-9', undefined, 4046],
  ])('is refused with %s', async (_, change, ticketId, token, code) => {
    expect((await failureOf(transfer(change, ticketId, token))).code).toBe(code);
  });

  it('is refused for a blocked ticket, and for a second one where each may have one', async () => {
    const grace = await read({ eventId, orderId: '2000-4812' });
    expect((await failureOf(transfer({}, 'NL26-4812-1', grace.token))).code).toBe(4091);
    await backend.reset(worldWith(({ sale }) => (sale.uniqueEmails = true)));
    const twice = await failureOf(transfer({ emailAddress: 'GEORGE@papadakis.example' }));
    expect(twice.failure).toEqual({ code: 4051, message: 'GEORGE@papadakis.example' });
  });

  eachRow(['token', 'emailAddress', 'firstName', 'lastName'])('is not sent without %s', async (missing) => {
    const call = client.call(transferTicket, {
      params: { eventId, ticketId: 'NL26-4817-2' },
      query: { token: missing === 'token' ? '' : 'or_x' },
      body: { ...to, ...(missing === 'token' ? {} : { [missing]: '' }) },
    });
    expect(await failureOf(call)).toMatchObject({ status: 0, message: "Don't have required parameters." });
  });
});

describe('emails about an order', () => {
  it('bring each attendee their tickets, or all to one address', async () => {
    const send = (body: { ticketIds?: string[]; emailAddress?: string }) =>
      client.call(resendTickets, { params: amara, body });
    expect((await send({})).mails.map(({ to, ticketIds }) => [to, ...ticketIds])).toEqual([
      ['amara@tidewater.example', 'NL26-4817-1'],
      ['kwame.amara@tidewater.example', 'NL26-4817-2'],
    ]);
    const all = await send({ emailAddress: 'desk@tidewater.example' });
    expect(all.mails).toMatchObject([{ kind: 'tickets', ticketIds: ['NL26-4817-1', 'NL26-4817-2'] }]);
    expect((await failureOf(send({ ticketIds: ['NL26-4807-1'] }))).code).toBe(4046);
    expect((await failureOf(send({ emailAddress: 'desk' }))).failure).toMatchObject({
      code: 4000,
      field: 'emailAddress',
    });
  });

  it('leave out what lets nobody in', async () => {
    await settle(georges.slice(0, 1), { validity: 'invalid' });
    const { mails } = await client.call(resendTickets, { params: george, body: {} });
    expect(mails.flatMap(({ ticketIds }) => ticketIds)).toEqual(georges.slice(1));
    const refunded = { eventId, orderId: '2000-4798' };
    const failure = await failureOf(client.call(resendTickets, { params: refunded, body: {} }));
    expect(failure.code).toBe(4091);
  });

  it('confirm the order to its buyer', async () => {
    const mail = await client.call(sendOrderConfirmation, { params: amara, body: {} });
    expect(mail).toMatchObject({ kind: 'confirmation', to: 'amara@tidewater.example' });
    expect((await read(amara)).mails.at(-1)).toEqual(mail);
  });
});
