import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePromotion } from '../../../src/hooks';
import { backendInTests, eventId } from '../mocks/backend';
import { environmentOf } from './environment';

const { backend, client } = backendInTests();
const cookie = `${eventId}_promo-code-id`;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  document.cookie = `${cookie}=; Max-Age=0; Path=/`;
});

const promotion = () =>
  renderHook(() => usePromotion(eventId, {}), { wrapper: environmentOf(client) }).result;
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('puts a code in force 500 ms after Apply and remembers it in the cookie', async () => {
  const result = promotion();
  act(() => result.current.apply(' LANTERN20 '));
  await after(499);
  expect(result.current.isApplying).toBe(false);
  await after(1);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  expect(result.current.error).toBeNull();
  expect(document.cookie).toContain(`${cookie}=LANTERN20`);
});

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

it('lets the last of several codes win, however late the first answers', async () => {
  await backend.setLatency({ getTickets: 300 });
  const result = promotion();
  act(() => result.current.apply('NOPE'));
  await after(600);
  await backend.setLatency(0);
  act(() => result.current.apply('LANTERN20'));
  await after(500);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
  await after(1_000);
  expect(result.current.code).toBe('LANTERN20');
  expect(result.current.error).toBeNull();
});

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

it('applies the code of an earlier visit again', async () => {
  document.cookie = `${cookie}=LANTERN20; Path=/`;
  const result = promotion();
  await after(10);
  await waitFor(() => expect(result.current.code).toBe('LANTERN20'));
});
