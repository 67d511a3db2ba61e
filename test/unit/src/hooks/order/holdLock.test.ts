import { expect, it, vi } from 'vitest';
import { holdTickets } from '../../../../../src/contract';
import { createOrderFlow, createOrderMemory } from '../../../../../src/hooks';
import { hold } from '../../domain/fixtures';
import { memoryStore } from './orderOnBackend';

const flowWith = (call: (endpoint: unknown) => Promise<unknown>) =>
  createOrderFlow({
    eventId: '1001',
    features: {},
    campaign: {},
    browserStore: memoryStore(),
    client: { call },
    memory: createOrderMemory(memoryStore(), '1001'),
    returnUrl: 'http://host.test/stripe/return/',
  });
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The idempotency key would hide a second request from the backend: the requests themselves are counted. */
it('F12: two presses in one task send one request', async () => {
  const sent: unknown[] = [];
  const flow = flowWith((endpoint) => {
    if (endpoint === holdTickets) sent.push(endpoint);
    return Promise.resolve(hold);
  });
  flow.hold({} as never, 'card');
  flow.hold({} as never, 'card');
  await nextTask();
  flow.hold({} as never, 'card');
  await nextTask();
  expect(flow.getState().at).toBe('registering');
  expect(sent).toHaveLength(1);
});

it('F27: two presses in one task begin one payment', async () => {
  const flow = flowWith(() => Promise.resolve(hold));
  flow.hold({} as never, 'card');
  await nextTask();
  const begin = vi.fn(() => new Promise<never>(() => undefined));
  const submission = {
    method: { id: 'stripe', isOffered: () => true, begin },
    input: null,
    payer: { name: 'Ada Byron', email: 'ada@example.com' },
    order: { personTickets: [] } as never,
  } as const;
  flow.submit(submission);
  flow.submit(submission);
  await nextTask();
  flow.submit(submission);
  await nextTask();
  expect(flow.getState().at).toBe('submitting');
  expect(begin).toHaveBeenCalledOnce();
});
