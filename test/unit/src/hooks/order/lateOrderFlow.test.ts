import { expect, it, vi } from 'vitest';
import type { HoldRequest } from '../../../../../src/contract';
import { createOrderMemory } from '../../../../../src/hooks';
import type { OrderFlow, TextStore } from '../../../../../src/hooks';
import { createOrderFlow } from '../../../../../src/hooks/order/createOrderFlow';
import { lateOrderFlow } from '../../../../../src/hooks/order/lateOrderFlow';
import { sharedOutcomeKey } from '../../../../../src/hooks/order/sharedOutcome';
import { backendInTests, eventId } from '../../../mocks/backend';
import { settle } from '../../../../settle';
import { eventually } from '../../../../eventually';

const { backend, client, requestFor } = backendInTests();

const storeIn = (texts: Map<string, string>): TextStore => ({
  read: (key) => texts.get(key) ?? null,
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
});

/** `browser`: what other tabs left behind. */
function late(fails = 0, browser = new Map<string, string>()) {
  const browserStore = storeIn(browser);
  const memory = createOrderMemory(storeIn(new Map()), eventId);
  const isElsewhere = () => browserStore.read(sharedOutcomeKey(eventId)) !== null;
  let left = fails;
  const open = vi.fn(async (): Promise<OrderFlow> => {
    await settle();
    if (left-- > 0) throw new Error('chunk not loaded');
    return createOrderFlow({
      client,
      memory,
      eventId,
      browserStore,
      features: {},
      returnUrl: 'http://host.test/',
    });
  });
  return { memory, isElsewhere, open, flow: lateOrderFlow({ memory, isElsewhere, open }) };
}

const reach = (flow: OrderFlow, state: string) => eventually(() => expect(flow.getState().at).toBe(state));
const free = (): Promise<HoldRequest> => requestFor({ '3009': 1 });

it('holds once, although the order was pressed twice before the flow was there', async () => {
  const { flow } = late();
  const request = await free();
  flow.hold(request, 'card');
  flow.hold(request, 'card');
  expect(flow.getState().at).toBe('holding');
  await reach(flow, 'registering');
  expect(backend.db.snapshot().holds).toHaveLength(1);
});

it('F12: hands the first press on, and no second one', async () => {
  const { memory, isElsewhere } = late();
  const hold = vi.fn();
  const opened = { hold, getState: () => ({ at: 'holding' }), subscribe: () => () => undefined };
  const open = () => Promise.resolve(opened as unknown as OrderFlow);
  const flow = lateOrderFlow({ memory, isElsewhere, open });
  const request = await free();
  flow.hold(request, 'card');
  flow.hold(request, 'card');
  await settle();
  expect(hold).toHaveBeenCalledOnce();
});

it('tells its listeners what the flow does later', async () => {
  const { flow } = late();
  const seen: string[] = [];
  flow.subscribe(() => seen.push(flow.getState().at));
  flow.hold(await free(), 'card');
  await reach(flow, 'registering');
  flow.release();
  expect(seen).toEqual(expect.arrayContaining(['holding', 'registering', 'selecting']));
});

it('says so when the flow can not be loaded, and tries again at the next press', async () => {
  const { flow, open } = late(1);
  const request = await free();
  flow.hold(request, 'card');
  await reach(flow, 'selecting');
  expect(flow.getState()).toMatchObject({ problem: { message: { key: 'error.hold' } } });
  flow.clearProblem();
  expect(flow.getState()).toMatchObject({ problem: null });
  flow.hold(request, 'card');
  await reach(flow, 'registering');
  expect(open).toHaveBeenCalledTimes(2);
});

it('shows at once that an interrupted order is being read again', async () => {
  const first = late();
  first.flow.hold(await free(), 'card');
  await reach(first.flow, 'registering');
  const again = lateOrderFlow({ memory: first.memory, isElsewhere: first.isElsewhere, open: first.open });
  again.resume();
  expect(again.getState().at).toBe('resuming');
  await reach(again, 'registering');
});

it('F79: shows at once that an order of another tab is read, whose outcome is unknown', async () => {
  const browser = new Map([[`boxoffice:${eventId}:unknown`, '{"token":"tx_1","attempt":"key-1"}']]);
  const { flow } = late(0, browser);
  flow.resume();
  expect(flow.getState().at).toBe('resuming');
  await reach(flow, 'timedOut');
  flow.startOver();
  await reach(flow, 'selecting');
  expect(browser.size).toBe(0);
});

it('loads nothing as long as there is nothing to resume and no order', async () => {
  const { flow, open } = late();
  flow.resume();
  expect(flow.getState().at).toBe('selecting');
  await settle();
  expect(open).not.toHaveBeenCalled();
  flow.hold(await free(), 'card');
  await reach(flow, 'registering');
  expect(open).toHaveBeenCalledOnce();
});

it('F126: stays with a press whose flow is on its way when the time of an earlier problem is over', async () => {
  const { flow, open } = late();
  const request = await free();
  flow.hold(request, 'card');
  flow.clearProblem();
  expect(flow.getState().at).toBe('holding');
  flow.hold(request, 'card');
  await reach(flow, 'registering');
  expect(open).toHaveBeenCalledOnce();
});

it('has its changes drawn by who asked for it, in time for the first screen that comes', async () => {
  const { flow } = late();
  const drawn: string[] = [];
  const heard: string[] = [];
  flow.subscribe(() => {
    heard.push(flow.getState().at);
    flow.drawBy((change, { at }) => {
      drawn.push(at);
      change();
    });
  });
  flow.hold(await free(), 'card');
  await reach(flow, 'registering');
  expect(drawn).toEqual(['registering']);
  expect(heard).toEqual(['holding', 'holding', 'registering']);
});
