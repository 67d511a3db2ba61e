import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, type Client } from '../../../../../src/client';
import { getConfirmation, releaseTransaction } from '../../../../../src/contract';
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

const gone = new ApiError('refused', 404, { code: 4045 }, 'There is no such order.');
const unreachable = new ApiError('network', 503, null, 'No answer');

/** A buyer whose address says that they cancelled; the order answers one after the other, the last one for ever. */
function cancelled(answers: readonly unknown[], back: { orderId?: string; token?: string } = named) {
  const called: string[] = [];
  const left = [...answers];
  const call = (endpoint: unknown) => {
    called.push(
      endpoint === getConfirmation ? 'read' : endpoint === releaseTransaction ? 'released' : 'else',
    );
    if (endpoint !== getConfirmation) return Promise.resolve(undefined);
    const answer = left.length > 1 ? left.shift() : left[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ paymentStatus: answer });
  };
  const stores = { tabStore: memoryStore(), browserStore: memoryStore() };
  const memory = createOrderMemory(stores.tabStore, '1001');
  memory.remember({ token: 'tx_1', choice: 'card' });
  const { result } = renderHook(() => usePaymentReturn('1001', { status: 'cancel', ...back }), {
    wrapper: environmentOf({ call }, stores),
  });
  return { result, memory, called };
}
const named = { orderId: 'NL26-1', token: 'or_1' };

describe('F48: an order that the address says was cancelled', () => {
  it.each([
    ['there is no such order', [gone], 'cancelled', true],
    ['it was not paid', ['failed'], 'cancelled', true],
    ['there is none any more once the tickets went back', ['processing', gone], 'cancelled', true],
    // Its money was taken and goes back.
    ['it was taken back', ['cancelled'], 'ended', false],
    ['it ran out of time', ['expired'], 'ended', false],
    ['it is paid', ['paid'], 'paid', false],
    ['it is paid once the tickets were to go back', ['processing', 'paid'], 'paid', true],
    ['it is on its way', ['processing'], 'checking', true],
    ['it has a status that nobody knows', ['authorized'], 'checking', true],
    ['it has none', [null], 'checking', true],
    ['it can’t be read', [unreachable], 'unreachable', false],
  ])('is called so when its own answer says it was not paid: %s', async (_, answers, phase, goesBack) => {
    const { result, memory, called } = cancelled(answers);
    expect(result.current.phase).toBe('opening');
    await waitFor(() => expect(result.current.phase).toBe(phase));
    expect(called.includes('released')).toBe(goesBack);
    // What may have been paid for is remembered.
    if (phase === 'checking') expect(memory.recall()).toMatchObject({ token: 'tx_1', attempt: 'NL26-1' });
    if (phase === 'cancelled') expect(memory.recall()?.token).toBeUndefined();
  });

  it('is none where the address names no order: nothing is asked, and nothing given back', async () => {
    const { result, memory, called } = cancelled([gone], {});
    await waitFor(() => expect(result.current.phase).toBe('unpaid'));
    expect(called).toEqual([]);
    expect(memory.recall()?.token).toBe('tx_1');
  });

  it('is read again behind the tickets that went back, and not before', async () => {
    const { result, called } = cancelled(['processing']);
    await waitFor(() => expect(result.current.phase).toBe('checking'));
    expect(called.slice(0, 3)).toEqual(['read', 'released', 'read']);
  });

  it('is asked again by hand where it could not be read', async () => {
    const { result } = cancelled([unreachable, unreachable, gone]);
    await waitFor(() => expect(result.current.phase).toBe('unreachable'));
    act(() => result.current.checkAgain());
    await waitFor(() => expect(result.current.phase).toBe('cancelled'));
  });
});

it('an order that was read as paid stays so when it can’t be read again', async () => {
  let isReachable = true;
  const call = () => (isReachable ? Promise.resolve({ paymentStatus: 'paid' }) : Promise.reject(unreachable));
  const { result } = renderHook(() => usePaymentReturn('1001', { status: 'success', ...named }), {
    wrapper: environmentOf(
      { call },
      {
        tabStore: memoryStore(),
        browserStore: memoryStore(),
      },
    ),
  });
  await waitFor(() => expect(result.current.phase).toBe('paid'));
  isReachable = false;
  act(() => result.current.checkAgain());
  await waitFor(() => expect(result.current.isChecking).toBe(true));
  await waitFor(() => expect(result.current.isChecking).toBe(false));
  expect(result.current.phase).toBe('paid');
});
