import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../../../src/client';
import { deleteAccessToken } from '../../../../../src/contract';
import { createTextStore, useBuyerReuse, useSignOut, type TextStore } from '../../../../../src/hooks';
import { createBuyerStore } from '../../../../../src/hooks/buyerStore';
import { createMockClock } from '../../../../../mocks';
import { environmentOf } from '../environment';
import { eachRow } from '../../../../eachRow';

const day = 24 * 3_600_000;
const key = 'boxoffice:buyer';
const silent: Client = { call: () => Promise.resolve(null) };
const amara = { firstName: 'Amara', lastName: 'Osei', email: 'amara@tidewater.studio', countryCode: 'US' };

/** What a browser's storage holds, or one that can't be had. */
function browser(refuses?: 'blocked' | 'full') {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (refuses === 'full') throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, text);
    },
    removeItem: (name: string) => void stored.delete(name),
  } as Storage;
  const open = () => {
    if (refuses === 'blocked') throw new DOMException('blocked', 'SecurityError');
    return storage;
  };
  return { stored, open, store: createTextStore(open) };
}

const clock = createMockClock({ at: '2026-02-12T10:00:00-05:00' });
function reuse(store: TextStore, isAllowed = true) {
  return renderHook(() => useBuyerReuse(isAllowed), {
    wrapper: environmentOf(silent, { browserStore: store, clock }),
  });
}

describe('reuse of earlier details by consent (000 §1, §3)', () => {
  it('remembers nobody who has not asked for it', () => {
    const { stored, store } = browser();
    const { result } = reuse(store);
    expect(result.current).toMatchObject({ isOffered: true, remembers: false, record: null });
    act(() => result.current.keep(amara));
    expect(stored.size).toBe(0);
  });

  it('remembers who has, and offers it the next time', () => {
    const { stored, store } = browser();
    const first = reuse(store);
    act(() => first.result.current.setRemembers(true));
    act(() => first.result.current.keep(amara));
    expect([...stored.keys()]).toEqual([key]);
    const { result } = reuse(store);
    expect(result.current.remembers).toBe(true);
    expect(result.current.record).toEqual({
      'first-name': 'Amara',
      'last-name': 'Osei',
      'primary-email': 'amara@tidewater.studio',
      country: 'US',
      localStorage: true,
    });
  });

  it('forgets who does not want it any more: at once, or with the next order', () => {
    const { stored, store } = browser();
    const first = reuse(store);
    act(() => first.result.current.setRemembers(true));
    act(() => first.result.current.keep(amara));
    const second = reuse(store);
    act(() => second.result.current.setRemembers(false));
    expect(stored.size).toBe(1);
    act(() => second.result.current.keep(amara));
    expect(stored.size).toBe(0);
    act(() => first.result.current.keep(amara));
    const third = reuse(store);
    act(() => third.result.current.forget());
    expect(stored.size).toBe(0);
    expect(third.result.current).toMatchObject({ record: null, remembers: false });
  });

  it('does nothing where the organizer does not allow it', () => {
    const { stored, store } = browser();
    const allowed = reuse(store);
    act(() => allowed.result.current.setRemembers(true));
    act(() => allowed.result.current.keep(amara));
    const before = stored.get(key);
    const { result } = reuse(store, false);
    expect(result.current).toMatchObject({ isOffered: false, record: null });
    act(() => result.current.setRemembers(true));
    act(() => result.current.keep({ ...amara, firstName: 'Ama' }));
    expect(stored.get(key)).toBe(before);
  });

  it('ignores and removes what is corrupt or too old', () => {
    const { stored, store } = browser();
    stored.set(key, '{"buyer":{"first-name":"<script>"}}');
    expect(reuse(store).result.current.record).toBeNull();
    expect(stored.size).toBe(0);
    const first = reuse(store);
    act(() => first.result.current.setRemembers(true));
    act(() => first.result.current.keep(amara));
    clock.advance(365 * day);
    expect(reuse(store).result.current.record).toBeNull();
    expect(stored.size).toBe(0);
  });

  eachRow(['blocked', 'full'] as const)(
    'F61: offers nothing where storage is %s, and keeps in memory what is written',
    (refuses) => {
      const { open } = browser(refuses);
      const store = createBuyerStore(undefined, open);
      expect(store.isLasting).toBe(false);
      const record = {
        'first-name': 'Amara',
        'last-name': 'Osei',
        'primary-email': 'amara@tidewater.studio',
        country: 'US',
        localStorage: true as const,
      };
      store.write(record, 0);
      expect(store.read(1)).toEqual(record);
      const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(open);
      const { result } = renderHook(() => useBuyerReuse(true), { wrapper: environmentOf(silent, { clock }) });
      expect(result.current.isOffered).toBe(false);
      act(() => result.current.keep(amara));
      expect(result.current.record).toBeNull();
      spy.mockRestore();
    },
  );

  it('keeps it in localStorage when the host says nothing else', () => {
    const { result } = renderHook(() => useBuyerReuse(true), { wrapper: environmentOf(silent, { clock }) });
    act(() => result.current.setRemembers(true));
    act(() => result.current.keep(amara));
    expect(localStorage.getItem(key)).toContain('Amara');
    act(() => result.current.forget());
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('signing out (DECISIONS, Privacy and storage)', () => {
  eachRow([true, false])('clears the record, whether or not the backend answers: %s', async (answers) => {
    const { stored, store } = browser();
    const { result: buyer } = reuse(store);
    act(() => buyer.current.setRemembers(true));
    act(() => buyer.current.keep(amara));
    const call = vi.fn(() => (answers ? Promise.resolve(null) : Promise.reject(new Error('offline'))));
    const { result } = renderHook(useSignOut, {
      wrapper: environmentOf({ call: call }, { browserStore: store }),
    });
    const signedOut = result.current();
    expect(stored.size).toBe(0);
    await (answers
      ? expect(signedOut).resolves.toBeUndefined()
      : expect(signedOut).rejects.toThrow('offline'));
    expect(call).toHaveBeenCalledWith(deleteAccessToken, {});
  });
});
