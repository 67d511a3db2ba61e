import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider, type NavigateOptions } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadOtherPolicy, useBlockedMoves, usePreservingNavigate } from '../../../../host-app/src/navigation';
import { createLeaveGuard } from '../../../../src/organizer/kit/form/leaveGuard';
import { eventually } from '../../../eventually';

const begin = '/organizer/events/1001/orders';
const settings = '/organizer/events/1001/widget-settings';
const cleanups: (() => void)[] = [];

/** Does it, and lets the router and the page come to rest. */
const settled = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

/** A page in the host's router, whose loads are noted instead of done: a document without a browser goes nowhere. */
function openPage(at = begin) {
  window.history.replaceState(null, '', at);
  const guard = createLeaveGuard();
  const onLoad = vi.fn<(answer: Response) => void>();
  let navigate: ReturnType<typeof usePreservingNavigate> = () => undefined;
  const Page = () => {
    useBlockedMoves(guard);
    const preserving = usePreservingNavigate();
    useEffect(() => {
      navigate = preserving;
    }, [preserving]);
    return null;
  };
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        path: '*',
        element: <Page />,
        loader: (context) => {
          const answer = loadOtherPolicy(context);
          if (answer) onLoad(answer);
          return null;
        },
      },
    ],
    { hydrationData: { loaderData: { root: null } } },
  );
  cleanups.push(() => router.dispose());
  render(<RouterProvider router={router} useTransitions={false} />);
  return {
    guard,
    onLoad,
    current: () => router.state.location,
    move: (to: string, options?: NavigateOptions) => settled(() => navigate(to, options)),
    back: () => window.history.back(),
    forward: () => window.history.forward(),
  };
}

afterEach(() => {
  cleanup();
  for (const clean of cleanups.splice(0)) clean();
  // A load that is only noted never leaves the page.
  window.dispatchEvent(new Event('beforeunload'));
});

/** Something is not saved; each question waits for its answer. */
function unsaved() {
  const answers: ((may: boolean) => void)[] = [];
  const confirm = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  return { confirm, answer: (may: boolean) => settled(() => answers.pop()?.(may)) };
}

it('moves at once while nothing is unsaved, with what belongs to the visitor, and Back and Forward follow', async () => {
  const { move, current, back, forward } = openPage(`${begin}?locale=de&page=2`);
  await move(settings);
  expect(current()).toMatchObject({ pathname: settings, search: '?locale=de' });
  back();
  await eventually(() => expect(current()).toMatchObject({ pathname: begin, search: '?locale=de&page=2' }));
  forward();
  await eventually(() => expect(current().pathname).toBe(settings));
});

it('undoes Back and Forward until the question is answered', async () => {
  const { move, current, back, forward, guard } = openPage();
  await move(settings);
  const { confirm, answer } = unsaved();
  const free = guard.block(confirm);
  back();
  await eventually(() => expect(confirm).toHaveBeenCalledTimes(1));
  await eventually(() =>
    expect([current().pathname, window.location.pathname]).toEqual([settings, settings]),
  );
  await answer(false);
  expect(current().pathname).toBe(settings);
  back();
  await eventually(() => expect(confirm).toHaveBeenCalledTimes(2));
  await answer(true);
  await eventually(() => expect(current().pathname).toBe(begin));
  expect(window.location.pathname).toBe(begin);
  free();
  guard.block(confirm);
  forward();
  await eventually(() => expect(confirm).toHaveBeenCalledTimes(3));
  await eventually(() => expect(window.location.pathname).toBe(begin));
  await answer(true);
  await eventually(() => expect(current().pathname).toBe(settings));
});

it('does not ask before a move within a page, and stays where the answer is no', async () => {
  const { move, current, guard } = openPage();
  const { confirm, answer } = unsaved();
  guard.block(confirm);
  await move(`${begin}?page=2`);
  expect(current().search).toBe('?page=2');
  expect(confirm).not.toHaveBeenCalled();
  await move('/organizer/events/1002/orders', { replace: true });
  expect(confirm).toHaveBeenCalledTimes(1);
  await answer(false);
  expect(current().pathname).toBe(begin);
});

it('follows the answer to the latest attempt', async () => {
  const { move, current, guard } = openPage();
  const { confirm, answer } = unsaved();
  guard.block(confirm);
  await move(settings);
  await move('/organizer/tags');
  expect(confirm).toHaveBeenCalledTimes(2);
  await answer(true);
  await answer(true);
  expect(current().pathname).toBe('/organizer/tags');
});

const confirmation = '/widgets/tickets/1001/NL26-1/confirmationMessage/or_1';

it.each([
  [confirmation, '/77/events/1001/invoicePreview'],
  [confirmation, '/%6Frganizer/events'],
  ['/', begin],
  ['/77', confirmation],
  [begin, '/sign-in'],
])('A22: from %s to %s is a page load, so that the page there has its own policy', async (from, to) => {
  const { move, onLoad } = openPage(from);
  await move(`${to}?locale=de`);
  expect(onLoad).toHaveBeenCalledTimes(1);
  const [answer] = onLoad.mock.calls[0] ?? [];
  expect(answer?.headers.get('location')).toBe(`${window.location.origin}${to}?locale=de`);
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
});

it.each([
  [begin, '/organizer/events'],
  ['/', '/sign-in'],
  [begin, '/77/events/1001/apps/agenda/s1/edit'],
])('from %s to %s is none', async (from, to) => {
  const { move, current, onLoad } = openPage(from);
  await move(to);
  expect(onLoad).not.toHaveBeenCalled();
  expect(current().pathname).toBe(to);
});

it('loads no page where one stays, and asks once where one goes', async () => {
  const { move, guard, onLoad } = openPage();
  const { confirm, answer } = unsaved();
  guard.block(confirm);
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', stay);
  cleanups.push(() => window.removeEventListener('beforeunload', stay));
  await move('/sign-in');
  await answer(false);
  expect(onLoad).not.toHaveBeenCalled();
  expect(unload()).toBe(true);
  await move('/sign-in');
  await answer(true);
  await eventually(() => expect(onLoad).toHaveBeenCalledTimes(1));
  expect(unload()).toBe(false);
  expect(unload()).toBe(true);
});
