import { describe, expect, test, vi } from 'vitest';
import { createClient, guestAuthorization, pkcs12File } from '../../../../src/client';
import { endpoint } from '../../../../src/contract/endpoint';
import { needs } from '../../../../src/contract/needs';
import { failureOf, fakedFetch, json } from './faked';
import { eachRow } from '../../../eachRow';

const findThings = endpoint<{
  params: { accountId: string };
  query: Record<string, string | number | boolean | undefined>;
  ok: unknown;
}>()({ method: 'GET', path: '/accounts/:accountId/things', base: 'v2' });
const testDomain = endpoint<{ query: { domain?: string }; ok: unknown }>()({
  method: 'GET',
  path: '/domain',
  base: 'v2',
  required: { domain: 'Oops, a domain name is missing' },
});
const migrate = endpoint<{ params: { eventId: string }; body: unknown; ok: unknown }>()({
  method: 'POST',
  path: '/events/:eventId/migrate',
  base: 'v2',
  required: needs('sessionIds', 'version', 'eventId'),
});
const uploadCertificate = endpoint<{
  body: { certificate: Blob; password: string; groupId?: number; active?: boolean; note?: string | null };
  ok: unknown;
}>()({
  method: 'POST',
  path: '/push-certificate',
  base: 'v1',
  sends: 'multipart',
  required: { certificate: 'Certificate is required', password: 'Password is required' },
});
const sendMetadata = endpoint<{ body: string; ok: unknown }>()({
  method: 'POST',
  path: '/idp_metadata',
  base: 'v1',
  sends: 'text',
});

const fetch = fakedFetch();
const client = createClient({ now: () => 7 });
const sent = () => {
  const [url, init] = fetch.mock.calls[0] ?? [];
  if (typeof url !== 'string') throw new Error('nothing was sent');
  return { url, init, headers: new Headers(init?.headers) };
};

/** FAULTS F71. */
describe('what is missing is never sent', () => {
  const text = "Don't have required parameters.";
  const full = { sessionIds: ['1'], version: 2 };
  eachRow<[string, () => Promise<unknown>, string]>([
    ['an id', () => client.call(findThings, { params: { accountId: '' } }), 'accountId is missing'],
    ['a domain', () => client.call(testDomain, {}), 'Oops, a domain name is missing'],
    [
      'an empty domain',
      () => client.call(testDomain, { query: { domain: '' } }),
      'Oops, a domain name is missing',
    ],
    [
      'a list without items',
      () => client.call(migrate, { params: { eventId: '1' }, body: { ...full, sessionIds: [] } }),
      text,
    ],
    [
      'a member that is null',
      () => client.call(migrate, { params: { eventId: '1' }, body: { ...full, version: null } }),
      text,
    ],
    [
      'an id with words of its own',
      () => client.call(migrate, { params: { eventId: '' }, body: full }),
      text,
    ],
    ['the whole body', () => client.call(migrate, { params: { eventId: '1' }, body: null }), text],
    [
      'a certificate’s password',
      () => client.call(uploadCertificate, { body: { certificate: new Blob(['x']), password: '' } }),
      'Password is required',
    ],
  ])('%s', async (_, call, message) => {
    const failure = await failureOf(call());
    expect(failure).toMatchObject({ kind: 'unsent', status: 0, code: 0, message, outcomeUnknown: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('0 and false are something', async () => {
    await client.call(migrate, { params: { eventId: '1' }, body: { sessionIds: [0], version: 0 } });
    await client.call(migrate, { params: { eventId: '1' }, body: { sessionIds: [1], version: false } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('nor is what can’t be: the error is ours all the same', async () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    const options = { params: { eventId: '1' }, body: { sessionIds: [1], version: 1 } };
    const calls = [
      client.call(findThings, { params: { accountId: '\ud800' } }),
      client.call(migrate, { ...options, body: { ...options.body, loop } }),
      client.call(migrate, { ...options, idempotencyKey: 'a\r\nX-Evil: 1' }),
      client.call(migrate, { ...options, authorization: 'Guest token="a"\nX-Evil: 1' }),
      createClient({ captchaToken: () => 'ключ' }).call(migrate, options),
      createClient({
        captchaToken: () => {
          throw new Error('captcha is not ready');
        },
      }).call(migrate, options),
    ];
    for (const call of calls) expect(await failureOf(call)).toMatchObject({ kind: 'unsent', status: 0 });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the query', () => {
  test('is made of its own members only, whatever they are called', async () => {
    const inherited = { admin: 'yes' };
    const own = JSON.parse('{"__proto__":"a","constructor":"b","list":"c"}') as Record<string, string>;
    const query = Object.setPrototypeOf(own, inherited) as typeof own;
    await client.call(findThings, { params: { accountId: '1' }, query });
    expect(sent().url).toBe('/api/v2/accounts/1/things?__proto__=a&constructor=b&list=c&_=7');
  });

  test('has each key once, and the cache-busting parameter is ours', async () => {
    const query = { a: '1&a=2', _: 'mine' };
    await client.call(findThings, { params: { accountId: '1' }, query });
    expect(sent().url).toBe('/api/v2/accounts/1/things?a=1%26a%3D2&_=7');
  });
});

/** FAULTS A25. */
describe('ids stay in their segment', () => {
  eachRow([
    '../admin',
    '1/../../admin',
    '1?x',
    '1#x',
    '\\\\host',
    '//host',
    'a\tb\r\n',
    '%2e%2e',
    '1;a=b',
    '@host',
    ':8080',
  ])('%j', async (accountId) => {
    await createClient({ bases: { v2: 'https://api.example/v2' }, now: () => 7 }).call(findThings, {
      params: { accountId },
    });
    const url = new URL(sent().url);
    expect(url.origin).toBe('https://api.example');
    expect(url.pathname.split('/')).toHaveLength(5);
    expect(url.pathname).toMatch(/^\/v2\/accounts\/[^/]+\/things$/);
    expect(url.search).toBe('?_=7');
  });
});

describe('a body', () => {
  test('of a form has a part for each member, and its type from the browser', async () => {
    const certificate = pkcs12File(new File(['PKCS'], 'push.p12'));
    const body = { certificate, password: 'secret', groupId: 7, active: false, note: null };
    await client.call(uploadCertificate, { body });
    const form = sent().init?.body;
    if (!(form instanceof FormData)) throw new Error('no form was sent');
    expect(sent().headers.has('Content-Type')).toBe(false);
    expect(sent().headers.get('X-Requested-With')).toBe('boxoffice');
    expect([...form.keys()]).toEqual(['certificate', 'password', 'groupId', 'active']);
    expect([form.get('password'), form.get('groupId'), form.get('active')]).toEqual(['secret', '7', 'false']);
    expect(form.get('certificate')).toMatchObject({
      name: 'push.p12',
      type: 'application/x-pkcs12',
      size: 4,
    });
    // As it travels: the boundary comes with the type.
    const request = new Request('https://api.example/', { method: 'POST', body: form });
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(await request.text()).toContain('Content-Type: application/x-pkcs12');
  });

  test('of text travels as it is', async () => {
    await client.call(sendMetadata, { body: '<EntityDescriptor/>' });
    expect(sent().init?.body).toBe('<EntityDescriptor/>');
    expect(sent().headers.has('Content-Type')).toBe(false);
    const request = new Request('https://api.example/', { method: 'POST', body: '<EntityDescriptor/>' });
    expect(request.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  test('of JSON that is null, false or a list is one', async () => {
    const options = { params: { eventId: '1' } };
    const post = endpoint<{ params: { eventId: string }; body: unknown; ok: unknown }>()({
      method: 'PUT',
      path: '/events/:eventId',
      base: 'v1',
    });
    for (const body of [null, false, ['1']]) await client.call(post, { ...options, body });
    expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(['null', 'false', '["1"]']);
  });
});

describe('headers', () => {
  test('carry the guest’s token for the one call', async () => {
    await client.call(findThings, { params: { accountId: '1' }, authorization: guestAuthorization('abc') });
    expect(sent().headers.get('Authorization')).toBe('Guest token="abc"');
    await client.call(findThings, { params: { accountId: '1' } });
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).has('Authorization')).toBe(false);
  });

  test('without a captcha or a key leave theirs out', async () => {
    const input = { params: { accountId: '1' }, idempotencyKey: '', authorization: '' };
    await createClient({ captchaToken: () => '' }).call(findThings, input);
    expect([...sent().headers.keys()]).toEqual(['accept', 'x-requested-with']);
  });
});

describe('who listens to failures', () => {
  test('hears of each before the caller does, with the call’s ids', async () => {
    const heard: string[] = [];
    const onFailure = vi.fn(() => heard.push('listener'));
    const listening = createClient({ onFailure });
    fetch.mockImplementation(() => Promise.resolve(json({ code: 4003 }, 403)));
    const refused = await failureOf(
      listening.call(findThings, { params: { accountId: '77' } }).finally(() => heard.push('caller')),
    );
    expect(heard).toEqual(['listener', 'caller']);
    expect(onFailure).toHaveBeenLastCalledWith(refused, findThings, { accountId: '77' });

    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const silent = await failureOf(listening.call(testDomain, { query: { domain: 'a.example' } }));
    expect(silent).toMatchObject({ kind: 'network', status: 503, failure: null });
    expect(onFailure).toHaveBeenLastCalledWith(silent, testDomain, {});

    const unsent = await failureOf(listening.call(testDomain, {}));
    expect(onFailure).toHaveBeenLastCalledWith(unsent, testDomain, {});
    expect(onFailure).toHaveBeenCalledTimes(3);
  });

  test('hears nothing of what went well', async () => {
    const onFailure = vi.fn();
    await createClient({ onFailure }).call(findThings, { params: { accountId: '1' } });
    expect(onFailure).not.toHaveBeenCalled();
  });
});
