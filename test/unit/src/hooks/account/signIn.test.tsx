import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import {
  createAccessToken,
  createPerson,
  createWebLoginToken,
  deleteAccessToken,
  dropTransferredToken,
  getSignedInPerson,
  getWebLogin,
  pickTransferredToken,
  type Endpoint,
} from '../../../../../src/contract';
import {
  accessTokens,
  useSignedInPerson,
  useSignIn,
  useSignOut,
  useSignUp,
  useTokenTransfer,
} from '../../../../../src/hooks';
import { amara } from '../../../../../stories/fixtures/orders';
import { authorized, credentials, fakeWindow, say, stateOf } from './authWindow';
import { environmentOf } from '../environment';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

beforeEachRow(() => {
  // Where cookies are blocked a token outlives its page, and here the file that wrote it.
  accessTokens().remove();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEachRow(() => {
  accessTokens().remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const maren = { ...amara, id: 'person-1', accountId: 'account-1', role: 'owner', verified: true };
const refused = (code: number) => new ApiError('refused', 401, { code, message: 'No' }, 'refused');
type Answers = Map<Endpoint, unknown>;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A backend that answers what a test says, and remembers what it was asked. */
function backend(answers: Answers = new Map()) {
  const requested: [string, object][] = [];
  const usual: Answers = new Map<Endpoint, unknown>([
    [createAccessToken, 'token-1'],
    [createWebLoginToken, { token: 'web-1' }],
    [getWebLogin, { token: 'token-2' }],
    [pickTransferredToken, { token: 'token-3', preview: false }],
    [dropTransferredToken, null],
    [getSignedInPerson, maren],
    [createPerson, maren],
    [deleteAccessToken, null],
  ]);
  const call = ((endpoint: Endpoint, input: object) => {
    const sent = Object.entries(input).filter(([name]) => name !== 'signal');
    requested.push([nameOf(endpoint), Object.fromEntries(sent)]);
    const answer = answers.get(endpoint) ?? usual.get(endpoint);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as Client['call'];
  return { requested, client: { call } };
}

function opens() {
  const { popup, close } = fakeWindow();
  const open = vi.spyOn(window, 'open').mockReturnValue(popup);
  return { popup, close, open, url: () => String(open.mock.calls.at(-1)?.[0] ?? '') };
}

describe('going on to another site', () => {
  it('drops the token there is, and nothing when nobody is signed in (002 §7)', async () => {
    const { requested, client } = backend();
    const { result } = renderHook(() => useTokenTransfer(), { wrapper: environmentOf(client) });
    await expect(result.current()).resolves.toBe(false);
    expect(requested).toEqual([]);
    accessTokens().write('token-7');
    await expect(result.current(true)).resolves.toBe(true);
    expect(requested).toEqual([['POST /auth/transfer/drop', { body: { token: 'token-7', preview: true } }]]);
  });
});

describe('signing in', () => {
  function begin(answers?: Answers) {
    const { requested, client } = backend(answers);
    const [onSignedIn, onSignInError] = [vi.fn(), vi.fn()];
    const { result, unmount } = renderHook(() => useSignIn({ onSignedIn, onSignInError }), {
      wrapper: environmentOf(client),
    });
    return { requested, result, unmount, onSignedIn, onSignInError };
  }

  it('by email asks for the access token behind the web login, and keeps it in the cookie (000 §4)', async () => {
    const { requested, result, onSignedIn } = begin();
    await act(() => result.current.byEmail({ user: 'maren@northlight.example', password: 'lantern lit' }));
    expect(requested).toEqual([
      ['POST /login/get-token', { body: { user: 'maren@northlight.example', password: 'lantern lit' } }],
      ['GET /login/token-json', { query: { webLoginToken: 'web-1' } }],
      ['GET /person/~', {}],
    ]);
    expect(accessTokens().read()).toBe('token-2');
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(maren);
    expect(result.current.state).toEqual({ at: 'idle' });
  });

  eachRow([
    [
      'a web login token',
      { webLoginToken: 'web-9' },
      'GET /login/token-json',
      { query: { webLoginToken: 'web-9' } },
      'token-2',
    ],
    ['what another site dropped', 'transfer', 'POST /auth/transfer/pick', {}, 'token-3'],
  ] as const)('by %s keeps the token in the cookie (002 §7)', async (_what, arrival, call, input, token) => {
    const { requested, result, onSignedIn } = begin();
    await act(() => result.current.byArrival(arrival));
    expect(requested).toEqual([
      [call, input],
      ['GET /person/~', {}],
    ]);
    expect(accessTokens().read()).toBe(token);
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(maren);
  });

  it('by another service sends provider, key and secret, and keeps what the header answers (000 §7)', async () => {
    const { popup, url } = opens();
    const { requested, result, onSignedIn } = begin();
    act(() => void result.current.byService('linkedin'));
    expect(result.current.state).toEqual({ at: 'waiting', service: 'linkedin' });
    act(() => say(popup, authorized(url())));
    await after(0);
    expect(requested[0]).toEqual([
      'POST /auth/access-token',
      { authorization: 'Provider provider="linkedin", key="key-1", secret="secret-1"' },
    ]);
    expect(accessTokens().read()).toBe('token-1');
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(maren);
  });

  it('A12, A14: believes no other origin, no other window and no other state', async () => {
    const { popup, url } = opens();
    const { requested, result } = begin();
    act(() => void result.current.byService('linkedin'));
    act(() => {
      say(popup, authorized(url()), 'https://evil.example');
      say(fakeWindow().popup, authorized(url()));
      say(popup, authorized(url(), { state: 'guessed' }));
    });
    await after(0);
    expect(requested).toEqual([]);
    expect(result.current.state.at).toBe('waiting');
  });

  eachRow([
    ['a time-out of 30 s', new ApiError('timeout', 503, null, 'no answer'), 0],
    ['an error without a code', new ApiError('refused', 500, null, 'error'), 0],
    ['a refusal', refused(4001), 4001],
  ])('F55: passes on the code of %s, or 0', async (_, cause, code) => {
    const { result, onSignedIn, onSignInError } = begin(new Map([[createWebLoginToken, cause]]));
    await act(() => result.current.byEmail({ user: 'maren@northlight.example', password: 'wrong' }));
    expect(result.current.state).toEqual({ at: 'failed', service: null, code, isRefusal: false });
    expect(onSignInError).toHaveBeenCalledExactlyOnceWith(code);
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(accessTokens().read()).toBeNull();
  });

  it('tells what the page refused with, 0 without a code', async () => {
    const { popup, url } = opens();
    const { result, onSignInError } = begin();
    act(() => void result.current.byService('linkedin'));
    act(() => say(popup, { source: 'boxoffice', type: 'authorizationRefused', state: stateOf(url()) }));
    await after(0);
    expect(result.current.state).toEqual({ at: 'failed', service: 'linkedin', code: 0, isRefusal: true });
    expect(onSignInError).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('F53: offers the address of a blocked window, whose answer counts as well', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { result, onSignedIn } = begin();
    act(() => void result.current.byService('linkedin'));
    const url = String(open.mock.calls[0]?.[0]);
    expect(result.current.state).toEqual({ at: 'blocked', service: 'linkedin', url });
    act(() => say(fakeWindow().popup, authorized(url)));
    await after(0);
    expect(onSignedIn).toHaveBeenCalled();
  });

  it('F54: a closed window can be opened again', async () => {
    const { close, open } = opens();
    const { result } = begin();
    act(() => void result.current.byService('linkedin'));
    close();
    await after(600);
    expect(result.current.state).toEqual({ at: 'closed', service: 'linkedin' });
    act(() => void result.current.byService('linkedin'));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('by email closes a window that is still open', async () => {
    const { close } = opens();
    const { result } = begin();
    act(() => void result.current.byService('linkedin'));
    await act(() => result.current.byEmail({ user: 'maren@northlight.example', password: 'lantern lit' }));
    expect(close).toHaveBeenCalled();
    expect(result.current.state).toEqual({ at: 'idle' });
  });
});

it('keeps the token in a cookie of the name that the host gives it', async () => {
  const { client } = backend();
  const { result } = renderHook(() => ({ in: useSignIn(), out: useSignOut() }), {
    wrapper: environmentOf(client, { accessTokenCookie: 'access-token' }),
  });
  await act(() => result.current.in.byEmail({ user: 'maren@northlight.example', password: 'lantern lit' }));
  expect([accessTokens('access-token').read(), accessTokens().read()]).toEqual(['token-2', null]);
  await act(() => result.current.out());
  expect(accessTokens('access-token').read()).toBeNull();
});

describe('signing up', () => {
  const person = { 'first-name': 'Noor', 'last-name': 'Haddad', 'primary-email': 'noor@papersmith.example' };
  function begin(answers?: Answers) {
    const { requested, client } = backend(answers);
    const [onSignedUp, onSignUpError] = [vi.fn(), vi.fn()];
    const { result } = renderHook(() => useSignUp({ organizer: true, onSignedUp, onSignUpError }), {
      wrapper: environmentOf(client),
    });
    return { requested, result, onSignedUp, onSignUpError };
  }

  it('makes an organizer with the flag of 000 §6, and signs them in', async () => {
    const { requested, result, onSignedUp } = begin();
    const body = { ...person, company: 'Papersmith', password: 'paper and two scissors' };
    await act(() => result.current.signUp(body));
    expect(requested.map(([name]) => name)).toEqual([
      ...['POST /person', 'POST /login/get-token', 'GET /login/token-json', 'GET /person/~'],
    ]);
    expect(requested[0]?.[1]).toEqual({ query: { organizer: true }, body });
    expect(accessTokens().read()).toBe('token-2');
    expect(onSignedUp).toHaveBeenCalledExactlyOnceWith(maren);
  });

  it('by another service sends the same header as signing in does (000 §7)', async () => {
    const { popup, url } = opens();
    const { requested, result, onSignedUp } = begin();
    act(() => void result.current.openService('linkedin'));
    act(() => say(popup, authorized(url(), { profile: amara })));
    await after(0);
    expect(requested).toEqual([]);
    expect(result.current.by).toMatchObject({ service: 'linkedin', answer: { profile: amara } });
    await act(() => result.current.signUp(person));
    const authorization = 'Provider provider="linkedin", key="key-1", secret="secret-1"';
    expect(requested.slice(0, 2)).toEqual([
      ['POST /person', { query: { organizer: true }, body: person, authorization }],
      ['POST /auth/access-token', { authorization }],
    ]);
    expect(accessTokens().read()).toBe('token-1');
    expect(onSignedUp).toHaveBeenCalledOnce();
  });

  it('F55: the call is given up after 30 s', () => {
    expect(createPerson.timeout).toBe(30_000);
  });

  eachRow([
    ['no answer', new ApiError('timeout', 503, null, 'no answer'), 0],
    ['a known address', refused(4022), 4022],
  ])('F55: passes on the code of %s, or 0', async (_, cause, code) => {
    const { result, onSignUpError } = begin(new Map([[createPerson, cause]]));
    await act(() => result.current.signUp({ ...person, password: 'paper and two scissors' }));
    expect(result.current.state).toEqual({ at: 'failed', service: null, code, isRefusal: false });
    expect(onSignUpError).toHaveBeenCalledExactlyOnceWith(code);
    expect(accessTokens().read()).toBeNull();
  });

  it('can do without the service again', async () => {
    const { popup, url } = opens();
    const { result } = begin();
    act(() => void result.current.openService('linkedin'));
    act(() => say(popup, authorized(url())));
    await after(0);
    expect(result.current.by?.answer).toMatchObject(credentials);
    act(() => result.current.dropService());
    expect(result.current.by).toBeNull();
  });
});

describe('signing out', () => {
  const begin = (answers?: Answers) => {
    const { requested, client } = backend(answers);
    const { result } = renderHook(() => ({ out: useSignOut(), me: useSignedInPerson() }), {
      wrapper: environmentOf(client),
    });
    return { requested, result };
  };

  it('ends the token while its cookie is there, then removes the cookie (000 §4)', async () => {
    accessTokens().write('token-1');
    const seen: (string | null)[] = [];
    const { client } = backend();
    const call = ((endpoint: Endpoint, input: never) => {
      if (endpoint === deleteAccessToken) seen.push(accessTokens().read());
      return client.call(endpoint, input);
    }) as Client['call'];
    const { result } = renderHook(() => useSignOut(), { wrapper: environmentOf({ call }) });
    await act(() => result.current());
    expect(seen).toEqual(['token-1']);
    expect(accessTokens().read()).toBeNull();
  });

  it('leaves nobody signed in', async () => {
    const { result } = begin();
    await after(0);
    expect(result.current.me.data).toEqual(maren);
    await act(() => result.current.out());
    await after(0);
    expect(result.current.me.data).toBeNull();
  });

  it('removes the cookie although the call fails', async () => {
    accessTokens().write('token-1');
    const { result } = begin(new Map([[deleteAccessToken, new ApiError('network', 503, null, 'offline')]]));
    await act(() => expect(result.current.out()).rejects.toThrow('offline'));
    expect(accessTokens().read()).toBeNull();
  });

  it('nobody being signed in is no error', async () => {
    const { result } = begin(new Map([[getSignedInPerson, refused(4001)]]));
    await after(0);
    expect(result.current.me).toMatchObject({ data: null, isError: false });
  });
});
