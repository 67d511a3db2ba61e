import { describe, expect, it, vi } from 'vitest';
import * as contract from '../../../src/contract';
import { boundHandlers, createMockBackend, endpoints, scenarios, type Fault } from '../../../mocks';
import { backendInTests, eventId, failureOf } from './backend';
import { eachRow } from '../../eachRow';
import { settle } from '../../settle';

const { backend, client, newKey, requestFor, send } = backendInTests();
const tickets = (signal?: AbortSignal) => client.call(contract.getTickets, { params: { eventId }, signal });

describe('the contract', () => {
  it('has each call handled exactly once', () => {
    const bound = boundHandlers.map(({ endpoint }) => endpoints.get(endpoint)).sort();
    expect(bound).toEqual([...endpoints.values()].sort());
    expect(bound).toContain('getSaveOutcome');
  });

  it('lists orders newest first, by page, status and words', async () => {
    const list = (query: { search?: string; status?: contract.OrderStatus; page?: number; size?: number }) =>
      client.call(contract.listOrders, { params: { eventId }, query });
    const all = await list({});
    expect([all.total, all.orders[0]?.id, all.orders[0]?.total]).toEqual([25, '2000-4817', 485_45]);
    const dates = all.orders.map(({ createdDate }) => createdDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const second = await list({ page: 2, size: 10 });
    expect([second.total, second.orders[0]?.id]).toEqual([25, '2000-4807']);
    expect((await list({ status: 'disputed' })).orders.map(({ buyerName }) => buyerName)).toEqual([
      'Grace Mwangi',
    ]);
    expect((await list({ search: ' PROVIDENCE ' })).orders.map(({ id }) => id)).toEqual(['2000-4816']);
  });

  it('shows a preview of the confirmation that is nobody’s order', async () => {
    const params = { eventId, orderId: '2000-4817', token: 'preview' };
    expect(await client.call(contract.getConfirmation, { params })).toMatchObject({
      buyerName: 'Alex Sample',
    });
  });
});

describe('a request that is none', () => {
  const url = `http://backend.test/api/v1/events/${eventId}/tickets/transactions`;
  const json = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' };
  const post = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', body, headers });
    return [response.status, ((await response.json()) as contract.Failure).code];
  };

  eachRow([
    [
      'of another kind than JSON',
      '{}',
      { 'Content-Type': 'text/plain', 'X-Requested-With': 'boxoffice' },
      4000,
    ],
    ['broken', '{"status":', { ...json, 'X-Requested-With': 'boxoffice' }, 4000],
    [
      'of the wrong shape',
      '{"status":"keep","tickets":null}',
      { ...json, 'X-Requested-With': 'boxoffice' },
      4000,
    ],
    ['from a plain form', '{}', json, 4022],
    [
      'without its idempotency key',
      '{"swapToken":"swap"}',
      { 'Content-Type': 'application/json', 'X-Requested-With': 'boxoffice' },
      4022,
    ],
  ])('is refused when %s', async (_, body, headers, code) => {
    expect(await post(body, headers)).toEqual([400, code]);
  });
});

describe('a fault', () => {
  eachRow<[Fault['kind'], string, number]>([
    ['error500', 'refused', 500],
    ['html502', 'refused', 502],
    ['truncated', 'malformed', 200],
    ['empty204', 'malformed', 204],
    ['networkError', 'network', 503],
    ['lostAfterCommit', 'network', 503],
    ['refused', 'refused', 500],
  ])('%s is what the client makes of it', async (kind, expected, status) => {
    await backend.setFaults({ getTickets: { kind } });
    const failure = await failureOf(tickets());
    expect([failure.kind, failure.status]).toEqual([expected, status]);
  });

  it('neverAnswers ends only when the caller gives up', async () => {
    await backend.setFaults({ getTickets: { kind: 'neverAnswers' } });
    const giveUp = new AbortController();
    const call = failureOf(tickets(giveUp.signal));
    expect(await Promise.race([call, settle().then(() => 'waiting')])).toBe('waiting');
    giveUp.abort();
    expect((await call).kind).toBe('aborted');
  });

  it('lasts as many calls as it was told', async () => {
    await backend.setFaults({
      getTickets: { kind: 'refused', code: 4060, message: 'Closed today.', times: 2 },
    });
    const results = await Promise.allSettled([tickets(), tickets(), tickets(), tickets()]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  it('that comes before the work leaves nothing behind', async () => {
    const request = await requestFor({ 3004: 1 });
    await backend.setFaults({ holdTickets: { kind: 'networkError', times: 1 } });
    const key = newKey();
    await failureOf(send(request, key));
    expect(backend.db.heldCount()).toBe(0);
    await send(request, key);
    expect(backend.db.heldCount()).toBe(1);
  });
});

describe('the backend', () => {
  it('waits as long as its latency says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await backend.setLatency({ getTickets: 60 });
      const answered = vi.fn();
      const call = tickets().then(answered);
      await settle();
      await vi.advanceTimersByTimeAsync(59);
      await settle();
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await call;
      expect(answered).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells those who listen, and begins anew', async () => {
    let calls = 0;
    const stop = backend.subscribe(() => (calls += 1));
    await send(await requestFor({ 3004: 1 }));
    await backend.reset(scenarios.soldOut);
    stop();
    await backend.setLatency(1);
    expect([calls, backend.settings.scenario, backend.db.heldCount()]).toEqual([2, 'soldOut', 0]);
  });

  it('goes on in memory where the browser keeps nothing', async () => {
    const open = vi.fn(() => {
      throw new Error('A private window.');
    });
    vi.stubGlobal('indexedDB', { open });
    vi.stubGlobal('navigator', {});
    try {
      const alone = createMockBackend({ storage: 'indexeddb' });
      await alone.ready;
      await alone.setLatency(7);
      expect([alone.settings.latency, open.mock.calls.length]).toEqual([7, 1]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
