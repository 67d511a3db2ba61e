import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type Client } from '../../../../../../src/client';
import { listOrders, type Endpoint } from '../../../../../../src/contract';
import { useFound } from '../../../../../../src/hooks/organizer/finder';
import { environmentOf } from '../../environment';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Call {
  search: string;
  signal: AbortSignal;
  answer: (...buyerNames: string[]) => void;
  refuse: () => void;
}

/** A backend that finds nothing but orders, and those when the test lets it. */
function backend() {
  const orders: Call[] = [];
  let count = 0;
  const nothing = { tickets: [], items: [], ticketTypes: [], speakers: [], total: 0 };
  const call = (
    endpoint: Endpoint,
    { query, signal }: { query: { search: string }; signal: AbortSignal },
  ) => {
    count += 1;
    if (endpoint !== listOrders) return Promise.resolve(nothing);
    return new Promise((resolve, reject) => {
      orders.push({
        search: query.search,
        signal,
        answer: (...names) =>
          resolve({ orders: names.map((buyerName) => ({ id: buyerName, buyerName, status: 'paid' })) }),
        refuse: () => reject(new ApiError('refused', 500, { code: 5000, message: 'No.' }, 'No.')),
      });
    });
  };
  return { orders, calls: () => count, client: { call } as unknown as Client };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function find() {
  const { client, ...answers } = backend();
  const { result, rerender } = renderHook(
    ({ typed }) => useFound({ accountId: '77', eventId: '1001' }, typed),
    { initialProps: { typed: '' }, wrapper: environmentOf(client) },
  );
  const nth = (index: number) => {
    const order = answers.orders[index];
    if (!order) throw new Error('There was no such call');
    return order;
  };
  return {
    ...answers,
    nth,
    result,
    type: (typed: string) => rerender({ typed }),
    buyers: () => result.current.groups.find(({ kind }) => kind === 'order')?.records.map(({ id }) => id),
  };
}

describe('what is typed', () => {
  test('is looked for after a pause, from two letters on', async () => {
    const { type, calls, orders, result } = find();
    type('a');
    await pass(1_000);
    expect(calls()).toBe(0);
    expect(result.current.isReading).toBe(false);
    type('am');
    await pass(100);
    type('ama');
    expect(result.current.isReading).toBe(true);
    await pass(260);
    expect(orders.map(({ search }) => search)).toEqual(['ama']);
  });

  test('is answered by its own answer, however late an older one comes', async () => {
    const { type, nth, buyers, result } = find();
    type('am');
    await pass(260);
    type('amara');
    await pass(260);
    expect(nth(0).signal.aborted).toBe(true);
    nth(1).answer('Amara Osei');
    await pass(10);
    nth(0).answer('Ambrose Lund');
    await pass(10);
    expect(buyers()).toEqual(['Amara Osei']);
    expect(result.current.isReading).toBe(false);
  });

  test('keeps of an older answer only what it finds as well', async () => {
    const { type, nth, buyers, result } = find();
    type('am');
    await pass(260);
    nth(0).answer('Amara Osei', 'Ambrose Lund');
    await pass(10);
    type('amb');
    expect(buyers()).toEqual(['Ambrose Lund']);
    expect(result.current.isReading).toBe(true);
    type('a');
    expect(result.current.groups).toEqual([]);
  });
});

test('a read that fails is left out', async () => {
  const { type, nth, buyers, result } = find();
  type('amara');
  await pass(260);
  nth(0).refuse();
  await pass(10);
  expect(buyers()).toEqual([]);
  expect(result.current).toMatchObject({ isError: true, isReading: false });
});
