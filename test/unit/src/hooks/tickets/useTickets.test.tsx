import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Selection } from '../../../../../src/domain';
import { usePersonTickets, useTickets } from '../../../../../src/hooks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../environment';

const { backend, client, hold } = backendInTests();

/** Time passes as tests say, however busy the machine is. */
const inOwnTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
beforeEach(inOwnTime);
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const { setTimeout: realTimeout } = globalThis;

/** Lets time pass until it holds, no faster than the real one, in which answers come. */
async function until(check: () => void) {
  for (let steps = 0; steps < 4_000; steps += 1)
    try {
      check();
      return;
    } catch {
      await new Promise((resolve) => realTimeout(resolve, 5));
      await after(5);
    }
  check();
}

async function tickets() {
  const hook = renderHook(
    ({ selection }: { selection: Selection }) => useTickets(eventId, { selection, code: null }),
    { wrapper: environmentOf(client), initialProps: { selection: {} } },
  );
  await until(() => expect(hook.result.current.isSuccess).toBe(true));
  return hook;
}

const requested = (data: { tickets: { id: string; requestQuantity: number }[] } | undefined, id: string) =>
  data?.tickets.find((ticket) => ticket.id === id)?.requestQuantity;

it('fetches again 50 ms after the last change of quantity, and the last choice wins', async () => {
  const { result, rerender } = await tickets();
  const sent = vi.spyOn(globalThis, 'fetch');
  rerender({ selection: { '3001': 1 } });
  await after(30);
  rerender({ selection: { '3001': 3 } });
  await after(25);
  expect(sent).not.toHaveBeenCalled();
  await after(25);
  await until(() => expect(requested(result.current.data, '3001')).toBe(3));
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
});

/** FAULTS F02. */
it('locks the quantities after a second of fetching and opens them with the answer', async () => {
  const { result, rerender } = await tickets();
  await backend.setLatency({ getTickets: 1_500 });
  rerender({ selection: { '3001': 1 } });
  await after(60);
  expect(result.current.isFetching).toBe(true);
  await after(900);
  expect(result.current.isLocked).toBe(false);
  await after(150);
  expect(result.current.isLocked).toBe(true);
  await after(1_000);
  await until(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.isLocked).toBe(false);
});

/** FAULTS F03. */
it('shows the answer to the last choice when an earlier one answers late', async () => {
  const { result, rerender } = await tickets();
  await backend.setLatency({ getTickets: 800 });
  rerender({ selection: { '3001': 1 } });
  await after(100);
  await backend.setLatency(0);
  rerender({ selection: { '3001': 2 } });
  await after(2_000);
  await until(() => expect(requested(result.current.data, '3001')).toBe(2));
});

/** FAULTS F01. */
it('keeps the tickets that were there when the next fetch fails', async () => {
  const { result, rerender } = await tickets();
  await backend.setFaults({ getTickets: { kind: 'html502' } });
  rerender({ selection: { '3001': 1 } });
  await after(100);
  await until(() => expect(result.current.isError).toBe(true));
  expect(result.current.data?.tickets.length).toBeGreaterThan(0);
  expect(result.current.isFetching).toBe(false);
});

it('reads the person tickets 800 ms after the hold', async () => {
  vi.useRealTimers();
  const { token } = await hold({ '3009': 1 });
  inOwnTime();
  const sent = vi.spyOn(globalThis, 'fetch');
  const { result } = renderHook(() => usePersonTickets(eventId, token), { wrapper: environmentOf(client) });
  await after(790);
  expect(sent).not.toHaveBeenCalled();
  await after(10);
  await until(() => expect(result.current.data?.personTickets).toHaveLength(1));
  sent.mockRestore();
});

it('names what must be chosen first only where it can be chosen', async () => {
  const { result, rerender } = renderHook(
    ({ code }: { code: string | null }) => useTickets(eventId, { selection: {}, code }),
    { wrapper: environmentOf(client), initialProps: { code: null as string | null } },
  );
  const dinnerNeeds = () =>
    result.current.data?.tickets.find(({ name }) => name === 'Opening Dinner')?.requiredTickets;
  await until(() => expect(dinnerNeeds()).toEqual([]));
  rerender({ code: 'LANTERN20' });
  await until(() => expect(dinnerNeeds()).toEqual(['Backstage Tour']));
});
