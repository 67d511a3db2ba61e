import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PanelBoundary } from '../../../../../src/widget/PanelBoundary';
import { lazyWithRetry } from '../../../../../src/payments/ui/lazyWithRetry';
import { prefetch } from '../../../../../src/payments/ui/prefetch';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const renderPage = (Part: ReturnType<typeof lazyWithRetry>) =>
  render(
    <PanelBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </PanelBoundary>,
  );

/** Three tries, a second apart. */
const givenUp = () => act(() => vi.advanceTimersByTimeAsync(3_000));

const lost = () => Promise.reject<{ Part: () => string }>(new Error('Failed to fetch'));

it('F144: a part that was loaded ahead is drawn at once, nothing in its place', async () => {
  const load = vi.fn(() => Promise.resolve({ Part: () => 'The form' }));
  const Part = lazyWithRetry(load, 'Part');
  prefetch(load);
  await vi.advanceTimersByTimeAsync(100);
  const { container } = renderPage(Part);
  expect(container).toHaveTextContent(/^The form$/);
  expect(load).toHaveBeenCalledOnce();
});

it('a part that could not be loaded ahead is asked for when it is drawn', async () => {
  const load = vi.fn(lost);
  const Part = lazyWithRetry(load, 'Part');
  prefetch(load);
  await vi.advanceTimersByTimeAsync(100);
  load.mockResolvedValue({ Part: () => 'The form' });
  renderPage(Part);
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The form')).toBeVisible();
});

it('F89: a part whose chunk was lost is asked for again when its panel is tried again', async () => {
  const load = vi.fn(lost);
  renderPage(lazyWithRetry(load, 'Part'));
  expect(screen.getByText('Loading')).toBeVisible();
  await givenUp();
  expect(load).toHaveBeenCalledTimes(3);

  load.mockResolvedValue({ Part: () => 'The form' });
  fireEvent.click(screen.getByText('Try again'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The form')).toBeVisible();
});

it.each([
  { name: 'answers', answer: () => Promise.resolve(new Response(null, { status: 405 })), reloads: 1 },
  { name: 'can’t be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')), reloads: 0 },
])(
  'F89: a part that is lost for this page reloads it when it is tried again, if the server $name',
  async ({ answer, reloads }) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'https://shop.example/tickets?lang=de', reload });
    const fetched = vi.fn(answer);
    vi.stubGlobal('fetch', fetched);
    renderPage(lazyWithRetry(lost, 'Part'));
    await givenUp();
    expect(fetched).not.toHaveBeenCalled();

    fireEvent.click(screen.getByText('Try again'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(fetched).toHaveBeenCalledExactlyOnceWith('https://shop.example/tickets?lang=de', {
      method: 'HEAD',
    });
    expect(reload).toHaveBeenCalledTimes(reloads);
    // The buyer may have stayed when the browser asked, or the page takes its time.
    expect(screen.getByText('Try again')).toBeVisible();
  },
);
