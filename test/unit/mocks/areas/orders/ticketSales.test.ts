import { describe, expect, it } from 'vitest';
import { download } from '../../../../../src/client';
import {
  exportOrders,
  exportOrdersAsCsv,
  exportTickets,
  exportTicketsAsCsv,
  getOrder,
  getTicketsData,
  inviteToTickets,
  listOrders,
  migrateConsecutiveInvoice,
  saveTicketsData,
  setInvoicePrefix,
  submitTransaction,
  type SubmitRequest,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { sheetRows } from '../sheetRows';
import { eachRow } from '../../../../eachRow';

const { backend, client, newKey, buy, hold } = backendInTests();

const params = { eventId };
const read = (orderId: string) => client.call(getOrder, { params: { eventId, orderId } });
const left = (type: string) => backend.db.stockOf(type).left;

describe('an order the organizer makes', () => {
  const request: SubmitRequest = {
    tickets: [
      { id: '3004', requestQuantity: 2 },
      { id: '3006', requestQuantity: 1 },
    ],
    buyer: { firstName: 'Nadia', lastName: 'Brandt', email: 'nadia@brandt.example', company: 'Brandt & Co' },
    attendees: [{ firstName: 'Uwe', lastName: 'Brandt', email: 'uwe@brandt.example' }],
    payment: 'invoice',
    sendEmails: true,
  };
  const submit = (change: Partial<SubmitRequest> = {}, idempotencyKey = newKey()) =>
    client.call(submitTransaction, { params, body: { ...request, ...change }, idempotencyKey });

  it('is priced by the server, sold at once, and among all others', async () => {
    const order = await submit();
    // 2 × (95.00 + 4.90 + 5.94) + 790.00 + 38.50 + 49.38; the group ticket is not on sale to buyers yet.
    expect(order).toMatchObject({
      status: 'awaitingPayment',
      total: 211_68 + 877_88,
      buyerName: 'Brandt & Co',
      invoiceNumber: 'NL-4818',
    });
    expect(order.tickets.map(({ firstName }) => firstName)).toEqual(['Uwe', 'Nadia', 'Nadia']);
    expect(order.mails.map(({ to }) => to)).toEqual(['uwe@brandt.example', 'nadia@brandt.example']);
    expect([left('3004'), backend.db.stockOf('3004').sold]).toEqual([1, 2]);
    const { orders } = await client.call(listOrders, { params, query: { size: 1 } });
    expect(orders[0]?.id).toBe(order.id);
  });

  it('is made once for a key', async () => {
    const key = newKey();
    expect((await submit({}, key)).id).toBe((await submit({}, key)).id);
    expect(left('3004')).toBe(1);
  });

  it('can cost nothing, or less with a code', async () => {
    const gift = await submit({ payment: 'complimentary' });
    expect([gift.status, gift.total, gift.invoiceNumber]).toEqual(['free', 0, null]);
    const pass = [{ id: '3002', requestQuantity: 1 }];
    const cheaper = await submit({ tickets: pass, payment: 'offline', promotionalCode: 'lantern20' });
    expect(cheaper).toMatchObject({ status: 'paid', promotionalCode: 'LANTERN20', total: 284_80 });
  });

  eachRow<[string, Partial<SubmitRequest>, number]>([
    ['no ticket', { tickets: [] }, 4022],
    ['an unknown type', { tickets: [{ id: '9', requestQuantity: 1 }] }, 4046],
    ['half a ticket', { tickets: [{ id: '3004', requestQuantity: 0.5 }] }, 4000],
    ['more than are left', { tickets: [{ id: '3004', requestQuantity: 4 }] }, 4009],
    ['too many attendees', { tickets: [{ id: '3009', requestQuantity: 1 }], attendees: [...twice()] }, 4022],
    ['a code that is none', { promotionalCode: 'NOPE' }, 4041],
    ['a buyer without address', { buyer: { ...request.buyer, email: '' } }, 4000],
  ])('is refused with %s', async (_, change, code) => {
    expect((await failureOf(submit(change))).code).toBe(code);
    expect([left('3004'), backend.db.orderBook.count()]).toEqual([3, 25]);
  });

  function twice() {
    const person = { firstName: 'Uwe', lastName: 'Brandt', email: 'uwe@brandt.example' };
    return [person, person];
  }

  it('keeps addresses unique where the event wants that', async () => {
    await backend.reset(worldWith(({ sale }) => (sale.uniqueEmails = true)));
    const tickets = [{ id: '3009', requestQuantity: 2 }];
    expect((await failureOf(submit({ tickets, attendees: twice() }))).code).toBe(4050);
    await submit({ tickets });
    expect((await failureOf(submit({ tickets }))).code).toBe(4051);
  });
});

describe('sheets', () => {
  it('may take 120 s', () => {
    const calls = [exportOrders, exportOrdersAsCsv, exportTickets, exportTicketsAsCsv];
    expect(calls.map(({ method, timeout }) => [method, timeout])).toEqual(calls.map(() => ['PUT', 120_000]));
  });

  it('have a row for each order found', async () => {
    const sheet = await download(client, exportOrders, { params, body: { status: 'refunded' } });
    const rows = await sheetRows(sheet);
    expect(sheet.name).toBe('orders.xlsx');
    expect(rows[0]?.slice(0, 3)).toEqual(['Order', 'Invoice', 'Date']);
    expect(rows.slice(1).map((row) => [row[0], row[5]])).toEqual([
      ['2000-4811', 'refunded'],
      ['2000-4798', 'refunded'],
    ]);
  });

  it('are text as well, in which no cell is a formula', async () => {
    await buy({ 3009: 1 });
    backend.db.orderBook.change('2000-4817', { buyerName: '=HYPERLINK("https://evil.example")' });
    const ids = ['2000-4817', '2000-4816'];
    const { file, name } = await download(client, exportOrdersAsCsv, {
      params,
      body: { format: 'csv', ids },
    });
    expect([name, file.type]).toEqual(['orders.csv', 'text/csv']);
    const lines = (await file.text()).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    const tickets = await download(client, exportTicketsAsCsv, {
      params,
      body: { format: 'csv', search: 'guest0@' },
    });
    expect((await tickets.file.text()).split('\r\n')[1]).toContain('guest0@example.com');
  });

  it('have a row for each ticket, and a column for each question', async () => {
    await buy({ 3009: 1 });
    const sheet = await download(client, exportTickets, { params, body: { search: 'guest0@' } });
    const [head, row, ...more] = await sheetRows(sheet);
    expect(head?.slice(-3)).toEqual(['Currency', 'Company', 'Dietary needs']);
    expect([row?.slice(4, 8), more]).toEqual([['Ada', 'Byron', 'guest0@example.com', 'valid'], []]);
  });
});

describe('the rules of the sale', () => {
  const change = (body: Parameters<typeof send>[0]) => send(body);
  const send = (body: Partial<Awaited<ReturnType<typeof rules>>>) =>
    client.call(saveTicketsData, { params, body });
  const rules = () => client.call(getTicketsData, { params });

  it('change what buyers are asked for', async () => {
    await change({ taxRate: 10, taxName: 'VAT', timeLimit: 5 });
    expect(await rules()).toMatchObject({ taxRate: 10, taxName: 'VAT', timeLimit: 5, uniqueEmails: false });
    expect(await hold({ 3001: 1 })).toMatchObject({ taxTotal: 18_00, taxName: 'VAT', timeLimit: 5 });
    expect(await change({ taxRate: null })).toMatchObject({ taxRate: null, taxName: null });
  });

  it('are not changed on a version that is out of date', async () => {
    const { version = 0 } = await rules();
    expect((await change({ timeLimit: 20, version })).version).toBe(version + 1);
    expect((await failureOf(change({ timeLimit: 30, version }))).code).toBe(4090);
    expect((await rules()).timeLimit).toBe(20);
  });

  eachRow([
    ['taxRate', { taxRate: 101 }],
    ['taxName', { taxName: ' ' }],
    ['timeLimit', { timeLimit: 0 }],
    ['currency.code', { currency: { code: 'usd', symbol: '$' } }],
  ])('name a wrong %s', async (field, body) => {
    expect((await failureOf(change(body))).failure).toMatchObject({ code: 4000, field });
  });

  it('keep the currency of orders, and the gateway of held tickets', async () => {
    const euro = { currency: { code: 'EUR', symbol: '€' } };
    expect((await failureOf(change(euro))).code).toBe(4091);
    await hold({ 3001: 1 });
    expect((await failureOf(change({ gateway: 'spreedly' }))).code).toBe(4091);
    await backend.reset(worldWith((world) => (world.orders = [])));
    expect(await change({ ...euro, gateway: 'spreedly' })).toMatchObject({ gateway: 'spreedly' });
  });
});

describe('invoices', () => {
  const migrate = () => client.call(migrateConsecutiveInvoice, { params });
  const setPrefix = (prefix: string) => client.call(setInvoicePrefix, { params, body: { prefix } });

  it('are numbered by order until their numbers have no gaps', async () => {
    expect(await setPrefix('NL26/')).toEqual({
      prefix: 'NL26/',
      consecutive: false,
      nextNumber: 'NL26/4818',
    });
    // Three of the 25 orders are free.
    expect(await migrate()).toEqual({ prefix: 'NL26/', consecutive: true, nextNumber: 'NL26/00023' });
    expect((await read('2000-4793')).invoiceNumber).toBe('NL26/00001');
    await buy({ 3009: 1 });
    const { orderId } = await buy({ 3001: 1 });
    expect((await read(orderId)).invoiceNumber).toBe('NL26/00023');
    expect((await failureOf(migrate())).code).toBe(4091);
  });

  eachRow(['ELEVEN-LONG', 'no space', '<b>'])('do not begin with %j', async (prefix) => {
    expect((await failureOf(setPrefix(prefix))).failure).toMatchObject({ code: 4000, field: 'prefix' });
  });

  it('are the support staff’s', async () => {
    await backend.reset(worldWith((world) => (world.session = 'account')));
    expect((await failureOf(migrate())).status).toBe(403);
  });
});

describe('invitations', () => {
  const invite = (people: { emailAddress: string; firstName?: string }[], more = {}) =>
    client.call(inviteToTickets, { params, body: { people, ...more } });

  it('go to everybody once, again to whoever did not come, and not to attendees', async () => {
    const { invitations } = await invite([
      { emailAddress: 'mira@kolonn.example', firstName: 'Mira' },
      { emailAddress: 'MIRA@kolonn.example' },
      { emailAddress: 'luis@marchetti.example' },
      { emailAddress: 'amara@tidewater.example' },
    ]);
    expect(
      invitations.map(({ emailAddress, status, timesSent }) => [emailAddress, status, timesSent]),
    ).toEqual([
      ['MIRA@kolonn.example', 'sent', 1],
      ['luis@marchetti.example', 'sent', 3],
      ['amara@tidewater.example', 'registered', 0],
    ]);
  });

  eachRow([
    ['people', [], {}],
    ['people[1].emailAddress', [{ emailAddress: 'a@b.example' }, { emailAddress: 'nobody' }], {}],
    ['message', [{ emailAddress: 'a@b.example' }], { message: 'x'.repeat(2001) }],
  ])('are refused for a wrong %s, all of them', async (field, people, more) => {
    expect((await failureOf(invite(people, more))).failure).toMatchObject({ code: 4000, field });
    expect(backend.db.rows('ticketInvitations', eventId).all()).toHaveLength(3);
  });

  it('bring a code only when it is valid', async () => {
    const people = [{ emailAddress: 'a@b.example' }];
    expect((await failureOf(invite(people, { promotionalCode: 'WINTER10' }))).code).toBe(4041);
  });
});
