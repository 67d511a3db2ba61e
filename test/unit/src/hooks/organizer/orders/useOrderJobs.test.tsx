import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getOrderJob, listOrderJobs, listOrders, startOrderJob } from '../../../../../../src/contract';
import { useOrderJobCalls, useOrderJobs, useOrders } from '../../../../../../src/hooks';
import { backendInTests, eventId } from '../../../../mocks/backend';
import { environmentOf } from '../../environment';
import { afterEachRow, beforeEachRow } from '../../../../../eachRow';

const { backend, client } = backendInTests();
const faked = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
beforeEachRow(() => vi.useFakeTimers({ toFake: [...faked], shouldAdvanceTime: true }));
afterEachRow(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const screen = () =>
  renderHook(
    () => {
      // Named, for a query tells of a change only whoever read the member.
      const { data, isError } = useOrderJobs(eventId);
      return { jobs: { data, isError }, calls: useOrderJobCalls(eventId), orders: useOrders(eventId) };
    },
    { wrapper: environmentOf(client) },
  ).result;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const everything = { kind: 'resend', orders: {} } as const;

it('shows a job at once, looks at it while it is open, and reads the orders again when it ends', async () => {
  const requested = vi.spyOn(client, 'call');
  const timesRead = (read: unknown) => requested.mock.calls.filter(([endpoint]) => endpoint === read).length;
  const result = screen();
  await waitFor(() => expect(result.current.jobs.data).toEqual([]));
  await waitFor(() => expect(result.current.orders.data).toBeDefined());
  const before = timesRead(listOrders);
  await act(() => result.current.calls.start(everything));
  await waitFor(() => expect(result.current.jobs.data).toMatchObject([{ status: 'running' }]));
  expect(timesRead(listOrders)).toBe(before);
  await wait(2_100);
  await wait(2_100);
  await waitFor(() => expect(result.current.jobs.data).toMatchObject([{ status: 'finished' }]));
  await waitFor(() => expect(timesRead(listOrders)).toBe(before + 1));
  const looked = timesRead(listOrderJobs);
  await wait(10_000);
  expect(timesRead(listOrderJobs)).toBe(looked);
  expect(timesRead(getOrderJob)).toBe(0);
});

it('looks at nothing while the page is hidden', async () => {
  const requested = vi.spyOn(client, 'call');
  const result = screen();
  await waitFor(() => expect(result.current.jobs.data).toEqual([]));
  await act(() => result.current.calls.start(everything));
  await waitFor(() => expect(result.current.jobs.data).toMatchObject([{ status: 'running' }]));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  requested.mockClear();
  await wait(10_000);
  expect(requested).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
});

it('goes on looking after a look that failed', async () => {
  const result = screen();
  await waitFor(() => expect(result.current.jobs.data).toEqual([]));
  await act(() => result.current.calls.start(everything));
  await waitFor(() => expect(result.current.jobs.data).toMatchObject([{ status: 'running' }]));
  await backend.setFaults({ listOrderJobs: { kind: 'error500', times: 1 } });
  await wait(2_100);
  await waitFor(() => expect(result.current.jobs.isError).toBe(true));
  expect(result.current.jobs.data).toMatchObject([{ status: 'running' }]);
  await wait(2_100);
  await waitFor(() => expect(result.current.jobs.isError).toBe(false));
});

it('F90: makes no second job when the answer to the first was lost', async () => {
  const result = screen();
  await waitFor(() => expect(result.current.jobs.data).toEqual([]));
  const requested = vi.spyOn(client, 'call');
  await backend.setFaults({ startOrderJob: { kind: 'lostAfterCommit', times: 1 } });
  const lost = await act(() => result.current.calls.start(everything).catch((error: unknown) => error));
  expect(lost).toMatchObject({ outcomeUnknown: true });
  await act(() => result.current.calls.start(everything));
  await act(() => result.current.calls.start(everything));
  const keys = requested.mock.calls.flatMap(([endpoint, input]) =>
    endpoint === startOrderJob && 'idempotencyKey' in input ? [input.idempotencyKey] : [],
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await waitFor(() => expect(result.current.jobs.data).toHaveLength(2));
});
