import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Selection } from '../../../../../src/domain';
import { createTextStore, useOrder, useTickets } from '../../../../../src/hooks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { environmentOf } from '../environment';
import { afterEachRow, eachRow } from '../../../../eachRow';

const { backend, client, requestFor } = backendInTests();
afterEachRow(() => vi.restoreAllMocks());

const workshop = '3004';
const noSelection: Selection = {};

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

/** The order of a tab and the list behind it, with the workshop's last seats held. */
async function heldOrder() {
  const stores = { tabStore: createTextStore(blocked), browserStore: createTextStore(blocked) };
  const { result } = renderHook(
    () => ({
      order: useOrder(eventId, { features: {} }),
      list: useTickets(eventId, { selection: noSelection, code: null }),
    }),
    { wrapper: environmentOf(client, stores) },
  );
  // A list that is read again before its first answer joins that one, which knows nothing of the hold.
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  const request = await requestFor({ [workshop]: 3 });
  act(() => result.current.order.hold(request, 'card'));
  await waitFor(() => expect(result.current.order.state.at).toBe('registering'));
  await act(() => result.current.list.refetch());
  await waitFor(() => expect(leftIn(result.current.list)).toBe(0));
  return result;
}

const leftIn = ({ data }: ReturnType<typeof useTickets>) =>
  data?.tickets.find(({ id }) => id === workshop)?.remainingTickets;

/** What is sent and how it ends, in the order it happens. */
function watchedCalls() {
  const happened: string[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    happened.push(`${method} sent`);
    try {
      return await send(input, init);
    } finally {
      happened.push(`${method} over`);
    }
  });
  return happened;
}

it('shows the list at once when tickets are given back, and reads it again once they are', async () => {
  const result = await heldOrder();
  await backend.setLatency({ releaseTransaction: 400 });
  const happened = watchedCalls();
  act(() => result.current.order.release());
  expect(result.current.order.state.at).toBe('selecting');
  await waitFor(() => expect(leftIn(result.current.list)).toBe(3));
  expect(happened.indexOf('DELETE over')).toBeGreaterThan(-1);
  expect(happened.lastIndexOf('GET sent')).toBeGreaterThan(happened.indexOf('DELETE over'));
});

eachRow(['networkError', 'error500', 'html502'] as const)(
  'reads the list again when giving back ended in %s, and says nothing of it (FAULTS F14)',
  async (kind) => {
    const result = await heldOrder();
    await backend.setFaults({ releaseTransaction: { kind } });
    const happened = watchedCalls();
    act(() => result.current.order.release());
    expect(result.current.order.state).toEqual({ at: 'selecting', problem: null });
    await waitFor(() => expect(happened.at(-1)).toBe('GET over'));
    expect(happened.lastIndexOf('GET sent')).toBeGreaterThan(happened.lastIndexOf('DELETE over'));
    expect(result.current.order.state).toEqual({ at: 'selecting', problem: null });
    await waitFor(() => expect(result.current.list.isFetching).toBe(false));
    expect(result.current.list.isError).toBe(false);
  },
);

it('shows the list when giving back is never answered (FAULTS F14)', async () => {
  const result = await heldOrder();
  await backend.setFaults({ releaseTransaction: { kind: 'neverAnswers' } });
  act(() => result.current.order.release());
  expect(result.current.order.state).toEqual({ at: 'selecting', problem: null });
  await act(() => result.current.list.refetch());
  expect(result.current.list.isSuccess).toBe(true);
});
