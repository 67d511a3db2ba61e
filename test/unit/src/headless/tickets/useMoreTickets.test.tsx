import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useMoreTickets } from '../../../../../src/headless/tickets/useMoreTickets';

function list(all: number) {
  const counts: number[] = [];
  const onAdded = vi.fn();
  const { result } = renderHook(() => {
    const [visibleCount, onMore] = useState(100);
    if (counts.at(-1) !== visibleCount) counts.push(visibleCount);
    return { ...useMoreTickets({ visibleCount, all, onMore, onAdded }), visibleCount };
  });
  return { result, counts, onAdded };
}

it('draws all of a short list, a hundred at a time', () => {
  const { result, counts } = list(250);
  expect(counts).toEqual([100, 200, 250]);
  expect(result.current.hasMore).toBe(false);
});

it('draws a thousand of a long one, and at a press the next thousand', () => {
  const { result, counts } = list(2_150);
  expect(result.current).toMatchObject({ visibleCount: 1_000, hasMore: true });
  act(() => result.current.showMore());
  expect(result.current).toMatchObject({ visibleCount: 2_000, hasMore: true });
  act(() => result.current.showMore());
  expect(result.current).toMatchObject({ visibleCount: 2_150, hasMore: false });
  expect(counts.slice(-3)).toEqual([2_000, 2_100, 2_150]);
});

it('says once for each press where the new ones begin', () => {
  const { result, onAdded } = list(3_000);
  expect(onAdded).not.toHaveBeenCalled();
  act(() => result.current.showMore());
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(1_000);
  act(() => result.current.showMore());
  expect(onAdded).toHaveBeenLastCalledWith(2_000);
  expect(onAdded).toHaveBeenCalledTimes(2);
});

it('has nothing to add to a list that is there', () => {
  expect(list(40).counts).toEqual([100]);
});
