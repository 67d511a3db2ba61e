import { expect } from 'vitest';
import { getPersonTickets } from '../../../../../src/contract';
import type { OrderFlow, OrderFlowOptions, TextStore } from '../../../../../src/hooks';
import type { PaymentMethod } from '../../../../../src/payments';
import { holdOf, memoryStore, ordersOn, payer, reach } from './orderOnBackend';
import { eventId, orderOf, type backendInTests } from '../../../mocks/backend';
import { eventually } from '../../../../eventually';

type Backend = ReturnType<typeof backendInTests>;

/** A ticket that costs something. */
const paidTicket = { '3001': 1 };

/** Orders by card on a mock backend, whose buyers press, reload and start over; and what they paid in the end. */
export function chargedOrdersOn(backendOfTest: Backend) {
  const { backend, client, requestFor } = backendOfTest;
  const orders = ordersOn(backendOfTest);

  /** Charges the hold's intent once and saves the order with it, as `stripePayment` does. */
  const card: PaymentMethod<null> = {
    id: 'stripe',
    money: 'withOrder',
    isOffered: () => true,
    async begin(hold, _input, deps) {
      const intent = await backend.stripe.confirm(hold.paymentIntentToken ?? '', '4242424242424242');
      return { next: 'settled', order: await deps.save({ paymentIntentId: intent?.id ?? '' }) };
    },
  };

  async function held(store: TextStore = memoryStore(), options: Partial<OrderFlowOptions> = {}) {
    const flow = orders.open(options, store);
    flow.hold(await requestFor(paidTicket), 'card');
    await reach(flow, 'registering');
    return flow;
  }

  /** Presses the button; `email` is the buyer's. */
  async function press(flow: OrderFlow, email = 'ada@example.com') {
    const hold = holdOf(flow);
    const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token: hold.token } });
    const order = orderOf(hold, personTickets);
    order.billingAddress.email = email;
    flow.submit({ method: card, input: null, payer, order });
  }

  const isResting = (flow: OrderFlow) => {
    const state = flow.getState();
    const isMoving = ['resuming', 'holding', 'submitting', 'authenticating'].includes(state.at);
    return !isMoving && !(state.at === 'unknownOutcome' && state.checking);
  };
  const rest = (flow: OrderFlow) => eventually(() => expect(isResting(flow)).toBe(true));

  return {
    ...orders,
    held,
    press,
    rest,
    /** Presses, and waits for what comes of it. */
    pressAndRest: async (flow: OrderFlow, email?: string) => {
      await press(flow, email);
      await rest(flow);
    },
    /** Orders made, and money that was taken and not given back. */
    paid: () => {
      const { orderBook, intents } = backend.db;
      const made = orderBook.all().filter(({ id }) => !orderBook.isPast(id));
      const charges = intents.all().filter(({ charges: count, refunded }) => count > 0 && !refunded);
      return { orders: made.length, charges: charges.length };
    },
  };
}

/** Everything the buyer reads about a problem, as keys. */
export const saidBy = (flow: OrderFlow): string[] => {
  const state = flow.getState();
  const problem = 'problem' in state ? state.problem : null;
  return [problem?.message.key, problem?.detail?.key].filter((key) => key !== undefined);
};
