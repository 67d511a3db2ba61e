import { expect, it } from 'vitest';
import type { Client } from '../../../../../src/client';
import { holdTickets } from '../../../../../src/contract';
import { createOrderFlow, createOrderMemory } from '../../../../../src/hooks';
import { hold } from '../../domain/fixtures';
import { memoryStore } from './orderOnBackend';

/** The idempotency key would hide a second request from the backend: the requests themselves are counted. */
it('F12: two presses in one task send one request', async () => {
  const sent: unknown[] = [];
  const client = {
    call: (endpoint: unknown) => {
      if (endpoint === holdTickets) sent.push(endpoint);
      return Promise.resolve(hold);
    },
  } as unknown as Client;
  const flow = createOrderFlow({
    ...{ client, eventId: '1001', features: {}, campaign: {}, browserStore: memoryStore() },
    memory: createOrderMemory(memoryStore(), '1001'),
    returnUrl: 'http://host.test/stripe/return/',
  });
  flow.hold({} as never, 'card');
  flow.hold({} as never, 'card');
  await new Promise((resolve) => setTimeout(resolve));
  flow.hold({} as never, 'card');
  await new Promise((resolve) => setTimeout(resolve));
  expect(flow.getState().at).toBe('registering');
  expect(sent).toHaveLength(1);
});
