import { describe, expect, test, vi } from 'vitest';
import { createClient, download, type TransferProgress } from '../../../../src/client';
import { endpoint, type FileDownload, type FileType } from '../../../../src/contract/endpoint';
import { endless, failureOf, fakedFetch, json } from './faked';
import { eachRow } from '../../../eachRow';
import { eventually } from '../../../eventually';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const exported = (answers: FileType) =>
  endpoint<{ params: { eventId: string }; body: { ids: string[] }; ok: FileDownload }>()({
    method: 'PUT',
    path: '/events/:eventId/export',
    base: 'v2',
    answers,
  });
const input = { params: { eventId: '1001' }, body: { ids: ['7'] } };
const fetch = fakedFetch();
const client = createClient();
const answer = (body: BodyInit | null, headers: Record<string, string> = {}, status = 200) =>
  fetch.mockImplementation(() => Promise.resolve(new Response(body, { status, headers })));

describe('a file', () => {
  eachRow<[FileType, string, string]>([
    ['xlsx', xlsxType, xlsxType],
    ['xlsx', 'application/octet-stream', xlsxType],
    ['xls', 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['csv', 'text/csv; charset=utf-8; header=present', 'text/csv'],
    ['csv', 'TEXT/PLAIN', 'text/csv'],
    ['ics', 'text/calendar;charset=UTF-8', 'text/calendar'],
  ])('%s that comes as %j is a %s', async (type, sentAs, expected) => {
    answer('abc', { 'Content-Type': sentAs, 'Content-Disposition': `attachment; filename="report.${type}"` });
    const { file, name } = await download(client, exported(type), input);
    expect([file.type, await file.text(), name]).toEqual([expected, 'abc', `report.${type}`]);
  });

  test('keeps every byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    answer(bytes, { 'Content-Type': xlsxType });
    const { file, name } = await download(client, exported('xlsx'), input);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(name).toBeNull();
  });

  test('is asked for as any call is', async () => {
    answer('abc', { 'Content-Type': 'text/csv' });
    await download(client, exported('csv'), { ...input, authorization: 'Guest token="a"' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/v2/events/1001/export');
    expect(init).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"ids":["7"]}' });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: '*/*',
      authorization: 'Guest token="a"',
      'content-type': 'application/json',
      'x-requested-with': 'boxoffice',
    });
  });
});

describe('what is no such file', () => {
  eachRow<[string, BodyInit | null, Record<string, string>, number]>([
    ['a page', '<h1>Sign in</h1>', { 'Content-Type': 'text/html' }, 200],
    ['JSON', '{"code":0}', { 'Content-Type': 'application/json; charset=utf-8' }, 200],
    ['an image', 'x', { 'Content-Type': 'image/svg+xml' }, 200],
    ['nothing', '', { 'Content-Type': 'text/csv' }, 200],
    ['no body', null, {}, 204],
  ])('%s is malformed', async (_, body, headers, status) => {
    answer(body, headers, status);
    const failure = await failureOf(download(client, exported('csv'), input));
    expect(failure).toMatchObject({ kind: 'malformed', status, failure: null });
    expect(failure.message).toBe('PUT /events/:eventId/export answered no csv');
  });

  test('the unread body is let go of', async () => {
    const page = endless('<h1>');
    answer(page.body, { 'Content-Type': 'text/html' });
    expect((await failureOf(download(client, exported('csv'), input))).kind).toBe('malformed');
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('a refusal is one, with the backend’s code and wait', async () => {
    fetch.mockResolvedValue(json({ code: 4029 }, 429, { 'Retry-After': '3' }));
    expect(await failureOf(download(client, exported('csv'), input))).toMatchObject({
      kind: 'refused',
      status: 429,
      code: 4029,
      retryAfter: 3_000,
    });
  });

  test('a line that breaks is no answer', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.error(new TypeError('terminated'));
      },
    });
    answer(body, { 'Content-Type': 'text/csv' });
    expect(await failureOf(download(client, exported('csv'), input))).toMatchObject({
      kind: 'network',
      status: 503,
    });
  });
});

describe('how far it is', () => {
  const inChunks = (...chunks: string[]) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
  eachRow<[string, Record<string, string>, (number | null)[]]>([
    ['of a known length', { 'Content-Length': '6' }, [6, 6]],
    ['of none', {}, [null, null]],
    ['of a length that is wrong', { 'Content-Length': '4' }, [4, null]],
    ['of one that is no number', { 'Content-Length': 'many' }, [null, null]],
    ['of a compressed body', { 'Content-Length': '60', 'Content-Encoding': 'gzip' }, [null, null]],
  ])('%s', async (_, headers, totals) => {
    answer(inChunks('abcd', 'ef'), { 'Content-Type': 'text/csv', ...headers });
    const reported: TransferProgress[] = [];
    await download(client, exported('csv'), { ...input, onProgress: (progress) => reported.push(progress) });
    expect(reported).toEqual([
      { loaded: 4, total: totals[0] },
      { loaded: 6, total: totals[1] },
    ]);
  });

  test('is told no more once the caller gave up in the middle', async () => {
    let give: (text: string) => void = () => undefined;
    const cancelled = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        give = (text) => {
          controller.enqueue(new TextEncoder().encode(text));
        };
      },
      cancel: cancelled,
    });
    answer(body, { 'Content-Type': 'text/csv' });
    const caller = new AbortController();
    const onProgress = vi.fn();
    const call = failureOf(
      download(client, exported('csv'), { ...input, onProgress, signal: caller.signal }),
    );
    give('abc');
    await eventually(() => {
      expect(onProgress).toHaveBeenCalledTimes(1);
    });
    give('def');
    caller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(onProgress).toHaveBeenCalledTimes(1);
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('its name', () => {
  eachRow<[string, string | null]>([
    ['attachment; filename="orders 2026.csv"', 'orders 2026.csv'],
    ['attachment; filename=orders.csv', 'orders.csv'],
    ['attachment;filename=orders.csv;size=3', 'orders.csv'],
    ['ATTACHMENT; FILENAME="a.csv"', 'a.csv'],
    ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E2%82%AC%20r%C3%A4tes.csv', '€ rätes.csv'],
    ["attachment; filename*=utf-8'en'%C3%A4.csv; filename=a.csv", 'ä.csv'],
    ['attachment; filename*=UTF-8\'\'%E0%A4; filename="a.csv"', 'a.csv'],
    ['attachment; filename="say \\"hi\\".csv"', 'say hi.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\Windows\\\\a.csv"', 'a.csv'],
    ["attachment; filename*=UTF-8''..%2F..%2Fa.csv", 'a.csv'],
    ["attachment; filename*=UTF-8''a%00%0Ab.csv", 'ab.csv'],
    ["attachment; filename*=UTF-8''a%E2%80%AEvsc.exe", 'avsc.exe'],
    ['attachment; filename=".htaccess"', 'htaccess'],
    ['attachment; filename="a<b>|c?.csv. "', 'abc.csv'],
    ['attachment; filename=".."', null],
    ['attachment; filename="a/"', null],
    ['attachment; filename=""', null],
    ['attachment; xfilename="a.csv"', null],
    ['inline', null],
    ['', null],
  ])('%s is %j', async (disposition, expected) => {
    answer('abc', { 'Content-Type': 'text/csv', 'Content-Disposition': disposition });
    expect((await download(client, exported('csv'), input)).name).toBe(expected);
  });

  test('is cut, but keeps its ending', async () => {
    answer('abc', { 'Content-Disposition': `attachment; filename="${'x'.repeat(900)}.csv"` });
    const { name } = await download(client, exported('csv'), input);
    expect(name).toHaveLength(200);
    expect(name).toMatch(/x\.csv$/);
  });

  test('takes no time to find in a hostile header', async () => {
    const started = performance.now();
    for (const disposition of [
      `attachment; filename="${'\\'.repeat(15_000)}`,
      `attachment${'; filename'.repeat(1_500)}`,
      `attachment;${' '.repeat(15_000)}x`,
    ]) {
      answer('abc', { 'Content-Disposition': disposition });
      expect((await download(client, exported('csv'), input)).name).toBeNull();
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
