import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReplacement } from '../../../../../src/headless/form/useReplacement';

const replacement = (isLoaded: boolean) =>
  renderHook((loaded) => useReplacement(loaded), { initialProps: isLoaded });

it('is the better field from the start where that is loaded before', () => {
  expect(replacement(true).result.current.isReplaced).toBe(true);
});

it('is the better field as soon as that is loaded', () => {
  const { result, rerender } = replacement(false);
  expect(result.current.isReplaced).toBe(false);
  rerender(true);
  expect(result.current.isReplaced).toBe(true);
});

it('waits until the plain field has lost the focus, and is not taken back when somebody returns', () => {
  const { result, rerender } = replacement(false);
  act(() => result.current.enter());
  rerender(true);
  expect(result.current.isReplaced).toBe(false);
  act(() => result.current.leave());
  expect(result.current.isReplaced).toBe(true);
  act(() => result.current.enter());
  expect(result.current.isReplaced).toBe(true);
});
