import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../../src/client';
import { endpoint } from '../../../../src/contract/endpoint';
import { isText, must, record } from '../../../../src/contract/reading';
import { failureOf, fakedFetch, json, untilAborted } from './faked';
import { beforeEachRow, eachRow } from '../../../eachRow';

const readThing = endpoint<{
  params: { eventId: string };
  query: { code?: string; page?: number | undefined };
  ok: { name: string };
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/thing',
  base: 'v1',
  timeout: 20_000,
  reads: record({ name: must(isText) }),
});
const changeThing = endpoint<{ params: { eventId: string; id: string }; body: { name: string }; ok: null }>()(
  {
    method: 'PUT',
    path: '/events/:eventId/things/:id',
    base: 'v2',
  },
);

const fetch = fakedFetch();
const read = (options: Parameters<typeof createClient>[0] = {}, signal?: AbortSignal) =>
  createClient({ now: () => 7, ...options }).call(readThing, { params: { eventId: '1001' }, signal });
const headersOf = (call = 0) => Object.fromEntries(new Headers(fetch.mock.calls[call]?.[1]?.headers));

beforeEachRow(() => {
  fetch.mockResolvedValue(json({ name: 'Northlight' }));
});

describe('the request', () => {
  test('goes to its base, with what the contract asks for', async () => {
    expect(await read()).toEqual({ name: 'Northlight' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/events/1001/thing?_=7');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', keepalive: false });
    expect(init?.body).toBeUndefined();
    expect(headersOf()).toEqual({ accept: 'application/json', 'x-requested-with': 'boxoffice' });
  });

  test('takes its base from the host', async () => {
    await read({ bases: { v1: 'https://api.example/x' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/x/events/1001/thing?_=7');
  });

  test('leaves out what is undefined and encodes the rest', async () => {
    const query = { code: 'A&B=ä', page: undefined };
    await createClient({ now: () => 7 }).call(readThing, { params: { eventId: '1001' }, query });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/events/1001/thing?code=A%26B%3D%C3%A4&_=7');
  });

  test('with a body is JSON, without a cache-busting parameter, with key and captcha', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    const client = createClient({ captchaToken: () => 'captcha-1' });
    const params = { eventId: '1001', id: '7' };
    const call = client.call(changeThing, {
      params,
      body: { name: 'New' },
      idempotencyKey: 'key-1',
      keepalive: true,
    });
    expect(await call).toBeNull();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v2/events/1001/things/7');
    expect(init).toMatchObject({ method: 'PUT', body: '{"name":"New"}', keepalive: true });
    expect(headersOf()).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'g-recaptcha-response': 'captcha-1',
    });
  });

  test('carries the captcha of one call before that of the client', async () => {
    const client = createClient({ captchaToken: () => 'of the client' });
    await client.call(readThing, { params: { eventId: '1001' }, captcha: 'of this call' });
    await client.call(readThing, { params: { eventId: '1001' }, captcha: undefined }).catch(() => undefined);
    expect([headersOf(0), headersOf(1)].map((headers) => headers['g-recaptcha-response'])).toEqual([
      'of this call',
      'of the client',
    ]);
  });

  test('asks for the captcha anew each time', async () => {
    const captchaToken = vi.fn(() => undefined);
    await read({ captchaToken });
    await read({ captchaToken }).catch(() => undefined);
    expect(captchaToken).toHaveBeenCalledTimes(2);
    expect(headersOf(1)).not.toHaveProperty('g-recaptcha-response');
  });

  test('uses the fetch of the moment, so that mocks that come later are heard', async () => {
    const client = createClient();
    const later = vi.fn<typeof globalThis.fetch>().mockResolvedValue(json({ name: 'later' }));
    vi.stubGlobal('fetch', later);
    expect(await client.call(readThing, { params: { eventId: '1001' } })).toEqual({ name: 'later' });
  });
});

describe('a path keeps its shape', () => {
  eachRow([
    ['a/b', 'a%2Fb'],
    ['1?x=1#y', '1%3Fx%3D1%23y'],
    ['%2e%2e', '%252e%252e'],
    ['ä b', '%C3%A4%20b'],
    ['$&', '%24%26'],
  ])('%s', async (eventId, segment) => {
    await createClient({ now: () => 7 }).call(readThing, { params: { eventId } });
    expect(fetch.mock.calls[0]?.[0]).toBe(`/api/v1/events/${segment}/thing?_=7`);
  });

  eachRow(['', '.', '..'])('"%s" is refused before anything is sent', async (eventId) => {
    const failure = await failureOf(createClient().call(readThing, { params: { eventId } }));
    expect(failure).toMatchObject({ kind: 'unsent', status: 0, message: 'eventId is missing' });
    expect(failure.outcomeUnknown).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('an answer that can not be used', () => {
  test('a refusal carries the backend’s code and words', async () => {
    const body = {
      code: 4060,
      message: 'No.',
      responseError: 'Declined',
      processorError: 'Funds',
      stack: 'secret',
    };
    fetch.mockResolvedValue(json(body, 400));
    const failure = await failureOf(read());
    expect(failure).toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 400,
      code: 4060,
      outcomeUnknown: false,
    });
    expect(failure.failure).toEqual({
      code: 4060,
      message: 'No.',
      responseError: 'Declined',
      processorError: 'Funds',
    });
  });

  test('its words are cut and never of another type', async () => {
    fetch.mockResolvedValue(
      json({ code: 4060, message: 'x'.repeat(9_000), processorError: { html: '<b>' } }, 400),
    );
    const { failure } = await failureOf(read());
    expect(failure?.message).toHaveLength(500);
    expect(failure).not.toHaveProperty('processorError');
  });

  eachRow([
    ['HTML from a gateway', new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'refused', 502, true],
    ['no body', new Response(null, { status: 500 }), 'refused', 500, true],
    ['a list', json([1], 400), 'refused', 400, false],
    ['null', json(null, 404), 'refused', 404, false],
    ['JSON that breaks off', new Response('{"name":"North'), 'malformed', 200, true],
    ['HTML with 200', new Response('<h1>Hello</h1>'), 'malformed', 200, true],
    ['another shape', json({ title: 'Northlight' }), 'malformed', 200, true],
    ['204 where something was promised', new Response(null, { status: 204 }), 'malformed', 204, true],
  ])('%s', async (_, response, kind, status, outcomeUnknown) => {
    fetch.mockResolvedValue(response);
    const failure = await failureOf(read());
    expect(failure).toMatchObject({ kind, status, code: 0, failure: null, outcomeUnknown });
    expect(failure.message).not.toMatch(/North|<h1>/);
  });

  test('204 is fine where nothing was promised, broken JSON is not', async () => {
    const change = () =>
      createClient().call(changeThing, { params: { eventId: '1', id: '2' }, body: { name: '' } });
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await change()).toBeNull();
    fetch.mockResolvedValue(new Response('{'));
    expect((await failureOf(change())).kind).toBe('malformed');
  });
});

describe('no answer', () => {
  test('the network is down', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const failure = await failureOf(read());
    expect(failure).toMatchObject({ kind: 'network', status: 503, code: 0, outcomeUnknown: true });
    expect(failure.cause).toBeInstanceOf(TypeError);
  });

  const timedOut = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const failure = failureOf(read());
      await vi.advanceTimersByTimeAsync(20_000);
      return await failure;
    } finally {
      vi.useRealTimers();
    }
  };

  test('nothing comes in time', async () => {
    fetch.mockImplementation((_, init) => untilAborted(init?.signal));
    const failure = await timedOut();
    expect(failure).toMatchObject({ kind: 'timeout', status: 503, outcomeUnknown: true });
    expect(failure.message).toContain('20000 ms');
  });

  test('the time-out covers the body as well', async () => {
    fetch.mockImplementation((_, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"name":'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    expect((await timedOut()).kind).toBe('timeout');
  });

  test('the caller gives up, before or while it waits', async () => {
    fetch.mockImplementation((_, init) => untilAborted(init?.signal));
    const caller = new AbortController();
    const waiting = failureOf(read({}, caller.signal));
    caller.abort();
    expect(await waiting).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
    expect((await failureOf(read({}, AbortSignal.abort()))).kind).toBe('aborted');
  });
});
