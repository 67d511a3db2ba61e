import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../../src/client';
import { createOrderMemory } from '../../../../../src/hooks';
import { usePaymentReturn } from '../../../../../src/hooks/order/usePaymentReturn';
import { environmentOf } from '../environment';
import { memoryStore } from './orderOnBackend';

/** A buyer who comes back with success, to an order of this status. */
function comeBack(paymentStatus: unknown) {
  const client = { call: () => Promise.resolve({ paymentStatus }) } as unknown as Client;
  const stores = { tabStore: memoryStore(), browserStore: memoryStore() };
  const memory = createOrderMemory(stores.tabStore, '1001');
  memory.remember({ token: 'tx_1', choice: 'card' });
  const back = { status: 'success', orderId: 'NL26-1', token: 'or_1' } as const;
  const { result } = renderHook(() => usePaymentReturn('1001', back), {
    wrapper: environmentOf(client, stores),
  });
  return { result, memory };
}

describe('F49: an order that a buyer comes back to', () => {
  it.each([
    ['paid', 'paid'],
    ['awaiting', 'paid'],
    ['processing', 'checking'],
    ['authorized', 'checking'],
    ['failed', 'ended'],
    ['cancelled', 'ended'],
  ])('with %s is %s', async (status, phase) => {
    const { result } = comeBack(status);
    await waitFor(() => expect(result.current.order).toBeDefined());
    expect(result.current.phase).toBe(phase);
  });

  it('F30: is what a reload asks about while it is checked', async () => {
    const { result, memory } = comeBack('processing');
    await waitFor(() => expect(result.current.order).toBeDefined());
    expect(memory.recall()).toMatchObject({ token: 'tx_1', attempt: 'NL26-1' });
  });

  it('is forgotten by the tab once it is paid', async () => {
    const { result, memory } = comeBack('paid');
    await waitFor(() => expect(result.current.phase).toBe('paid'));
    expect(memory.recall()).toBeNull();
  });
});
