import { vi } from 'vitest';
import { ApiError } from '../../../../src/client';
import { afterEachRow, beforeEachRow } from '../../../eachRow';

/** A fetch that answers what the test says; `{}` until then. */
export function fakedFetch() {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEachRow(() => {
    vi.stubGlobal('fetch', fetch);
    fetch.mockImplementation(() => Promise.resolve(json({})));
  });
  afterEachRow(() => {
    vi.unstubAllGlobals();
    fetch.mockReset();
  });
  return fetch;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('the call did not fail with an ApiError', { cause: failure });
};

/** Answers when its signal says so, as a real fetch does. */
export const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new DOMException('This operation was aborted', 'AbortError'));
    };
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });

/** A body that begins and never ends, whatever its signal says; `cancelled` is true once it was let go. */
export function endless(first = '{"name":') {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(first));
    },
    cancel: () => {
      state.cancelled = true;
    },
  });
  return Object.assign(state, { body });
}
