import { afterEach, expect, it, vi } from 'vitest';
import { createRouteHistory } from '../../../../host-app/src/routeHistory';

const begin = '/organizer/events/1001/orders';
const cleanups: (() => void)[] = [];

function createTestHistory(at = begin, load?: Parameters<typeof createRouteHistory>[1]) {
  window.history.replaceState(null, '', at);
  const made = createRouteHistory(window, load);
  cleanups.push(made.listen(() => undefined));
  return made;
}

afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
  // A load that is only pretended leaves the page never.
  window.dispatchEvent(new Event('beforeunload'));
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
  const { move, current } = createTestHistory();
  await move('/organizer/events/1001/widget-settings');
  expect(current()).toEqual({ path: '/organizer/events/1001/widget-settings', search: '', step: 1 });
  window.history.back();
  await vi.waitFor(() => expect(current().path).toBe(begin));
  window.history.forward();
  await vi.waitFor(() => expect(current().step).toBe(1));
});

it('undoes Back until it is answered', async () => {
  const { move, current, guardBy } = createTestHistory();
  await move('/organizer/events/1001/widget-settings');
  const { guard, mayLeave, answer } = unsaved();
  guardBy(guard);
  window.history.back();
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(1));
  expect([current().path, window.location.pathname]).toEqual(
    Array(2).fill('/organizer/events/1001/widget-settings'),
  );
  answer(false);
  window.history.back();
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(2));
  answer(true);
  await vi.waitFor(() => expect(current().path).toBe(begin));
  expect(window.location.pathname).toBe(begin);
});

it('asks of no move within a page, and stays where the answer is no', async () => {
  const { move, current, guardBy } = createTestHistory();
  const { guard, mayLeave, answer } = unsaved();
  guardBy(guard);
  await move(`${begin}?page=2`);
  expect(current().search).toBe('?page=2');
  expect(mayLeave).not.toHaveBeenCalled();
  const moving = move('/organizer/events/1002/orders', { replace: true });
  answer(false);
  await moving;
  expect(current().path).toBe(begin);
});

const confirmation = '/widgets/tickets/1001/NL26-1/confirmationMessage/or_1';

it.each([
  [confirmation, '/77/events/1001/invoicePreview'],
  [confirmation, '/%6Frganizer/events'],
  ['/', begin],
  ['/77', confirmation],
  [begin, '/sign-in'],
])('A22: from %s to %s is a page load, so that the page there has its own policy', async (from, to) => {
  const load = vi.fn();
  const { move, current } = createTestHistory(from, load);
  await move(`${to}?locale=de`, { replace: true });
  expect(load).toHaveBeenCalledExactlyOnceWith(`${to}?locale=de`, { replace: true });
  expect([current().path, window.location.pathname]).toEqual([from, from]);
});

it.each([
  [begin, '/organizer/events'],
  ['/', '/sign-in'],
  [begin, '/77/events/1001/apps/agenda/s1/edit'],
])('from %s to %s is none', async (from, to) => {
  const load = vi.fn();
  const { move, current } = createTestHistory(from, load);
  await move(to);
  expect(load).not.toHaveBeenCalled();
  expect(current().path).toBe(to);
});

it('loads no page where one stays, and asks once where one goes', async () => {
  const load = vi.fn();
  const { move, guardBy } = createTestHistory(begin, load);
  const { guard, answer } = unsaved();
  guardBy(guard);
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', stay);
  cleanups.push(() => window.removeEventListener('beforeunload', stay));
  const staying = move('/sign-in');
  answer(false);
  await staying;
  expect(load).not.toHaveBeenCalled();
  expect(unload()).toBe(true);
  load.mockImplementation(() => expect(unload()).toBe(false));
  const going = move('/sign-in');
  answer(true);
  await going;
  expect(load).toHaveBeenCalledTimes(1);
  expect(unload()).toBe(true);
});
