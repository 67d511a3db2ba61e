import { setupWorker } from 'msw/browser';
import { startReconciling } from './startReconciling';
import { createMockBackend, type MockBackend, type MockBackendOptions } from './createMockBackend';

/** The world to start from, and where the page has MSW's worker. @public */
export interface StartOptions extends MockBackendOptions {
  /** Where the page serves MSW's worker script. Default: `/mockServiceWorker.js`. */
  workerUrl?: string;
}

/** Starts the backend inside the page; calls it doesn't know go to the network. @public */
export async function startMockBackend({ workerUrl, ...options }: StartOptions = {}): Promise<MockBackend> {
  const backend = createMockBackend(options);
  await backend.ready;
  await setupWorker(...backend.handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl ?? '/mockServiceWorker.js' },
  });
  startReconciling(backend);
  return backend;
}
