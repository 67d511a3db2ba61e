import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '../../../../../src/domain';
import { useProblemCard } from '../../../../../src/headless/notices/useProblemCard';

const problem = (showFor: number) => ({ message: { key: 'error.default' }, showFor }) as unknown as Problem;
const onDismiss = vi.fn();
const onExpire = vi.fn();
let region: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  region = document.createElement('div');
  document.body.append(region);
});
afterEach(() => {
  vi.useRealTimers();
  onDismiss.mockClear();
  onExpire.mockClear();
  region.remove();
});

function card(first: Problem | null) {
  const regionRef = { current: region };
  return renderHook(({ of }) => useProblemCard({ problem: of, regionRef, onDismiss, onExpire }), {
    initialProps: { of: first },
  });
}
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

it.each([
  [20_000, 1_000],
  [5_000, 600],
])('is shown for %i ms and fades for %i ms', (showFor, fadeFor) => {
  const { result } = card(problem(showFor));
  expect(result.current).toMatchObject({ phase: 'shown', fadeFor });
  wait(showFor);
  expect(result.current.phase).toBe('fading');
  wait(fadeFor - 1);
  expect(onExpire).not.toHaveBeenCalled();
  wait(1);
  expect(onExpire).toHaveBeenCalledOnce();
});

it('stays while it is pointed at, for the time that is left', () => {
  const { result } = card(problem(5_000));
  wait(4_000);
  act(() => {
    fireEvent(region, new Event('pointerenter'));
  });
  wait(60_000);
  expect(result.current.phase).toBe('shown');
  act(() => {
    fireEvent(region, new Event('pointerleave'));
  });
  wait(999);
  expect(result.current.phase).toBe('shown');
  wait(1);
  expect(result.current.phase).toBe('fading');
});

it('starts anew with another problem', () => {
  const { result, rerender } = card(problem(5_000));
  wait(4_000);
  rerender({ of: problem(5_000) });
  wait(4_000);
  expect(result.current.phase).toBe('shown');
  wait(1_000);
  expect(result.current.phase).toBe('fading');
});

it('leads to the region when it is closed', () => {
  const { result } = card(problem(5_000));
  act(() => result.current.dismiss());
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(region).toHaveFocus();
});

it('has nothing to count without a problem', () => {
  card(null);
  wait(60_000);
  expect(onExpire).not.toHaveBeenCalled();
});
