import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/client';
import { endpoint } from '../../../../src/contract/endpoint';
import { isText, or, record } from '../../../../src/contract/reading';
import type { ErrorListener } from '../../../../src/diagnostics';
import { createEnvironment } from '../../../../src/hooks';

const readThing = endpoint<{ ok: { name: string } }>()({
  method: 'GET',
  path: '/thing',
  base: 'v1',
  reads: record({ name: or(isText, '') }),
});

afterEach(() => vi.unstubAllGlobals());

/** FAULTS F74: without it nobody ever learns what a backend answers wrongly, as the page goes on. */
test('the host hears of an answer that was repaired', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name: 7 })));
  const onError = vi.fn<ErrorListener>();
  const { client } = createEnvironment({ onError });
  expect(await client.call(readThing, {})).toEqual({ name: '' });
  expect(onError).toHaveBeenCalledTimes(1);
  const [error] = onError.mock.calls[0] ?? [];
  expect(error?.code).toBe('BX2001');
  expect(error?.cause).toBeInstanceOf(ApiError);
  expect(String(error)).toContain('promised: name');
});

test('a page that hears nothing goes on all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name: 7 })));
  expect(await createEnvironment().client.call(readThing, {})).toEqual({ name: '' });
});
