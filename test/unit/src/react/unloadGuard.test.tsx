import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guardUnload, useUnloadGuard } from '../../../../src/react';

/** Whether the browser would ask before the page goes. */
const wouldStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before the page goes while something is not saved, and not afterwards (FAULTS F118)', () => {
  const { rerender } = renderHook(({ isNeeded }) => useUnloadGuard(isNeeded), {
    initialProps: { isNeeded: true },
  });
  expect(wouldStay()).toBe(true);
  rerender({ isNeeded: false });
  expect(wouldStay()).toBe(false);
});

test('whether it asks is decided each time, until the guard ends', () => {
  let isNeeded = false;
  const end = guardUnload(() => isNeeded);
  expect(wouldStay()).toBe(false);
  isNeeded = true;
  expect(wouldStay()).toBe(true);
  end();
  expect(wouldStay()).toBe(false);
});
