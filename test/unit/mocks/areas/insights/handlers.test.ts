import { describe, expect, it, vi } from 'vitest';
import { guestAuthorization } from '../../../../../src/client';
import {
  createInsightsDashboard,
  deleteInsightsDashboard,
  embedLooker,
  getGuestDashboard,
  getTicketTypes,
  listInsightsDashboards,
  listInsightsShares,
  listOrders,
  revokeInsightsShare,
  runGuestChart,
  runLookerQuery,
  shareInsightsDashboard,
  updateInsightsDashboard,
  type InsightsQueryName,
  type InsightsQueryParams,
  type InsightsShareDraft,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, buy } = backendInTests();

const params = { accountId: '77' };
const sales = { ...params, dashboardId: 'dashboard-sales' };
const request = (queryName: InsightsQueryName, queryParams: Partial<InsightsQueryParams> = {}) =>
  client.call(runLookerQuery, {
    body: { accountId: '77', queryName, queryParams: { eventId: '1001', ...queryParams } },
  });
const asGuest = (token: string) =>
  client.call(getGuestDashboard, { authorization: guestAuthorization(token) });
const share = (changes: Partial<InsightsShareDraft> = {}) =>
  client.call(shareInsightsDashboard, {
    params: sales,
    body: { eventId: '1001', email: 'samir@harbour-review.example', ...changes },
  });
const dashboards = async () => (await client.call(listInsightsDashboards, { params })).dashboards;

describe('a query', () => {
  it('counts the orders there are when it is asked', async () => {
    const [before = []] = (await request('totals')).rows;
    await buy({ '3001': 2 });
    const order = backend.db.orderBook.all().at(-1);
    const [after = []] = (await request('totals')).rows;
    expect(after.map((cell, index) => Number(cell) - Number(before[index]))).toEqual([1, 2, order?.total]);
  });

  it('counts as many orders, by day and in total, as the list of orders has', async () => {
    const { total } = await client.call(listOrders, { params: { eventId: '1001' }, query: {} });
    const byDay = (await request('ordersByDay')).rows.reduce((sum, [, orders]) => sum + Number(orders), 0);
    expect([(await request('totals')).rows[0]?.[0], byDay]).toEqual([total, total]);
  });

  it('has the same revenue by day as in total, and none of what was refunded or disputed', async () => {
    const paid = backend.db.orderBook.all().filter(({ status }) => status === 'paid');
    const revenue = paid.reduce((sum, { total }) => sum + total, 0);
    const byDay = (await request('revenueByDay')).rows.reduce((sum, [, cell]) => sum + Number(cell), 0);
    expect([(await request('totals')).rows[0]?.[2], byDay]).toEqual([revenue, revenue]);
  });

  it('keeps to its time, and to so many rows', async () => {
    const from = '2026-02-01T00:00:00-05:00';
    const { columns, rows } = await request('ordersByDay', { from, limit: 2 });
    expect(columns.map(({ name }) => name)).toEqual(['day', 'orders', 'registrations']);
    expect(rows).toHaveLength(2);
    expect(rows.every(([day]) => String(day) >= '2026-02-01')).toBe(true);
    expect((await request('totals', { from: '2027-01-01T00:00:00Z' })).rows).toEqual([[0, 0, 0]]);
  });

  eachRow(['ticketsByType', 'ordersByStatus', 'promotionCodes', 'paymentMethods'] as const)(
    'for %s has a cell for each column, the most first',
    async (name) => {
      const { columns, rows } = await request(name);
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
      const counts = rows.map(([, count]) => Number(count));
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect(counts.length).toBeGreaterThan(0);
    },
  );

  it('for conversionByDay counts those who began and did not order beside those who did', async () => {
    const orders = (await request('totals')).rows[0]?.[0];
    const { rows } = await request('conversionByDay');
    const sumOf = (column: number) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
    expect(sumOf(2)).toBe(orders);
    expect(sumOf(1)).toBeGreaterThan(sumOf(2));
    expect(rows.map(([day]) => day)).toEqual(rows.map(([day]) => day).sort());
  });

  it('for ticketsLeft agrees with the ticket types as their organizer sees them', async () => {
    const { ticketTypes } = await client.call(getTicketTypes, { params: { eventId: '1001' } });
    const { rows } = await request('ticketsLeft');
    expect(rows.map(([id, name, quantity, sold]) => [id, name, quantity, sold])).toEqual(
      ticketTypes.map(({ id, name, quantity, sold }) => [id, name, quantity, sold]),
    );
  });

  it('is refused when it is none, its time ends before it begins, or the event is another’s', async () => {
    expect((await failureOf(request('anything' as 'totals'))).failure?.field).toBe('queryName');
    const backwards = { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };
    expect((await failureOf(request('totals', backwards))).failure?.field).toBe('queryParams.to');
    const other = client.call(runLookerQuery, {
      body: { accountId: '112', queryName: 'totals', queryParams: { eventId: '1001' } },
    });
    expect((await failureOf(other)).code).toBe(4046);
  });
});

it('a dashboard is put into a frame for the one who is signed in, for ten minutes', async () => {
  const embed = (email: string) =>
    client.call(embedLooker, {
      query: { ...sales, eventId: '1001' },
      body: { me: { 'first-name': 'Ines', 'last-name': 'Park', 'primary-email': email } },
    });
  const { url, expires } = await embed('ines.park@platform.example');
  expect(new URL(url).searchParams.get('event')).toBe('1001');
  expect(Date.parse(expires) - clock.now()).toBe(600_000);
  expect((await failureOf(embed('maren@northlight.example'))).code).toBe(4003);
  // A secret of the backend, which nobody can compute (FAULTS A32).
  const token = vi.spyOn(backend.db, 'token').mockReturnValue('drawn-at-random');
  const signed = new URL((await embed('ines.park@platform.example')).url);
  token.mockRestore();
  expect(signed.searchParams.get('signature')).toBe('drawn-at-random');
});

describe('a dashboard', () => {
  const body = {
    name: 'Monday',
    charts: [{ title: 'Totals', kind: 'number', queryName: 'totals' }],
  } as const;
  const draft = { name: body.name, charts: [...body.charts] };

  it('of one’s own is made, changed and deleted, with its shares', async () => {
    const { id } = await client.call(createInsightsDashboard, { params, body: draft });
    const own = { ...params, dashboardId: id };
    const { token } = await client.call(shareInsightsDashboard, {
      params: own,
      body: { eventId: '1001', email: 'tom@harbourtrust.example' },
    });
    await client.call(updateInsightsDashboard, { params: own, body: { ...draft, name: 'Tuesday' } });
    expect((await dashboards()).find((each) => each.id === id)).toMatchObject({ name: 'Tuesday', shares: 1 });
    expect(await asGuest(token)).toMatchObject({ name: 'Tuesday', eventName: 'Northlight 2026' });
    await client.call(deleteInsightsDashboard, { params: own });
    expect((await failureOf(asGuest(token))).code).toBe(4003);
  });

  it('of the platform stays', async () => {
    const change = client.call(updateInsightsDashboard, { params: sales, body: draft });
    expect((await failureOf(change)).code).toBe(4091);
    expect((await failureOf(client.call(deleteInsightsDashboard, { params: sales }))).code).toBe(4091);
  });

  it('has a name of its own', async () => {
    const taken = client.call(createInsightsDashboard, { params, body: { ...draft, name: 'sales' } });
    expect((await failureOf(taken)).failure?.field).toBe('name');
  });
});

describe('a share', () => {
  it('lets a guest run the charts of its dashboard until it is revoked', async () => {
    const { id, token } = await share();
    const authorization = guestAuthorization(token);
    const run = (chartId: string) => client.call(runGuestChart, { body: { chartId }, authorization });
    const [chart] = (await asGuest(token)).charts;
    expect(await run(chart?.id ?? '')).toEqual(await request('totals'));
    expect((await failureOf(run('chart-orders-1'))).code).toBe(4046);
    const revoke = () => client.call(revokeInsightsShare, { params: { ...sales, shareId: id } });
    expect((await revoke()).revoked).toBe(new Date(clock.now()).toISOString());
    expect((await failureOf(run(chart?.id ?? ''))).code).toBe(4003);
    expect((await failureOf(revoke())).code).toBe(4091);
  });

  it('tells its token once, and nobody can read it', async () => {
    const { token } = await share();
    const { shares } = await client.call(listInsightsShares, { params: sales });
    expect(JSON.stringify([shares, backend.db.snapshot()])).not.toContain(token);
  });

  it('ends by itself', async () => {
    const { token } = await share({ expires: '2026-02-13T10:00:00-05:00' });
    clock.set('2026-02-13T10:00:01-05:00');
    expect((await failureOf(asGuest(token))).code).toBe(4003);
    await share();
  });

  eachRow([
    [{ email: 'nobody' }, 4000],
    [{ expires: '2026-02-01T00:00:00Z' }, 4000],
    [{ eventId: '9' }, 4046],
    [{ email: 'DESK@thewharf.example' }, 4091],
  ])('is refused: %o', async (wrong, code) => {
    expect((await failureOf(share(wrong))).code).toBe(code);
  });

  eachRow(['shared-with-kolonn', 'shared-with-openwork', 'made up'])('is over or none: %s', async (token) => {
    expect((await failureOf(asGuest(token))).status).toBe(403);
  });

  it('is needed', async () => {
    expect((await failureOf(client.call(getGuestDashboard, {}))).code).toBe(4001);
  });
});
