import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsNewest } from '../../../../../src/widget/tickets/useIsNewest';

/** A captcha’s box drawn in two places at once is ticked in one and read in the other. */
it('the newest of those that draw the same has it, and the one before gets it back', () => {
  const shared = {};
  const list = renderHook(() => useIsNewest(shared));
  const another = {};
  const elsewhere = renderHook(() => useIsNewest(another));
  expect(list.result.current).toBe(true);
  const dialog = renderHook(() => useIsNewest(shared));
  expect([list.result.current, dialog.result.current]).toEqual([false, true]);
  dialog.unmount();
  expect(list.result.current).toBe(true);
  expect(elsewhere.result.current).toBe(true);
});
