import { describe, expect, test, vi } from 'vitest';
import { ApiError, createClient } from '../../../../src/client';
import { getTickets } from '../../../../src/contract';
import { endpoint } from '../../../../src/contract/endpoint';
import { broken, must } from '../../../../src/contract/reading';
import { failureOf, fakedFetch, json } from './faked';
import { eachRow } from '../../../eachRow';

const now = Date.parse('2026-02-12T15:00:00Z');
const getThing = endpoint<{ ok: unknown }>()({ method: 'GET', path: '/thing', base: 'v1' });
const getVersion = endpoint<{ ok: string }>()({
  method: 'GET',
  path: '/version',
  base: 'v2',
  answers: 'text',
  reads: must((body) => typeof body === 'string' && body.length < 20),
});
const getScript = endpoint<{ ok: string }>()({ method: 'GET', path: '/script', base: 'v2', answers: 'text' });
const signIn = endpoint<{ ok: string }>()({
  method: 'POST',
  path: '/auth/access-token',
  base: 'v1',
  answersHeader: 'x-bz-access-token',
});

const fetch = fakedFetch();
const client = createClient({ now: () => now });
const answer = (...given: ConstructorParameters<typeof Response>) =>
  fetch.mockResolvedValue(new Response(...given));

describe('an answer', () => {
  test('F74: that can’t be read by its schema is none', async () => {
    const getPart = endpoint<{ ok: unknown }>()({
      method: 'GET',
      path: '/part',
      base: 'v1',
      reads: () => broken,
    });
    fetch.mockResolvedValue(json({ name: 'x' }));
    expect(await failureOf(client.call(getPart, {}))).toMatchObject({
      kind: 'malformed',
      outcomeUnknown: true,
    });
  });

  test('F74: that was repaired is read, and reported by the members that were wrong', async () => {
    const onRepair = vi.fn<(error: ApiError) => void>();
    const hearing = createClient({ now: () => now, onRepair });
    const currency = { code: 'USD', symbol: '$' };
    const free = { price: 0, buyerPrice: 0, priceWithFees: 0, priceWithFeesWithDiscount: 0, fees: 0 };
    const sums = { displayedPrice: 0, tax: 0, subtotalPrice: 0, subtotalPriceWithFees: 0 };
    const ticket = { ...free, ...sums, id: '3001', name: 'Day', currency, requiredTickets: [-1] };
    fetch.mockResolvedValue(json({ currency, tickets: [ticket] }));
    const read = await hearing.call(getTickets, { params: { eventId: '1001' } });
    expect(read.tickets).toMatchObject([{ id: '3001', requiredTickets: [] }]);
    expect(onRepair).toHaveBeenCalledTimes(1);
    const [error] = onRepair.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.kind).toBe('malformed');
    expect(error?.message).toContain('tickets[0].requiredTickets[0]');
  });

  test('F74: that is as promised is not reported', async () => {
    const onRepair = vi.fn();
    fetch.mockResolvedValue(new Response('V2_PAID'));
    expect(await createClient({ now: () => now, onRepair }).call(getVersion, {})).toBe('V2_PAID');
    expect(onRepair).not.toHaveBeenCalled();
  });

  test('of text is that text, even where it looks like JSON', async () => {
    answer('V2_PAID');
    expect(await client.call(getVersion, {})).toBe('V2_PAID');
    answer('2');
    expect(await client.call(getVersion, {})).toBe('2');
    answer('');
    expect(await client.call(getScript, {})).toBe('');
    answer('<!doctype html><title>Sign in</title>');
    expect(await failureOf(client.call(getVersion, {}))).toMatchObject({ kind: 'malformed', failure: null });
  });

  test('asks for what it is promised', async () => {
    await client.call(getScript, {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Accept')).toBe('*/*');
  });

  test('in a header is its value, whatever the body', async () => {
    for (const body of [null, '', '{}', '<p>hello</p>']) {
      answer(body, { headers: { 'X-BZ-Access-Token': 'token-1' } });
      expect(await client.call(signIn, {})).toBe('token-1');
    }
  });

  eachRow([{}, { 'x-bz-access-token': '' }])('without that header is none: %j', async (headers) => {
    for (const body of [null, '', '{"token":"t"}']) {
      answer(body, { headers });
      expect(await failureOf(client.call(signIn, {}))).toMatchObject({ kind: 'malformed', status: 200 });
    }
  });

  test('never changes what objects inherit', async () => {
    answer('{"__proto__":{"admin":true},"name":"x"}');
    expect(await client.call(getThing, {})).not.toHaveProperty('admin', true);
    expect({}).not.toHaveProperty('admin');
  });
});

/** FAULTS A29. */
describe('a refusal', () => {
  const refused = (body: unknown, status = 400, headers: Record<string, string> = {}) => {
    fetch.mockResolvedValue(json(body, status, headers));
    return failureOf(client.call(getThing, {}));
  };

  test('names the member that is wrong', async () => {
    const known = { code: 4000, type: 'validationError', field: 'tickets[0].id', error: 'is no number' };
    expect((await refused({ ...known, stack: 'at x.java:7' })).failure).toEqual(known);
  });

  test('names the auth error code, with or without a code of its own', async () => {
    const error = { 'error-code': 'AUTH_REQUIRED', session: 'secret' };
    expect(await refused({ code: 4001, error }, 401)).toMatchObject({
      status: 401,
      code: 4001,
      failure: { error: { 'error-code': 'AUTH_REQUIRED' } },
    });
    const { code, failure } = await refused({ error }, 401);
    expect([code, failure]).toEqual([0, { code: 0, error: { 'error-code': 'AUTH_REQUIRED' } }]);
  });

  test('keeps what it knows, cut and of the right type', async () => {
    const long = 'x'.repeat(9_000);
    expect((await refused({ code: 1, field: long, error: long, type: 'other' })).failure).toEqual({
      code: 1,
      field: 'x'.repeat(500),
      error: 'x'.repeat(500),
    });
    expect((await refused({ code: 1, error: { 'error-code': long } })).failure).toEqual({
      code: 1,
      error: { 'error-code': 'x'.repeat(500) },
    });
    expect((await refused({ code: '4060', message: 7, field: {}, error: ['a'], type: {} })).failure).toEqual({
      code: 0,
    });
  });

  test('without a code leaves open what a server that broke has done', async () => {
    expect(await refused({ message: 'Internal' }, 500)).toMatchObject({ code: 0, outcomeUnknown: true });
    expect(await refused({ message: 'Bad request' }, 400)).toMatchObject({ code: 0, outcomeUnknown: false });
    expect(await refused({ code: 5000 }, 500)).toMatchObject({ outcomeUnknown: false });
  });

  eachRow([
    ['with our code', JSON.stringify({ code: 4013 }), 4013],
    ['from a proxy', '<h1>413 Request Entity Too Large</h1>', 0],
  ])('for its size keeps its status, %s', async (_, body, code) => {
    answer(body, { status: 413 });
    expect(await failureOf(client.call(getThing, {}))).toMatchObject({ kind: 'refused', status: 413, code });
  });

  test('has no raw body anywhere', async () => {
    const secret = '<h1>java.lang.NullPointerException</h1>';
    for (const status of [200, 502]) {
      answer(secret, { status });
      const failure = await failureOf(client.call(getThing, {}));
      expect(failure.failure).toBeNull();
      expect(JSON.stringify([failure.message, failure, String(failure.cause)])).not.toContain('java');
    }
  });

  eachRow([
    ['30', 30_000],
    [' 2 ', 2_000],
    ['Thu, 12 Feb 2026 15:01:30 GMT', 90_000],
    ['Thu, 12 Feb 2026 14:00:00 GMT', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('with Retry-After %j says how long to wait: %s ms', async (header, wait) => {
    for (const status of [429, 503]) {
      const failure = await refused({ code: 4029 }, status, { 'Retry-After': header });
      expect(failure).toMatchObject({ kind: 'refused', status });
      expect(failure.retryAfter).toBe(wait);
    }
  });

  test('without Retry-After says nothing of it', async () => {
    expect((await refused({ code: 4029 }, 429)).retryAfter).toBeUndefined();
  });
});

test('the whole answer of a gateway is kept, however long, because the next step is in it (000 §8, 4061)', async () => {
  const message = JSON.stringify({ state: 'pending', form: 'x'.repeat(5_000) });
  answer(JSON.stringify({ code: 4061, message }), { status: 400 });
  const { failure } = await failureOf(client.call(getThing, {}));
  expect(failure?.message).toBe(message);
});
