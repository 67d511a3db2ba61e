// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, pkcs12File, upload, type TransferProgress } from '../../../../src/client';
import { endpoint } from '../../../../src/contract/endpoint';
import { failureOf } from './faked';
import { eventually } from '../../../eventually';

const uploadCertificate = endpoint<{
  params: { eventId: string };
  body: { certificate: Blob; password: string; groupId: number };
  ok: { id: string };
}>()({
  method: 'POST',
  path: '/mobileApp/:eventId/push-certificate',
  base: 'v1',
  sends: 'multipart',
  timeout: 30_000,
  required: { certificate: 'Certificate is required', password: 'Password is required' },
});

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
const heard: Heard[] = [];
let answer: (response: ServerResponse) => void;
let origin = '';
let closed = vi.fn<() => void>();
const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'content-type, x-requested-with, authorization, g-recaptcha-response',
  );
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method === 'OPTIONS') return void response.end();
  request.on('close', () => {
    closed();
  });
  let body = '';
  request.setEncoding('latin1').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    heard.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response);
  });
});

const certificate = () => pkcs12File(new File(['PKCS'.repeat(20_000)], 'push.p12'));
const input = (password = 'secret') => ({
  params: { eventId: '1001' },
  body: { certificate: certificate(), password, groupId: 7 },
});
const client = () => createClient({ bases: { v1: `${origin}/api/v1` }, captchaToken: () => 'captcha-1' });
const answerWith = (status: number, body: string, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end(body);
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard.length = 0;
  closed = vi.fn<() => void>();
  answerWith(200, '{"id":"c-1"}');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an upload is a form with everything a call has', async () => {
  const reported: TransferProgress[] = [];
  const onProgress = (progress: TransferProgress) => reported.push(progress);
  expect(
    await upload(client(), uploadCertificate, { ...input(), authorization: 'Guest token="a"', onProgress }),
  ).toEqual({
    id: 'c-1',
  });
  const [{ method, url, headers, body } = {} as Heard] = heard;
  expect([method, url]).toEqual(['POST', '/api/v1/mobileApp/1001/push-certificate']);
  expect(headers).toMatchObject({
    'x-requested-with': 'boxoffice',
    'g-recaptcha-response': 'captcha-1',
    authorization: 'Guest token="a"',
    accept: 'application/json',
  });
  expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(body).toContain('name="certificate"; filename="push.p12"');
  expect(body).toContain('Content-Type: application/x-pkcs12');
  expect(body).toContain('PKCS'.repeat(20_000));
  expect(body).toMatch(/name="password"\r\n\r\nsecret\r\n/);
  expect(body).toMatch(/name="groupId"\r\n\r\n7\r\n/);
  const last = reported.at(-1);
  expect(last?.loaded).toBeGreaterThanOrEqual(80_000);
  expect(last?.total).toBe(last?.loaded);
});

test('what it requires is missing: nothing is sent', async () => {
  const failure = await failureOf(upload(client(), uploadCertificate, input('')));
  expect(failure).toMatchObject({ kind: 'unsent', message: 'Password is required' });
  expect(heard).toEqual([]);
});

describe('an upload that fails', () => {
  const failing = () => failureOf(upload(client(), uploadCertificate, input()));

  test('is refused in the backend’s words', async () => {
    const body = { code: 4000, type: 'validationError', field: 'certificate', error: 'is no pkcs12' };
    answerWith(400, JSON.stringify(body));
    expect(await failing()).toMatchObject({ kind: 'refused', status: 400, failure: body });
  });

  test('is too large, or comes too often', async () => {
    answerWith(413, '<h1>Request Entity Too Large</h1>');
    expect(await failing()).toMatchObject({ kind: 'refused', status: 413, failure: null });
    answerWith(429, '{"code":4029}', { 'Retry-After': '7' });
    expect(await failing()).toMatchObject({ kind: 'refused', code: 4029, retryAfter: 7_000 });
  });

  test('answers what was not promised', async () => {
    answerWith(200, '<h1>Welcome</h1>');
    expect(await failing()).toMatchObject({ kind: 'malformed', failure: null });
  });

  test('has no answer', async () => {
    answer = (response) => response.destroy();
    expect(await failing()).toMatchObject({ kind: 'network', status: 503 });
  });

  /** Its time passes once the backend has it all. */
  const timedOut = async (begin: (response: ServerResponse) => void) => {
    const arrived = new Promise<void>((resolve) => {
      answer = (response) => {
        begin(response);
        resolve();
      };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const failure = failing();
      await arrived;
      await vi.advanceTimersByTimeAsync(30_000);
      return await failure;
    } finally {
      vi.useRealTimers();
    }
  };

  test('has none in time', async () => {
    expect(await timedOut(() => undefined)).toMatchObject({ kind: 'timeout', status: 503 });
    await eventually(() => {
      expect(closed).toHaveBeenCalled();
    });
  });

  test('begins an answer that never ends', async () => {
    const failure = await timedOut((response) => response.writeHead(200).write('{"id":'));
    expect(failure.kind).toBe('timeout');
  });

  test('is cancelled while the backend works on it', async () => {
    const caller = new AbortController();
    answer = () => {
      caller.abort();
    };
    const call = upload(client(), uploadCertificate, { ...input(), signal: caller.signal });
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted', outcomeUnknown: false });
    await eventually(() => {
      expect(closed).toHaveBeenCalled();
    });
  });
});

/** jsdom tells of progress only once all is sent. */
test('progress is told as bytes go, and no more once the caller gave up', async () => {
  const requests: XMLHttpRequest[] = [];
  class SlowRequest extends XMLHttpRequest {
    override send() {
      requests.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const notify = (loaded: number, total?: number) =>
    requests[0]?.upload.dispatchEvent(
      new ProgressEvent('progress', { loaded, total: total ?? 0, lengthComputable: total !== undefined }),
    );
  const caller = new AbortController();
  const onProgress = vi.fn();
  const call = failureOf(
    upload(client(), uploadCertificate, { ...input(), onProgress, signal: caller.signal }),
  );
  notify(10);
  notify(40, 90);
  caller.abort();
  notify(80, 90);
  expect((await call).kind).toBe('aborted');
  expect(onProgress.mock.calls).toEqual([[{ loaded: 10, total: null }], [{ loaded: 40, total: 90 }]]);
  expect(requests[0]?.withCredentials).toBe(true);
});

test('204 is an answer where nothing is promised', async () => {
  answerWith(204, '');
  expect(await upload(client(), uploadCertificate, input())).toBeNull();
});

test('goes by fetch where there is nothing else, without progress', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{"id":"c-2"}')));
  vi.stubGlobal('fetch', fetch);
  const onProgress = vi.fn();
  expect(await upload(client(), uploadCertificate, { ...input(), onProgress })).toEqual({ id: 'c-2' });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(onProgress).not.toHaveBeenCalled();
});
