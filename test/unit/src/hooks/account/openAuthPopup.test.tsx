import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import { createAccessToken, getSignedInPerson } from '../../../../../src/contract';
import { openAuthPopup, useProfileImport, type AuthOutcome } from '../../../../../src/hooks';
import { amara } from '../../../../../stories/fixtures/orders';
import { authorized, credentials, fakeWindow, say, stateOf } from './authWindow';
import { environmentOf } from '../environment';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

beforeEachRow(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEachRow(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function soFar(outcome: Promise<AuthOutcome>) {
  let found: AuthOutcome | undefined;
  void outcome.then((settled) => (found = settled));
  await after(0);
  return found;
}

describe('the authorization popup (000 §2, §9)', () => {
  eachRow([
    ['linkedin', 700, 645],
    ['stripe', 700, 645],
    ['paypal', 960, 600],
  ] as const)('opens /auth/%s in a window of %i × %i that keeps its opener', (service, width, height) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(fakeWindow().popup);
    const { url } = openAuthPopup(service);
    expect(url.startsWith(`${window.location.origin}/auth/${service}?state=`)).toBe(true);
    const [address, , features = ''] = open.mock.calls[0] ?? [];
    expect(address).toBe(url);
    expect(features).toContain(`width=${width},height=${height}`);
    expect(features).not.toContain('noopener');
  });

  it('makes a state anew for each window', () => {
    vi.spyOn(window, 'open').mockReturnValue(fakeWindow().popup);
    expect(stateOf(openAuthPopup('linkedin').url)).not.toBe(stateOf(openAuthPopup('linkedin').url));
  });

  it('takes an answer once, and closes its window', async () => {
    const { popup, close } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { url, outcome } = openAuthPopup('linkedin');
    say(popup, authorized(url));
    say(popup, authorized(url, { key: 'another' }));
    expect(await soFar(outcome)).toEqual({ at: 'answered', answer: credentials });
    expect(close).toHaveBeenCalled();
  });

  it('A12: takes nothing from another origin, another window or with another shape', async () => {
    const { popup } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { url, outcome } = openAuthPopup('linkedin');
    say(popup, authorized(url), 'https://evil.example');
    say(popup, authorized(url), 'null');
    say(fakeWindow().popup, authorized(url));
    say(window, authorized(url));
    say(null, authorized(url));
    say(popup, authorized(url, { source: 'elsewhere' }));
    say(popup, authorized(url, { type: 'challengeAnswered' }));
    say(popup, authorized(url, { key: 7 }));
    say(popup, authorized(url, { secret: 'a'.repeat(5_000) }));
    expect(await soFar(outcome)).toBeUndefined();
  });

  it('A14: takes nothing without the state made for this window', async () => {
    const { popup } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { url, outcome } = openAuthPopup('linkedin');
    say(popup, authorized(url, { state: undefined }));
    say(popup, authorized(url, { state: 'guessed' }));
    expect(await soFar(outcome)).toBeUndefined();
  });

  it('takes it from the page where the organizer has it, and from no other', async () => {
    const { popup } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { url, outcome } = openAuthPopup('linkedin', { pages: 'https://tickets.example/auth/{service}' });
    expect(url.startsWith('https://tickets.example/auth/linkedin?')).toBe(true);
    say(popup, authorized(url));
    expect(await soFar(outcome)).toBeUndefined();
    say(popup, authorized(url), 'https://tickets.example');
    expect(await soFar(outcome)).toMatchObject({ at: 'answered' });
  });

  it('reads of a profile what a person has, as text that is not too long', async () => {
    const { popup } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { url, outcome } = openAuthPopup('linkedin');
    const profile = { ...amara, 'last-name': 'O'.repeat(300), company: 7, admin: true };
    say(popup, authorized(url, { profile }));
    expect(await soFar(outcome)).toMatchObject({
      answer: {
        profile: {
          'first-name': 'Amara',
          'last-name': '',
          'primary-email': 'amara@tidewater.studio',
          country: 'United States',
        },
      },
    });
    const found = await soFar(outcome);
    expect(found?.at === 'answered' && Object.keys(found.answer.profile ?? {})).toHaveLength(4);
  });

  it('F54: sees within 500 ms that the window was closed', async () => {
    const { popup, close } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { outcome } = openAuthPopup('linkedin');
    await after(5_000);
    expect(await soFar(outcome)).toBeUndefined();
    close();
    await after(600);
    expect(await soFar(outcome)).toEqual({ at: 'closed' });
  });

  it('hears the last word of a window that closed itself', async () => {
    const { popup, close } = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(popup);
    const { url, outcome } = openAuthPopup('linkedin');
    close();
    await after(550);
    say(popup, authorized(url));
    expect(await soFar(outcome)).toMatchObject({ at: 'answered' });
  });

  eachRow([
    ['returns nothing', () => null],
    [
      'throws',
      () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    ],
  ])('F53: is blocked when window.open %s; a window of the link answers all the same', async (_, open) => {
    vi.spyOn(window, 'open').mockImplementation(open);
    const { isBlocked, url, outcome } = openAuthPopup('linkedin');
    expect(isBlocked).toBe(true);
    say(fakeWindow(null).popup, authorized(url));
    say(window, authorized(url));
    expect(await soFar(outcome)).toBeUndefined();
    say(fakeWindow().popup, authorized(url));
    expect(await soFar(outcome)).toEqual({ at: 'answered', answer: credentials });
  });
});

describe('importing a profile', () => {
  type Call = Client['call'];
  const begin = (call: Call = () => Promise.reject(new Error('no calls'))) => {
    const { popup, close } = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(popup);
    const [onPerson, onSignInError] = [vi.fn(), vi.fn()];
    const { result, unmount } = renderHook(() => useProfileImport('linkedin', { onPerson, onSignInError }), {
      wrapper: environmentOf({ call }),
    });
    act(() => result.current.start());
    const url = String(open.mock.calls[0]?.[0] ?? '');
    return { popup, close, url, result, unmount, onPerson, onSignInError };
  };
  const requested: unknown[] = [];
  const knows =
    (person: object): Call =>
    (endpoint, input) => {
      requested.push([endpoint, input]);
      return Promise.resolve(endpoint.path === getSignedInPerson.path ? person : 'token');
    };

  it('takes what the page hands over, and signs nobody in', async () => {
    const { popup, url, result, onPerson } = begin();
    expect(result.current.state).toEqual({ at: 'waiting' });
    act(() => say(popup, authorized(url, { profile: amara })));
    await after(0);
    expect(result.current.state).toEqual({ at: 'imported' });
    expect(onPerson).toHaveBeenCalledExactlyOnceWith(amara);
  });

  it('asks who it is with key and secret when the page hands over no profile (000 §7)', async () => {
    const { popup, url, onPerson } = begin(knows(amara));
    act(() => say(popup, authorized(url)));
    await after(0);
    expect(onPerson).toHaveBeenCalledExactlyOnceWith(amara);
    expect(requested).toEqual([
      [createAccessToken, { authorization: 'Provider provider="linkedin", key="key-1", secret="secret-1"' }],
      [getSignedInPerson, {}],
    ]);
  });

  it('F54: imports nothing from a window that was closed, and can be started again', async () => {
    const { close, result, onPerson } = begin();
    close();
    await after(600);
    expect(result.current.state).toEqual({ at: 'closed' });
    expect(onPerson).not.toHaveBeenCalled();
    const again = vi.spyOn(window, 'open').mockReturnValue(fakeWindow().popup);
    act(() => result.current.start());
    expect(again).toHaveBeenCalled();
    expect(result.current.state).toEqual({ at: 'waiting' });
  });

  it('F53: offers the address when no window opens', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { result } = renderHook(() => useProfileImport('linkedin', { onPerson: vi.fn() }), {
      wrapper: environmentOf({ call: () => Promise.reject(new Error('no calls')) }),
    });
    act(() => result.current.start());
    expect(result.current.state).toMatchObject({
      at: 'blocked',
      url: expect.stringContaining('/auth/linkedin?state=') as unknown,
    });
  });

  eachRow([
    ['a time-out of 30 s', new ApiError('timeout', 503, null, 'no answer'), 0],
    ['an error without a code', new ApiError('refused', 500, null, 'error'), 0],
    ['no answer at all', new ApiError('network', 503, null, 'no network'), 0],
    ['something else', new Error('unexpected'), 0],
    ['a refusal', new ApiError('refused', 401, { code: 4001, message: 'Nobody' }, 'refused'), 4001],
  ])('F55: passes on the code of %s, or 0', async (_, cause, code) => {
    const { popup, url, result, onPerson, onSignInError } = begin(() => Promise.reject(cause));
    act(() => say(popup, authorized(url)));
    await after(0);
    expect(result.current.state).toEqual({ at: 'failed', code });
    expect(onSignInError).toHaveBeenCalledExactlyOnceWith(code);
    expect(onPerson).not.toHaveBeenCalled();
  });

  it('F55: the call is given up after 30 s', () => {
    expect(createAccessToken.timeout).toBe(30_000);
  });

  eachRow([
    [{ code: 4003 }, 4003],
    [{}, 0],
    [{ code: 'none' }, 0],
  ])('passes on what the page refused with: %j', async (more, code) => {
    const { popup, url, result, onSignInError } = begin();
    act(() =>
      say(popup, { source: 'boxoffice', type: 'authorizationRefused', state: stateOf(url), ...more }),
    );
    await after(0);
    expect(result.current.state).toEqual({ at: 'failed', code });
    expect(onSignInError).toHaveBeenCalledWith(code);
  });

  it('closes its window when the form goes away, and hears no more', async () => {
    const { popup, close, url, unmount, onPerson } = begin();
    unmount();
    expect(close).toHaveBeenCalled();
    say(popup, authorized(url, { profile: amara }));
    await after(1_000);
    expect(onPerson).not.toHaveBeenCalled();
  });
});
