import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnsavedGuard } from '../../../../../src/headless/myOrder/useUnsavedGuard';

/** Whether the browser would ask before the page goes. */
const wouldStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before the page goes while something is not saved, and not afterwards (FAULTS F118)', () => {
  const { rerender } = renderHook(({ isDirty }) => useUnsavedGuard(isDirty), {
    initialProps: { isDirty: true },
  });
  expect(wouldStay()).toBe(true);
  rerender({ isDirty: false });
  expect(wouldStay()).toBe(false);
});
