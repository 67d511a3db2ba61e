import { setupServer, type SetupServer } from 'msw/node';
import type { MockBackend } from './createMockBackend';

/** Answers fetch in a Node process. Call `listen()` before and `close()` after. @public */
export const createMockServer = (backend: MockBackend): SetupServer => setupServer(...backend.handlers);
