import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHeldOrder } from '../../../../../../src/organizer/kit/form/useHeldOrder';

afterEach(cleanup);

const items = ['a', 'b', 'c'].map((id) => ({ id }));
const begin = () => renderHook(() => useHeldOrder(items)).result;
const idsOf = ({ held }: ReturnType<typeof useHeldOrder<{ id: string }>>) =>
  held.map(({ id }) => id).join('');

/** A save that ends when the test says so. */
function pending() {
  let end: () => void = () => undefined;
  const save = () => new Promise<void>((resolve) => (end = resolve));
  return {
    save,
    end: () =>
      act(() => {
        end();
        return Promise.resolve();
      }),
  };
}

test('items stay where they were let go until that is saved, and are as given then', async () => {
  const result = begin();
  const first = pending();
  expect(idsOf(result.current)).toBe('abc');
  act(() => void result.current.hold(['c', 'a', 'b'], first.save));
  expect(idsOf(result.current)).toBe('cab');
  await first.end();
  expect(idsOf(result.current)).toBe('abc');
});

test('the end of one save lets nothing go that was moved meanwhile', async () => {
  const result = begin();
  const [first, second] = [pending(), pending()];
  act(() => void result.current.hold(['b', 'a', 'c'], first.save));
  act(() => void result.current.hold(['b', 'c', 'a'], second.save));
  await first.end();
  expect(idsOf(result.current)).toBe('bca');
  await second.end();
  expect(idsOf(result.current)).toBe('abc');
});

test('an item the order does not name stands behind', () => {
  const result = begin();
  act(() => void result.current.hold(['c'], pending().save));
  expect(idsOf(result.current)).toBe('cab');
});
