import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeWalletPasses } from '../../../../../mocks/adapters/fakeWalletPasses';
import type { WalletPasses } from '../../../../../src/domain/confirmation';
import { Confirmation, useWalletPasses } from '../../../../../src/headless';
import { confirmation } from '../../../../../stories/fixtures/orders';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const data = { order: { ...confirmation, tickets: confirmation.tickets.slice(0, 1) } };
const InTicket = ({ children }: { children: ReactNode }) => (
  <Confirmation.Root load={{ data }} locale="en" labels={{ free: 'Free' }}>
    <Confirmation.Tickets>{() => <Confirmation.Ticket>{children}</Confirmation.Ticket>}</Confirmation.Tickets>
  </Confirmation.Root>
);

async function openPasses(walletPasses: WalletPasses) {
  const failures: unknown[] = [];
  const view = renderHook(
    (adapter: WalletPasses) => useWalletPasses(adapter, (cause) => failures.push(cause)),
    {
      wrapper: InTicket,
      initialProps: walletPasses,
    },
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...view, failures };
}

it('reads the passes once, also where the page makes its adapter anew', async () => {
  const fake = createFakeWalletPasses();
  const { result, rerender } = await openPasses(fake);
  expect(result.current.passes.map(({ wallet }) => wallet)).toEqual(['apple', 'google']);
  rerender({ passesFor: (...asked) => fake.passesFor(...asked) });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(fake.tickets.map(({ ticketId }) => ticketId)).toEqual(['NL26-GA-00318']);
});

it('F106: has no passes where the page throws, and reports what it threw', async () => {
  const cause = new Error('No passes today.');
  const { result, failures } = await openPasses({
    passesFor: () => {
      throw cause;
    },
  });
  expect(result.current).toEqual({ status: 'failed', passes: [] });
  expect(failures).toEqual([cause]);
});

it('F106: stops waiting after 15 seconds, and aborts', async () => {
  let given: AbortSignal | undefined;
  const { result, failures } = await openPasses({
    passesFor: (_ticket, { signal }) => {
      given = signal;
      return new Promise(() => undefined);
    },
  });
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.status).toBe('failed');
  expect(given?.aborted).toBe(true);
  expect(String(failures[0])).toContain('walletPasses.passesFor took longer than 15000 ms');
});

it('F107: reports an address that is not linked, without the address', async () => {
  const { result, failures } = await openPasses(createFakeWalletPasses({ outcome: 'unsafe' }));
  expect(result.current).toEqual({ status: 'ready', passes: [] });
  expect(String(failures[0])).toBe('Error: No address to link: apple, google of walletPasses.');
});

it('reports nothing once the confirmation is left', async () => {
  let given: AbortSignal | undefined;
  const { unmount, failures } = await openPasses({
    passesFor: (_ticket, { signal }) => {
      given = signal;
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('Aborted.'))),
      );
    },
  });
  unmount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(given?.aborted).toBe(true);
  expect(failures).toEqual([]);
});
