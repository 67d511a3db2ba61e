import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../../../../src/client';
import type { PromotionBulk, PromotionCode } from '../../../../../../src/contract';
import { usePromotionRun } from '../../../../../../src/hooks/organizer/promotions/usePromotionRun';

const requested: PromotionBulk = {
  bulkQuantity: 600,
  prefix: 'VIP',
  percentOff: 10,
  discountedTicketTypeIds: [],
  revealedTicketTypeIds: [],
};
const codes = (count: number) => Array.from({ length: count }, () => ({ id: 'p' }) as PromotionCode);
const refusal = new ApiError('refused', 400, { code: 4000, message: 'No.' }, 'No.');
const lost = new ApiError('network', 0, null, 'No connection.');

/** A backend whose calls are answered one by one. */
function backend() {
  const calls: { quantity: number; answer: () => void; fail: (error: unknown) => void }[] = [];
  const createMany = ({ bulkQuantity: quantity }: PromotionBulk, signal?: AbortSignal) =>
    new Promise<PromotionCode[]>((resolve, reject) => {
      calls.push({ quantity, answer: () => resolve(codes(quantity)), fail: reject });
      signal?.addEventListener('abort', () => reject(new ApiError('aborted', 0, null, 'Aborted.')));
    });
  return { calls, createMany };
}

const begin = () => {
  const { calls, createMany } = backend();
  const { result } = renderHook(() => usePromotionRun(createMany));
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = result.current.run(requested).catch((error: unknown) => error);
  });
  const nth = async (index: number) => {
    await waitFor(() => expect(calls.length).toBe(index + 1));
    const call = calls[index];
    if (!call) throw new Error('There was no such call');
    return call;
  };
  return { result, nth, outcome: () => outcome };
};

describe('many promotions', () => {
  test('are made in several calls, and counted between them', async () => {
    const { result, nth } = begin();
    const quantities: number[] = [];
    for (const made of [0, 250, 500]) {
      const call = await nth(quantities.length);
      expect(result.current.state).toEqual({ at: 'running', made, requested: 600 });
      quantities.push(call.quantity);
      await act(async () => {
        call.answer();
        await Promise.resolve();
      });
    }
    expect(quantities).toEqual([250, 250, 100]);
    await waitFor(() => expect(result.current.state).toMatchObject({ at: 'ended', problem: null }));
    expect(result.current.state).toMatchObject({ uncertain: 0, isStopped: false });
  });

  test('can be stopped: what was made stays, the rest of the open call may be there', async () => {
    const { result, nth } = begin();
    const first = await nth(0);
    act(first.answer);
    await nth(1);
    act(() => result.current.stop());
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(result.current.state).toMatchObject({ isStopped: true, uncertain: 250, problem: null });
    expect(result.current.state).toHaveProperty('made.length', 250);
  });

  test('are refused as a whole when the first call is', async () => {
    const { result, nth, outcome } = begin();
    const first = await nth(0);
    act(() => first.fail(refusal));
    expect(await outcome()).toBe(refusal);
    await waitFor(() => expect(result.current.state).toEqual({ at: 'idle' }));
  });

  test('end early when no answer comes: nobody knows what became of that call', async () => {
    const { result, nth } = begin();
    act((await nth(0)).answer);
    const second = await nth(1);
    act(() => second.fail(lost));
    await waitFor(() => expect(result.current.state.at).toBe('ended'));
    expect(result.current.state).toMatchObject({
      uncertain: 250,
      isStopped: false,
      problem: { message: { key: 'organizer.promotions.failed.uncertain' } },
    });
  });
});
