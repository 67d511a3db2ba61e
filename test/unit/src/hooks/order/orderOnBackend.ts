import { expect } from 'vitest';
import { getPersonTickets, type HeldTransaction } from '../../../../../src/contract';
import type { Selection } from '../../../../../src/domain';
import {
  createOrderFlow,
  createOrderMemory,
  type OrderFlow,
  type OrderFlowOptions,
} from '../../../../../src/hooks';
import type { TextStore } from '../../../../../src/hooks';
import { freePayment } from '../../../../../src/payments';
import { eventId, orderOf, type backendInTests } from '../../../mocks/backend';
import { eventually } from '../../../../eventually';

type Backend = ReturnType<typeof backendInTests>;

export const memoryStore = (): TextStore => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
};

/** Community Day, which costs nothing. */
const freeTicket: Selection = { '3009': 1 };

export const payer = { name: 'Ada Byron', email: 'ada@example.com' };

export const reach = (flow: OrderFlow, state: string) =>
  eventually(() => expect(flow.getState().at).toBe(state));

export const problemOf = (flow: OrderFlow) => {
  const state = flow.getState();
  return 'problem' in state ? state.problem : undefined;
};

export const holdOf = (flow: OrderFlow): HeldTransaction => {
  const state = flow.getState();
  if (!('hold' in state)) throw new Error(`No hold while ${state.at}`);
  return state.hold;
};

/** An order flow on a mock backend, and a buyer's moves in it. */
export function ordersOn({ client, requestFor }: Backend) {
  const open = (options: Partial<OrderFlowOptions> = {}, store = memoryStore()) =>
    createOrderFlow({
      client,
      eventId,
      features: {},
      memory: createOrderMemory(store, eventId),
      browserStore: memoryStore(),
      returnUrl: 'http://host.test/stripe/return/',
      ...options,
    });

  async function held(options: Partial<OrderFlowOptions> = {}, store = memoryStore()) {
    const flow = open(options, store);
    flow.hold(await requestFor(freeTicket), 'card');
    await reach(flow, 'registering');
    return flow;
  }

  /** Fills the form in; what comes back presses the button. */
  async function filled(flow: OrderFlow) {
    const hold = holdOf(flow);
    const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token: hold.token } });
    const order = orderOf(hold, personTickets);
    return () => flow.submit({ method: freePayment(), input: null, payer, order });
  }

  return { open, held, filled };
}
