import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../../../../src/client';
import type { TicketsData } from '../../../../src/contract';
import type { Selection } from '../../../../src/domain';
import { useTickets } from '../../../../src/hooks';
import { ticket } from '../domain/fixtures';
import { environmentOf } from './environment';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A backend whose answers come when the test lets them. */
function backendWithoutHaste() {
  const waiting: (() => void)[] = [];
  const call = (_: unknown, { query }: { query: { quantities?: string } }) =>
    new Promise<TicketsData>((resolve) => {
      const requestQuantity = Number(query.quantities?.split(':')[1] ?? 0);
      waiting.push(() => resolve({ ...listed, tickets: [ticket({ requestQuantity })] }));
    });
  return { waiting, client: { call } as unknown as Client };
}

const listed = {
  tickets: [],
  currency: { code: 'USD', symbol: '$' },
  taxRate: null,
  taxName: null,
  gateway: 'stripe' as const,
  allowBitcoin: false,
  code: null,
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Quantities chosen one after the other, how long after the one before, and in which order they are answered. */
const story = fc
  .array(
    fc.record({ quantity: fc.integer({ min: 1, max: 9 }), pause: fc.constantFrom(0, 20, 49, 50, 80, 1_200) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .chain((choices) =>
    fc.record({
      choices: fc.constant(choices),
      order: fc.shuffledSubarray([...choices.keys()], { minLength: choices.length }),
    }),
  );

async function lastWins({
  choices,
  order,
}: {
  choices: { quantity: number; pause: number }[];
  order: number[];
}) {
  const { waiting, client } = backendWithoutHaste();
  const { result, rerender } = renderHook(
    ({ selection }: { selection: Selection }) => useTickets('1001', { selection, code: null }),
    { wrapper: environmentOf(client), initialProps: { selection: {} } },
  );
  for (const { quantity, pause } of choices) {
    rerender({ selection: { general: quantity } });
    await pass(pause);
  }
  await pass(50);
  for (const state of order) {
    waiting[state]?.();
    await pass(1);
  }
  for (const answer of waiting) answer();
  await pass(1);
  const { data, isFetching, isLocked } = result.current;
  cleanup();
  expect(data?.tickets[0]?.requestQuantity).toBe(choices.at(-1)?.quantity);
  expect({ isFetching, isLocked }).toEqual({ isFetching: false, isLocked: false });
}

/** FAULTS F03. */
it('shows the answer to the last choice, whatever order the answers come in', async () => {
  await fc.assert(fc.asyncProperty(story, lastWins), { numRuns: 60 });
});
