import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReplacement } from '../../../../../src/headless/form/useReplacement';

const replacement = (isLoaded: boolean, isActive: boolean) =>
  renderHook((given) => useReplacement(given.isLoaded, given.isActive), {
    initialProps: { isLoaded, isActive },
  });

it('is the better field at once where that is loaded before', () => {
  expect(replacement(true, true).result.current).toBe(true);
});

it('is the better field as soon as that is loaded', () => {
  const { result, rerender } = replacement(false, false);
  expect(result.current).toBe(false);
  rerender({ isLoaded: true, isActive: false });
  expect(result.current).toBe(true);
});

it('waits while somebody is typing, and is not taken back when somebody types again', () => {
  const { result, rerender } = replacement(false, true);
  rerender({ isLoaded: true, isActive: true });
  expect(result.current).toBe(false);
  rerender({ isLoaded: true, isActive: false });
  expect(result.current).toBe(true);
  rerender({ isLoaded: true, isActive: true });
  expect(result.current).toBe(true);
});
