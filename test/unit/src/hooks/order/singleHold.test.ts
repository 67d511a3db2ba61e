import { describe, expect, it, vi } from 'vitest';
import {
  createOrderFlow,
  createOrderMemory,
  type OrderFlow,
  type OrderFlowOptions,
  type TextStore,
} from '../../../../../src/hooks';
import { createSingleHold } from '../../../../../src/hooks/order/singleHold';
import { freePayment } from '../../../../../src/payments';
import { getPersonTickets } from '../../../../../src/contract';
import { offeredSwapToken, scenarios } from '../../../../../mocks';
import { backendInTests, eventId, orderOf } from '../../../mocks/backend';
import { eachRow } from '../../../../eachRow';
import { eventually } from '../../../../eventually';

const { backend, client, clock, requestFor } = backendInTests();

function storeOf(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** A tab of one browser: what it remembers by itself, and what all tabs share. */
const tabOf = (browserStore: TextStore, more: Partial<OrderFlowOptions> = {}, tabStore = storeOf()) =>
  createOrderFlow({
    client,
    eventId,
    browserStore,
    features: {},
    returnUrl: 'http://host.test/stripe/return/',
    memory: createOrderMemory(tabStore, eventId),
    ...more,
  });

const reach = (flow: OrderFlow, state: string) => eventually(() => expect(flow.getState().at).toBe(state));
const holds = () => backend.db.snapshot().holds;
const heldNow = () => holds().filter(({ status }) => status === 'keep');
const holdsInForce = (count: number) => eventually(() => expect(heldNow()).toHaveLength(count));
const tokenOf = (flow: OrderFlow) => {
  const state = flow.getState();
  return 'hold' in state ? state.hold.token : '';
};

async function held(flow: OrderFlow, ticket = '3009', quantity = 1) {
  flow.hold(await requestFor({ [ticket]: quantity }), 'card');
  await reach(flow, 'registering');
}

describe('one hold for a buyer (docs/decisions/0015)', () => {
  it('F32: releases the hold of another tab before it makes its own, and tells that tab', async () => {
    const browser = storeOf();
    const [first, second] = [tabOf(browser), tabOf(browser)];
    await held(first);
    await held(second);
    expect(heldNow().map(({ token }) => token)).toEqual([tokenOf(second)]);
    first.yieldToTab();
    expect(first.getState()).toMatchObject({
      at: 'selecting',
      problem: { message: { key: 'registration.otherTab' } },
    });
    second.yieldToTab();
    expect(second.getState().at).toBe('registering');
  });

  it('frees the last tickets for the same buyer', async () => {
    const browser = storeOf();
    const [first, second] = [tabOf(browser), tabOf(browser)];
    await held(first, '3004', 3);
    await held(second, '3004', 3);
    expect(heldNow()).toHaveLength(1);
  });

  it('lets two tabs that hold in the same moment hold one after the other', async () => {
    // As browsers lock; Node may not.
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, run: () => Promise<unknown>) => (last = last.then(run));
    vi.stubGlobal('navigator', { locks: { request } });
    const browser = storeOf();
    const requested = await requestFor({ '3009': 1 });
    const tabs = [tabOf(browser), tabOf(browser)];
    for (const tab of tabs) tab.hold(requested, 'card');
    for (const tab of tabs) await reach(tab, 'registering');
    await holdsInForce(1);
    vi.unstubAllGlobals();
  });

  it('holds all the same where a frame may not lock', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } });
    await held(tabOf(storeOf()));
    expect(heldNow()).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('leaves a hold alone that is being paid for', async () => {
    const browser = storeOf();
    const [first, second] = [tabOf(browser), tabOf(browser)];
    await held(first);
    const token = tokenOf(first);
    const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token } });
    await backend.setLatency({ saveOrder: 300 });
    const state = first.getState();
    if (!('hold' in state)) throw new Error('Nothing is held');
    first.submit({
      method: freePayment(),
      input: null,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      order: orderOf(state.hold, personTickets),
    });
    await held(second);
    await reach(first, 'confirmed');
    expect(heldNow().map((hold) => hold.token)).toEqual([tokenOf(second)]);
  });

  it('releases what could not be read again after a reload, before it holds anew', async () => {
    const [browser, tab] = [storeOf(), storeOf()];
    await held(tabOf(browser, {}, tab));
    await backend.setFaults({ getTransaction: { kind: 'networkError', times: 1 } });
    const after = tabOf(browser, {}, tab);
    after.resume();
    await reach(after, 'selecting');
    await held(after);
    expect(heldNow().map(({ token }) => token)).toEqual([tokenOf(after)]);
  });

  /** FAULTS F11. */
  it('gives back what was held by an answer that got lost, when something else is chosen', async () => {
    await backend.setFaults({ holdTickets: { kind: 'lostAfterCommit', times: 1 } });
    const flow = tabOf(storeOf());
    flow.hold(await requestFor({ '3009': 1 }), 'card');
    await reach(flow, 'selecting');
    expect(heldNow()).toHaveLength(1);
    await held(flow, '3001');
    await holdsInForce(1);
    expect(heldNow()[0]?.token).toBe(tokenOf(flow));
  });

  it('says nothing when tickets can not be given back: expiry frees them (FAULTS F14)', async () => {
    await backend.setFaults({ releaseTransaction: { kind: 'networkError' } });
    const flow = tabOf(storeOf());
    await held(flow);
    flow.release();
    expect(flow.getState()).toEqual({ at: 'selecting', problem: null });
    await held(flow);
    expect(flow.getState()).toMatchObject({ at: 'registering', problem: null });
    clock.advance(16 * 60_000);
    await client.call(getPersonTickets, { params: { eventId, token: 'none' } }).catch(() => undefined);
    expect(heldNow()).toHaveLength(0);
  });

  it('does not wait for ever for a release that is never answered', async () => {
    const flow = tabOf(storeOf());
    await held(flow);
    await backend.setFaults({ releaseTransaction: { kind: 'neverAnswers' } });
    flow.release();
    await held(flow);
  });

  it('keeps no trace of an order that is over', async () => {
    const browser = storeOf();
    const flow = tabOf(browser);
    await held(flow);
    expect(browser.read(`boxoffice:${eventId}:holder`)).toContain(tokenOf(flow));
    flow.release();
    expect(browser.read(`boxoffice:${eventId}:holder`)).toBeNull();
  });
});

describe('a swap (000 §4)', () => {
  const swap = { token: offeredSwapToken };
  const swapping = () => backend.reset(scenarios.swapOffered);

  it('holds at once, by the swap token alone and the gateway, and once however often it is begun', async () => {
    await swapping();
    const sent = vi.spyOn(client, 'call');
    const flow = tabOf(storeOf(), { swap: { ...swap, gateway: 'stripe' } });
    flow.resume();
    expect(flow.getState().at).toBe('swapping');
    flow.resume();
    await reach(flow, 'registering');
    expect(holds()).toHaveLength(1);
    expect(sent.mock.calls.map(([, input]) => input)).toMatchObject([{ query: { gateway: 'stripe' } }]);
    expect(sent.mock.calls[0]?.[1]).toHaveProperty('body', { swapToken: offeredSwapToken });
    sent.mockRestore();
  });

  it('goes on with the same hold after a reload, and in a second tab', async () => {
    await swapping();
    const [browser, tab] = [storeOf(), storeOf()];
    const before = tabOf(browser, { swap }, tab);
    before.resume();
    await reach(before, 'registering');
    for (const after of [tabOf(browser, { swap }, tab), tabOf(browser, { swap })]) {
      after.resume();
      await reach(after, 'registering');
      expect(tokenOf(after)).toBe(tokenOf(before));
    }
    expect(holds()).toHaveLength(1);
  });

  it('gives back what was held for an order, and an order what was held for a swap', async () => {
    await swapping();
    const [browser, tab] = [storeOf(), storeOf()];
    await held(tabOf(browser, {}, tab));
    const swapped = tabOf(browser, { swap }, tab);
    swapped.resume();
    await reach(swapped, 'registering');
    expect(heldNow().map(({ token }) => token)).toEqual([tokenOf(swapped)]);
    const buying = tabOf(browser, {}, tab);
    buying.resume();
    expect(buying.getState().at).toBe('selecting');
    await holdsInForce(0);
  });

  eachRow(['error500', 'html502', 'networkError', 'truncated'] as const)(
    'says the words of the swap when it ends in %s, and tries again',
    async (kind) => {
      await swapping();
      await backend.setFaults({ holdSwap: { kind, times: 1 } });
      const flow = tabOf(storeOf(), { swap });
      flow.resume();
      await reach(flow, 'swapRefused');
      expect(flow.getState()).toMatchObject({
        problem: { message: { key: 'swap.failed' }, offersSupport: true },
      });
      flow.resume();
      await reach(flow, 'registering');
      expect(heldNow()).toHaveLength(1);
    },
  );

  it('begins anew after the time is over, and never shows a selection', async () => {
    await swapping();
    const flow = tabOf(storeOf(), { swap });
    const seen: string[] = [];
    flow.subscribe(() => seen.push(flow.getState().at));
    flow.resume();
    await reach(flow, 'registering');
    clock.advance(3 * 3_600_000);
    flow.expire();
    expect(flow.getState().at).toBe('timedOut');
    flow.startOver();
    await reach(flow, 'registering');
    flow.release();
    expect(flow.getState().at).toBe('timedOut');
    expect(seen).not.toContain('selecting');
  });

  it('asks the captcha first, and sends nothing without it', async () => {
    await swapping();
    const check = vi.fn().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue('token-1');
    const captcha = { adapter: { id: 'test', check, reset: () => undefined } };
    const sent = vi.spyOn(client, 'call');
    const flow = tabOf(storeOf(), { swap, captcha });
    flow.resume();
    await reach(flow, 'swapRefused');
    expect(sent).not.toHaveBeenCalled();
    flow.resume();
    await reach(flow, 'registering');
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ captcha: 'token-1' });
    sent.mockRestore();
  });
});

it('F15: gives tickets back by a request that outlives the page', async () => {
  const call = vi.fn(() => Promise.resolve());
  const singleHold = createSingleHold({ client: { call } as never, eventId, store: storeOf() });
  await singleHold.release('tx_1');
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ params: { eventId, token: 'tx_1' }, keepalive: true }),
  );
});
