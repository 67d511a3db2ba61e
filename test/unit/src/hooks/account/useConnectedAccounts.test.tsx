import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import { saveServiceToken } from '../../../../../src/contract';
import { authServices, type AuthService } from '../../../../../src/domain';
import {
  createTextStore,
  useConnectedAccounts,
  type ConnectedAccountsOptions,
} from '../../../../../src/hooks';
import { authorized, credentials, fakeWindow, say, stateOf } from './authWindow';
import { environmentOf } from '../environment';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const connectedDate = '2026-02-12T10:00:00-05:00';
const now = Date.parse('2026-02-12T15:00:00Z');

beforeEachRow(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEachRow(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const memoryOnly = () =>
  createTextStore(() => {
    throw new Error('no storage');
  });

interface Given extends Partial<ConnectedAccountsOptions> {
  call?: Client['call'];
  store?: ReturnType<typeof memoryOnly>;
}

function begin({ call, store = memoryOnly(), ...options }: Given = {}) {
  const { popup, close } = fakeWindow();
  const open = vi.spyOn(window, 'open').mockReturnValue(popup);
  const requested: unknown[] = [];
  const saved = ((endpoint, input) => {
    requested.push([endpoint, input]);
    return Promise.resolve({ provider: 'linkedin', userId: 'amara-osei', connectedDate });
  }) as Client['call'];
  const onConnectError = vi.fn();
  const { result, unmount } = renderHook(
    () => useConnectedAccounts({ personId: 'person-1', onConnectError, ...options }),
    {
      wrapper: environmentOf(
        { call: call ?? saved },
        { browserStore: store, clock: { now: () => now, monotonic: () => 0 } },
      ),
    },
  );
  const url = () => String(open.mock.calls.at(-1)?.[0] ?? '');
  const since = (service: AuthService) =>
    result.current.accounts.find((account) => account.service === service)?.since;
  return { popup, close, open, requested, url, since, result, unmount, store, onConnectError };
}

describe('connected accounts (000 §1, §6)', () => {
  it('are those of the nine services with an authorization page (000 §2)', () => {
    const { result } = begin();
    expect(result.current.accounts.map(({ service }) => service)).toEqual(authServices);
    expect([...authServices].sort()).toEqual([
      ...['eventbrite', 'facebook', 'linkedin', 'mailchimp', 'paypal'],
      ...['salesforce', 'salesforce/sandbox', 'stripe', 'twitter'],
    ]);
  });

  it('are linked by popup, and their token kept (000 §7)', async () => {
    const { popup, url, requested, since, result } = begin();
    act(() => void result.current.connect('linkedin'));
    expect(result.current.state).toEqual({ at: 'waiting', service: 'linkedin' });
    act(() => say(popup, authorized(url())));
    await after(0);
    expect(requested).toEqual([[saveServiceToken, { body: { provider: 'linkedin', ...credentials } }]]);
    expect(result.current.state).toEqual({ at: 'connected', service: 'linkedin' });
    expect(since('linkedin')).toBe(connectedDate);
  });

  it('keep the refresh token of a service that has one', async () => {
    const { popup, url, requested, result } = begin();
    act(() => void result.current.connect('eventbrite'));
    act(() => say(popup, authorized(url(), { refreshToken: 'refresh-1' })));
    await after(0);
    const body = { provider: 'eventbrite', ...credentials, refreshToken: 'refresh-1' };
    expect(requested).toEqual([[saveServiceToken, { body }]]);
  });

  eachRow(['salesforce', 'salesforce/sandbox', 'mailchimp', 'paypal'] as const)(
    '%s is connected by its page alone: 000 §7 keeps no token of it',
    async (service) => {
      const { popup, url, requested, since, result } = begin();
      act(() => void result.current.connect(service));
      expect(new URL(url()).pathname).toBe(`/auth/${service}`);
      act(() => say(popup, authorized(url())));
      await after(0);
      expect(requested).toEqual([]);
      expect(since(service)).toBe(new Date(now).toISOString());
    },
  );

  it('are remembered for this person, without anything that opens one', async () => {
    const { popup, url, store, result } = begin();
    act(() => void result.current.connect('linkedin'));
    act(() => say(popup, authorized(url())));
    await after(0);
    expect(store.read('boxoffice:connected:person-1')).toBe(JSON.stringify({ linkedin: connectedDate }));
    expect(begin({ store }).since('linkedin')).toBe(connectedDate);
    expect(begin({ store, personId: 'person-2' }).since('linkedin')).toBeNull();
  });

  eachRow(['{', 'null', '[]', '{"linkedin":7}', '{"linkedin":"soon"}', '{"__proto__":{"linkedin":"2026"}}'])(
    'are unknown where %s is remembered',
    (text) => {
      const store = memoryOnly();
      store.write('boxoffice:connected:person-1', text);
      expect(begin({ store }).since('linkedin')).toBeNull();
    },
  );

  it('are as the host knows them', () => {
    const { since } = begin({ known: { stripe: '2024-01-15T13:22:00-05:00' } });
    expect(since('stripe')).toBe('2024-01-15T13:22:00-05:00');
    expect(since('paypal')).toBeNull();
  });

  it('F55: a failure passes on its code, or 0, and connects nothing', async () => {
    const causes: [Error, number][] = [
      [new ApiError('timeout', 503, null, 'no answer'), 0],
      [new ApiError('refused', 422, { code: 4022, message: 'Taken' }, 'refused'), 4022],
    ];
    for (const [cause, code] of causes) {
      const { popup, url, since, result, onConnectError } = begin({ call: () => Promise.reject(cause) });
      act(() => void result.current.connect('linkedin'));
      act(() => say(popup, authorized(url())));
      await after(0);
      expect(result.current.state).toEqual({ at: 'failed', service: 'linkedin', code, isRefusal: false });
      expect(onConnectError).toHaveBeenCalledExactlyOnceWith('linkedin', code);
      expect(since('linkedin')).toBeNull();
    }
  });

  it('a refusal of the page passes on its code', async () => {
    const { popup, url, result, onConnectError } = begin();
    act(() => void result.current.connect('stripe'));
    act(() =>
      say(popup, { source: 'boxoffice', type: 'authorizationRefused', state: stateOf(url()), code: 4003 }),
    );
    await after(0);
    expect(result.current.state).toEqual({ at: 'failed', service: 'stripe', code: 4003, isRefusal: true });
    expect(onConnectError).toHaveBeenCalledExactlyOnceWith('stripe', 4003);
  });

  it('F53: a blocked window is a link', () => {
    const { open, url, result } = begin();
    open.mockReturnValue(null);
    act(() => void result.current.connect('mailchimp'));
    expect(result.current.state).toEqual({ at: 'blocked', service: 'mailchimp', url: url() });
  });

  it('F54: a closed window leaves all as it was', async () => {
    const { close, since, result } = begin();
    act(() => void result.current.connect('paypal'));
    close();
    await after(600);
    expect(result.current.state).toEqual({ at: 'closed', service: 'paypal' });
    expect(since('paypal')).toBeNull();
  });

  it('A12, A14: forged messages connect nothing', async () => {
    const { popup, url, since, result } = begin();
    act(() => void result.current.connect('paypal'));
    act(() => {
      say(popup, authorized(url()), 'https://evil.example');
      say(fakeWindow().popup, authorized(url()));
      say(popup, authorized(url(), { state: 'guessed' }));
      say(popup, authorized(url(), { userId: null }));
    });
    await after(0);
    expect(since('paypal')).toBeNull();
    expect(result.current.state.at).toBe('waiting');
  });

  it('one window at a time: a second service takes the place of the first', async () => {
    const { popup, close, open, since, result } = begin();
    act(() => void result.current.connect('paypal'));
    const first = String(open.mock.calls[0]?.[0]);
    const second = fakeWindow();
    open.mockReturnValue(second.popup);
    act(() => void result.current.connect('mailchimp'));
    expect(close).toHaveBeenCalled();
    act(() => say(popup, authorized(first)));
    await after(0);
    expect(since('paypal')).toBeNull();
    expect(result.current.state).toEqual({ at: 'waiting', service: 'mailchimp' });
  });

  it('end only where the host can end them', async () => {
    expect(begin().result.current.disconnect).toBeUndefined();
    const onDisconnect = vi.fn(() => Promise.resolve());
    const store = memoryOnly();
    store.write('boxoffice:connected:person-1', JSON.stringify({ paypal: connectedDate }));
    const { result, since } = begin({ store, onDisconnect });
    await act(async () => result.current.disconnect?.('paypal'));
    expect(onDisconnect).toHaveBeenCalledExactlyOnceWith('paypal');
    expect(result.current.state).toEqual({ at: 'disconnected', service: 'paypal' });
    expect(since('paypal')).toBeNull();
  });

  it('stay when ending them fails', async () => {
    const store = memoryOnly();
    store.write('boxoffice:connected:person-1', JSON.stringify({ paypal: connectedDate }));
    const { result, since } = begin({ store, onDisconnect: () => Promise.reject(new Error('no')) });
    await act(async () => result.current.disconnect?.('paypal'));
    expect(result.current.state).toEqual({ at: 'keptConnected', service: 'paypal' });
    expect(since('paypal')).toBe(connectedDate);
  });
});
