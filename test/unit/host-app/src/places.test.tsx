import { afterEach, expect, it, vi } from 'vitest';
import { createPlaces } from '../../../../host-app/src/places';

const begin = '/organizer/events/1001/orders';
const cleanups: (() => void)[] = [];

function places() {
  window.history.replaceState(null, '', begin);
  const made = createPlaces(window);
  cleanups.push(made.listen(() => undefined));
  return made;
}

afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** Something is not saved; each question waits for its answer. */
function unsaved() {
  const answers: ((may: boolean) => void)[] = [];
  const mayLeave = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  return {
    guard: { isBlocked: () => true, mayLeave },
    mayLeave,
    answer: (may: boolean) => answers.pop()?.(may),
  };
}

it('moves at once while nothing is unsaved, and Back and Forward follow', async () => {
  const { move, shown } = places();
  await move('/organizer/events/1001/widget');
  expect(shown()).toEqual({ path: '/organizer/events/1001/widget', search: '', step: 1 });
  window.history.back();
  await vi.waitFor(() => expect(shown().path).toBe(begin));
  window.history.forward();
  await vi.waitFor(() => expect(shown().step).toBe(1));
});

it('undoes Back until it is answered', async () => {
  const { move, shown, guardBy } = places();
  await move('/organizer/events/1001/widget');
  const { guard, mayLeave, answer } = unsaved();
  guardBy(guard);
  window.history.back();
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(1));
  expect([shown().path, window.location.pathname]).toEqual(Array(2).fill('/organizer/events/1001/widget'));
  answer(false);
  window.history.back();
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(2));
  answer(true);
  await vi.waitFor(() => expect(shown().path).toBe(begin));
  expect(window.location.pathname).toBe(begin);
});

it('asks of no move within a page, and stays where the answer is no', async () => {
  const { move, shown, guardBy } = places();
  const { guard, mayLeave, answer } = unsaved();
  guardBy(guard);
  await move(`${begin}?page=2`);
  expect(shown().search).toBe('?page=2');
  expect(mayLeave).not.toHaveBeenCalled();
  const moving = move('/organizer/events/1002/orders', { replace: true });
  answer(false);
  await moving;
  expect(shown().path).toBe(begin);
});
