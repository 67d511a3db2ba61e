import { describe, expect, it } from 'vitest';
import type { TrackedBuyer, WidgetEvent } from '../../../../../src/domain';
import { createOrderMemory } from '../../../../../src/hooks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { holdOf, memoryStore, ordersOn, payer, reach } from './orderOnBackend';

const suite = backendInTests();
const { open, held, filled } = ordersOn(suite);

function listener() {
  const reported: { event: WidgetEvent; buyer: TrackedBuyer | undefined }[] = [];
  const onEvent = (event: WidgetEvent, buyer?: TrackedBuyer) => void reported.push({ event, buyer });
  return { reported, onEvent, types: () => reported.map(({ event }) => event.type) };
}

describe('what the order flow tells', () => {
  it('an order from the hold to its end, once each, with the buyer at the end only', async () => {
    const { reported, onEvent, types } = listener();
    const flow = await held({ onEvent });
    const { token } = holdOf(flow);
    (await filled(flow))();
    await reach(flow, 'confirmed');
    expect(types()).toEqual(['holdStarted', 'held', 'registrationStart', 'submitted', 'confirmed']);
    expect(reported.map(({ buyer }) => buyer)).toEqual([undefined, undefined, undefined, undefined, payer]);
    expect(JSON.stringify(reported.map(({ event }) => event))).not.toContain(token);
  });

  it('registrationStart once for a hold, also after a reload', async () => {
    const { onEvent, types } = listener();
    const store = memoryStore();
    await held({ onEvent }, store);
    const after = open({ onEvent }, store);
    after.resume();
    await reach(after, 'registering');
    expect(types()).toEqual(['holdStarted', 'held', 'registrationStart', 'resumed']);
  });

  it('4012 as a full session, and the code of a refusal', async () => {
    await suite.backend.setFaults({ saveOrder: { kind: 'refused', code: 4012, times: 1 } });
    const { reported, onEvent } = listener();
    const flow = await held({ onEvent });
    (await filled(flow))();
    await reach(flow, 'submitting');
    await reach(flow, 'registering');
    expect(reported.slice(-2).map(({ event }) => event)).toEqual([
      { type: 'orderError', code: 4012 },
      { type: 'sessionReachedCapacity' },
    ]);
  });

  it('an order that was found after a reload, without saying who bought what', async () => {
    const { reported, onEvent } = listener();
    const store = memoryStore();
    const flow = await held({}, store);
    const { token } = holdOf(flow);
    (await filled(flow))();
    await reach(flow, 'confirmed');
    createOrderMemory(store, eventId).remember({ token, choice: 'card' });
    const after = open({ onEvent }, store);
    after.resume();
    await reach(after, 'confirmed');
    expect(reported).toMatchObject([{ event: { type: 'confirmed' }, buyer: undefined }]);
    expect(reported[0]?.event).not.toHaveProperty('tickets');
  });
});
