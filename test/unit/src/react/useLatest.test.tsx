import { render, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useLatest } from '../../../../src/react';

test('the ref stays, and has what the latest render was given', () => {
  const { result, rerender } = renderHook(({ value }) => useLatest(value), { initialProps: { value: 1 } });
  const first = result.current;
  rerender({ value: 2 });
  expect(result.current).toBe(first);
  expect(result.current.current).toBe(2);
});

test('an effect of a child that calls its parent reaches the latest function', () => {
  const heard = vi.fn<(step: number) => void>();
  function Child({ step, onStep }: { step: number; onStep: () => void }) {
    useEffect(() => onStep(), [step, onStep]);
    return null;
  }
  function Parent({ step }: { step: number }) {
    const latestRef = useLatest(() => heard(step));
    return <Child step={step} onStep={() => latestRef.current()} />;
  }
  const { rerender } = render(<Parent step={1} />);
  rerender(<Parent step={2} />);
  expect(heard.mock.calls).toEqual([[1], [2]]);
});
