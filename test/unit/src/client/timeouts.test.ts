import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, download } from '../../../../src/client';
import { DEFAULT_TIMEOUT, endpoint, type FileDownload } from '../../../../src/contract/endpoint';
import { endless, failureOf, fakedFetch, json, untilAborted } from './faked';

const within = (timeout?: number) =>
  endpoint<{ ok: FileDownload }>()({
    method: 'PUT',
    path: '/exports',
    base: 'v2',
    answers: 'csv',
    ...(timeout === undefined ? {} : { timeout }),
  });
const fetch = fakedFetch();
const client = createClient();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the call has ended once so many milliseconds have passed. */
async function endsAt(call: Promise<unknown>, limit: number) {
  let ended = false;
  const failure = failureOf(call).finally(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
  return failure;
}

/** FAULTS F72, F75. */
describe.each([5_000, 30_000, 60_000, 90_000, 100_000, 120_000, 180_000, 1_000_000])('%d ms', (timeout) => {
  test('without an answer', async () => {
    fetch.mockImplementation((_, init) => untilAborted(init?.signal));
    const failure = await endsAt(client.call(within(timeout), {}), timeout);
    expect(failure).toMatchObject({ kind: 'timeout', status: 503, outcomeUnknown: true });
    expect(failure.message).toContain(`${timeout} ms`);
  });

  test('with a body that never ends', async () => {
    fetch.mockImplementation(() => Promise.resolve(new Response(endless().body)));
    expect(await endsAt(client.call(within(timeout), {}), timeout)).toMatchObject({ kind: 'timeout' });
  });

  test('with a file that never ends', async () => {
    const { body } = endless('a;b\n');
    fetch.mockImplementation(() =>
      Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/csv' } })),
    );
    expect(await endsAt(download(client, within(timeout), {}), timeout)).toMatchObject({ kind: 'timeout' });
  });
});

test('30 s is what holds where nothing else is said', async () => {
  expect(DEFAULT_TIMEOUT).toBe(30_000);
  fetch.mockImplementation((_, init) => untilAborted(init?.signal));
  expect((await endsAt(client.call(within(), {}), 30_000)).kind).toBe('timeout');
});

test('an answer in the last moment counts', async () => {
  const quick = endpoint<{ ok: unknown }>()({ method: 'GET', path: '/quick', base: 'v1', timeout: 1_000 });
  fetch.mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          resolve(json({ fine: true }));
        }, 999);
      }),
  );
  const call = client.call(quick, {});
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await call).toEqual({ fine: true });
});

test('a body that ignores its signal can’t hold the caller, who gives up in the middle of it', async () => {
  const quick = endpoint<{ ok: unknown }>()({ method: 'GET', path: '/quick', base: 'v1' });
  fetch.mockImplementation(() => Promise.resolve(new Response(endless().body)));
  const caller = new AbortController();
  const call = failureOf(client.call(quick, { signal: caller.signal }));
  await vi.advanceTimersByTimeAsync(10);
  caller.abort();
  expect(await call).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
});

test('nothing is left behind, however a call ends', async () => {
  const quick = endpoint<{ ok: unknown }>()({ method: 'GET', path: '/quick', base: 'v1' });
  const caller = new AbortController();
  const input = { signal: caller.signal };
  await client.call(quick, input);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await failureOf(client.call(quick, input));
  fetch.mockImplementation((_, init) => untilAborted(init?.signal));
  await endsAt(client.call(quick, input), DEFAULT_TIMEOUT);
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
});

test('the network is told when nobody listens any more', async () => {
  fetch.mockImplementation((_, init) => untilAborted(init?.signal));
  const caller = new AbortController();
  const call = failureOf(client.call(within(), { signal: caller.signal }));
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  caller.abort();
  await call;
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('a caller who gave up before sends nothing', async () => {
  expect((await failureOf(client.call(within(), { signal: AbortSignal.abort() }))).kind).toBe('aborted');
  expect(fetch).not.toHaveBeenCalled();
});
