import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTextStore, usePromotion, useTickets, type PromotionOptions } from '../../../../../src/hooks';
import {
  readPromotionCookie,
  writePromotionCookie,
} from '../../../../../src/hooks/promotions/promotionCookie';
import { backendInTests, eventId } from '../../../mocks/backend';
import { blockedCookies, putBackCookies, replaceCookies, sandboxedCookies } from '../cookieJar';
import { environmentOf } from '../environment';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const { backend, client, hold } = backendInTests();
const cookie = `${eventId}_promo-code-id`;
beforeEachRow(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEachRow(() => {
  vi.useRealTimers();
  document.cookie = `${cookie}=; Max-Age=0; Path=/`;
});

const promotion = (options: PromotionOptions = {}) =>
  renderHook(() => usePromotion(eventId, {}, options), { wrapper: environmentOf(client) }).result;
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('puts a code in force 500 ms after Apply and remembers it in the cookie', async () => {
  const result = promotion();
  act(() => result.current.apply(' LANTERN20 '));
  // The faked clock runs on with the real one: a busy machine must not reach 500 ms by itself.
  await after(250);
  expect(result.current.isApplying).toBe(false);
  await after(250);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  expect(result.current.error).toBeNull();
  expect(document.cookie).toContain(`${cookie}=LANTERN20`);
});

/** FAULTS F06. */
it('says why a code is refused, built from the code and the words of the server, and clears both', async () => {
  const result = promotion();
  act(() => result.current.apply('LANTERN20'));
  await after(500);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  act(() => result.current.apply('NOPE'));
  await after(500);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.error?.key).toBe('error.promotion');
  expect(result.current.error?.values?.['code']).toBe('NOPE');
  expect(result.current.error?.values?.['message']).toMatch(/\w/);
  expect(result.current.code).toBeNull();
  expect(document.cookie).not.toContain(cookie);
});

it('drops code and cookie on cancel', async () => {
  const result = promotion();
  act(() => result.current.apply('LANTERN20'));
  await after(500);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  act(() => result.current.cancel());
  expect(result.current.code).toBeNull();
  expect(document.cookie).not.toContain(cookie);
});

/** FAULTS F07. */
it('lets the last of several codes win, however late the first answers', async () => {
  await backend.setLatency({ getTickets: 1_500 });
  const result = promotion();
  act(() => result.current.apply('NOPE'));
  await after(600);
  await backend.setLatency(0);
  act(() => result.current.apply('LANTERN20'));
  await after(500);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  await after(1_500);
  expect(result.current.code).toBe('LANTERN20');
  expect(result.current.error).toBeNull();
});

/** FAULTS F07. */
it('applies nothing when cancelled while the answer is on its way', async () => {
  await backend.setLatency({ getTickets: 300 });
  const result = promotion();
  act(() => result.current.apply('LANTERN20'));
  await after(600);
  act(() => result.current.cancel());
  await after(1_000);
  expect(result.current.code).toBeNull();
  expect(result.current.isApplying).toBe(false);
});

/** FAULTS F32: what another tab does to the cookie changes nothing in this one without a word. */
it('keeps its code when another tab applies or cancels one', async () => {
  const result = promotion();
  act(() => result.current.apply('LANTERN20'));
  await after(500);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  for (const others of [`${cookie}=FRIENDS; Path=/`, `${cookie}=; Max-Age=0; Path=/`]) {
    document.cookie = others;
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await after(1_000);
    expect(result.current.code).toBe('LANTERN20');
    expect(result.current.error).toBeNull();
  }
});

it('applies the code of an earlier visit again', async () => {
  document.cookie = `${cookie}=LANTERN20; Path=/`;
  const result = promotion();
  await after(10);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
});

it('forgets a first code as soon as a second is entered, even while that waits for its turn', async () => {
  await backend.setLatency({ getTickets: 300 });
  const result = promotion();
  act(() => result.current.apply('LANTERN20'));
  await after(600);
  act(() => result.current.apply('NOPE'));
  await after(400);
  expect(result.current.code).toBeNull();
  expect(result.current.isApplying).toBe(true);
  await after(1_000);
  await waitFor(() => expect(result.current.error?.values?.['code']).toBe('NOPE'));
  expect(result.current.isApplying).toBe(false);
  expect(document.cookie).not.toContain(cookie);
});

it('begins with the code it is given, before that of an earlier visit', async () => {
  document.cookie = `${cookie}=NOPE; Path=/`;
  const result = promotion({ given: ' LANTERN20 ' });
  await after(10);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  expect(document.cookie).toContain(`${cookie}=LANTERN20`);
});

it('tries a code again that it is given later', async () => {
  const { result, rerender } = renderHook(({ given }) => usePromotion(eventId, {}, { given }), {
    wrapper: environmentOf(client),
    initialProps: { given: 'NOPE' },
  });
  await after(10);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  rerender({ given: 'LANTERN20' });
  await after(10);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
});

describe('without cookies (FAULTS F61)', () => {
  const blockedStorage = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const jars = {
    'throw where a frame has none': sandboxedCookies,
    'are silently not kept where they are blocked': blockedCookies,
  } as const;
  afterEachRow(putBackCookies);

  eachRow(Object.entries(jars))('that %s, a code is remembered by the tab', (_, jar) => {
    replaceCookies(jar);
    const tab = createTextStore(blockedStorage);
    expect(readPromotionCookie(eventId, tab)).toBeNull();
    writePromotionCookie(eventId, 'LANTERN20', tab);
    expect(readPromotionCookie(eventId, tab)).toBe('LANTERN20');
    writePromotionCookie(eventId, null, tab);
    expect(readPromotionCookie(eventId, tab)).toBeNull();
  });

  it('the tab keeps nothing that a cookie keeps', () => {
    const tab = createTextStore(blockedStorage);
    writePromotionCookie(eventId, 'LANTERN20', tab);
    document.cookie = `${cookie}=; Max-Age=0; Path=/`;
    expect(readPromotionCookie(eventId, tab)).toBeNull();
  });
});

/** The list and the code in force on it, as the widget joins them. */
const listAndCode = () =>
  renderHook(
    () => {
      const [refusal, setRefusal] = useState<PromotionOptions['refusal']>(null);
      const promotion = usePromotion(eventId, {}, { refusal });
      const tickets = useTickets(eventId, { selection: {}, code: promotion.code });
      if (tickets.refusal !== refusal) setRefusal(tickets.refusal);
      return { promotion, tickets };
    },
    { wrapper: environmentOf(client) },
  ).result;

it('fetches again on cancel only if a code was in force', async () => {
  const result = listAndCode();
  await waitFor(() => expect(result.current.tickets.isSuccess).toBe(true));
  const sent = vi.spyOn(globalThis, 'fetch');
  act(() => result.current.promotion.cancel());
  await after(600);
  expect(sent).not.toHaveBeenCalled();
  act(() => result.current.promotion.apply('LANTERN20'));
  await after(500);
  await waitFor(() => expect(result.current.tickets.data?.code).toBe('LANTERN20'));
  await waitFor(() => expect(result.current.tickets.isFetching).toBe(false));
  sent.mockClear();
  act(() => result.current.promotion.cancel());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await waitFor(() => expect(result.current.tickets.data?.code).toBeNull());
  expect(result.current.tickets.data?.tickets.every(({ discount }) => discount === 0)).toBe(true);
  expect(document.cookie).not.toContain(cookie);
  sent.mockRestore();
});

/** FAULTS F08. */
it('drops a code that somebody else used up, and says why', async () => {
  const result = listAndCode();
  await waitFor(() => expect(result.current.tickets.isSuccess).toBe(true));
  act(() => result.current.promotion.apply('FRIENDS'));
  await after(500);
  await waitFor(() => expect(result.current.tickets.data?.code).toBe('FRIENDS'));
  await hold({ '3001': 1 }, 'FRIENDS');
  await act(() => result.current.tickets.refetch());
  await waitFor(() => expect(result.current.promotion.code).toBeNull());
  expect(result.current.promotion.error).toEqual({
    key: 'error.promotion',
    values: { code: 'FRIENDS', message: 'has been used up.' },
  });
  expect(document.cookie).not.toContain(cookie);
  await waitFor(() => expect(result.current.tickets.data?.code).toBeNull());
  expect(result.current.tickets.isError).toBe(false);
});
