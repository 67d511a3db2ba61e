import { afterAll, expect, it, vi } from 'vitest';
import { startMockBackend } from '../../../mocks/browser';

// Modules are shared among test files: one is mocked here, and it is not left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

// A service worker needs a page.
vi.mock('msw/browser', () => ({ setupWorker: () => ({ start: () => Promise.resolve() }) }));

it('F78: looks after payments without an order in the page as well', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const backend = await startMockBackend();
  const reconcile = vi.spyOn(backend, 'reconcile');
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  expect(reconcile).toHaveBeenCalledTimes(2);
});
