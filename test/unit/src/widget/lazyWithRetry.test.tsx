import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PanelBoundary } from '../../../../src/widget/PanelBoundary';
import { lazyWithRetry } from '../../../../src/widget/lazyWithRetry';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = (Part: ReturnType<typeof lazyWithRetry>) =>
  render(
    <PanelBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </PanelBoundary>,
  );

/** Three tries, a second apart. */
const givenUp = () => act(() => vi.advanceTimersByTimeAsync(3_000));

it('F89: a part whose chunk was lost is asked for again when its panel is tried again', async () => {
  const load = vi.fn(() => Promise.reject<{ Part: () => string }>(new Error('Failed to fetch')));
  shown(lazyWithRetry(load, 'Part'));
  expect(screen.getByText('Loading')).toBeVisible();
  await givenUp();
  expect(load).toHaveBeenCalledTimes(3);

  fireEvent.click(screen.getByText('Try again'));
  await givenUp();
  expect(load).toHaveBeenCalledTimes(6);

  load.mockResolvedValue({ Part: () => 'The form' });
  fireEvent.click(screen.getByText('Try again'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The form')).toBeVisible();
});
