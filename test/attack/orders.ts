import { createMockBackend, createMockClock, scenarios, type MockBackend } from '../../mocks';
import { startReconciling } from '../../mocks/startReconciling';
import { getPersonTickets } from '../../src/contract';
import { createOrderFlow, createOrderMemory, type OrderFlow } from '../../src/hooks';
import { stripePayment, type PaymentMethod } from '../../src/payments';
import { memoryStore, payer } from '../unit/src/hooks/order/orderOnBackend';
import { eventId, orderOf } from '../unit/mocks/backend';
import { createNetwork, randomOf } from './network';
import { roughStripe } from './roughStripe';

/** What became of the buyers' money and orders, once every late message has arrived and the job has run. */
export interface AttackReport {
  buyers: number;
  /** Saw their confirmation. */
  confirmed: number;
  /** Presses, reloads and new beginnings after something went wrong. */
  retries: number;
  /** Charges of a buyer beyond the first that were not given back. */
  secondCharges: number;
  secondOrders: number;
  /** Charges that were not given back and have no order. */
  chargesWithoutOrder: number;
  /** Confirmations that were shown for no order. */
  falseConfirmations: number;
  /** Times a buyer who was charged read that nothing was. */
  falseMessages: number;
  /** Spinners that no answer ever ended; their buyers load the page again. */
  stuck: number;
  /** Orders and refunds that nobody but the job made. */
  reconciled: { orders: number; refunds: number };
}

/** Moves time on; given by the test, which stands it still. */
interface AttackClock {
  /** Runs whatever can run without time going on. */
  flush(): Promise<void>;
  /** To the next timer. */
  next(): Promise<void>;
  advance(milliseconds: number): Promise<void>;
}

export interface AttackOptions {
  seed: number;
  buyers: number;
  clock: AttackClock;
}

const resting = ['selecting', 'registering', 'confirmed', 'timedOut', 'cancelled', 'swapRefused'];
/** What says that nothing was charged. */
const uncharged = /notCharged|notSent|spreedly\.notYet|stripe\.notYet|stripe\.open|stripe\.canceled/;
const mostSteps = 60;

/** Buyers one after the other who press again, reload, wait and begin anew while a third of all messages goes astray. */
export async function attackOrders({ seed, buyers, clock }: AttackOptions): Promise<AttackReport> {
  const random = randomOf(seed);
  const world = structuredClone(scenarios.conference);
  world.sale.uniqueEmails = false;
  world.sale.otherGateways = ['stripe', 'spreedly'];
  for (const type of world.ticketTypes) type.stock = null;
  const mockClock = createMockClock({ at: world.now, running: true });
  const backend = createMockBackend({ scenario: world, clock: mockClock });
  const network = createNetwork(backend, random);
  const stripe = stripePayment({ load: () => Promise.resolve(stripeInput.stripe) });
  const stripeInput = roughStripe(backend, network, random);
  const report: AttackReport = {
    buyers,
    confirmed: 0,
    retries: 0,
    secondCharges: 0,
    secondOrders: 0,
    chargesWithoutOrder: 0,
    falseConfirmations: 0,
    falseMessages: 0,
    stuck: 0,
    reconciled: { orders: 0, refunds: 0 },
  };
  const stopReconciling = startReconciling(backend, {
    onReconciled: ({ orders, refunds }) => {
      report.reconciled.orders += orders;
      report.reconciled.refunds += refunds;
    },
  });
  const tokensOf: Set<string>[] = [];

  async function rest(flow: OrderFlow) {
    for (let rounds = 0; rounds < 200; rounds += 1) {
      await clock.flush();
      while (network.busy() > 0) await clock.flush();
      if (isResting(flow)) return;
      await clock.next();
    }
    report.stuck += 1;
  }

  async function buy(number: number) {
    const tokens = new Set<string>();
    tokensOf.push(tokens);
    const tab = memoryStore();
    const browserStore = memoryStore();
    const gateway = random() < 0.6 ? 'stripe' : 'spreedly';
    const open = () => {
      const flow = createOrderFlow({
        client: network.client,
        eventId,
        browserStore,
        campaign: {},
        features: {},
        memory: createOrderMemory(tab, eventId),
        returnUrl: 'http://host.test/stripe/return/',
      });
      flow.subscribe(() => {
        const state = flow.getState();
        if ('hold' in state) tokens.add(state.hold.token);
      });
      return flow;
    };
    const press = async (flow: OrderFlow, email: string) => {
      const state = flow.getState();
      if (state.at !== 'registering') return;
      const { hold } = state;
      const requested = network.calm.call(getPersonTickets, { params: { eventId, token: hold.token } });
      const { personTickets } = await requested.catch(() => ({ personTickets: [] }));
      const order = orderOf(hold, personTickets);
      order.billingAddress.email = email;
      if (gateway === 'stripe') flow.submit({ method: stripe, input: stripeInput, payer, order });
      else flow.submit({ method: chargedBySave(backend), input: null, payer, order });
    };

    let flow = open();
    const reload = () => {
      flow = open();
      flow.resume();
    };
    let pressed = 0;
    for (let steps = 0; steps < mostSteps; steps += 1) {
      await rest(flow);
      if (saysUncharged(flow) && charges(backend, tokens) > 0) report.falseMessages += 1;
      const state = flow.getState();
      const mood = random();
      if (state.at === 'confirmed') {
        report.confirmed += 1;
        const made = backend.db.orderBook.byId(state.order.orderId);
        if (!made || !tokens.has(made.holdToken ?? '')) report.falseConfirmations += 1;
        return;
      }
      if (pressed > 0 || steps > 2) report.retries += 1;
      if (!isResting(flow)) {
        reload();
        continue;
      }
      if (mood < 0.08) {
        await clock.advance(1_000 + random() * 15 * 60_000);
        const isOver = 'hold' in state && Date.parse(state.hold.expiresAt) <= mockClock.now();
        if (isOver) flow.expire();
      } else if (state.at === 'selecting') {
        flow.hold(await requestFor(backend), 'card', gateway);
      } else if (state.at === 'timedOut') flow.startOver();
      else if (mood < 0.25 && pressed > 0) reload();
      else if (state.at === 'unknownOutcome') {
        await clock.advance(10_000);
        flow.checkOutcome();
      } else if (mood < 0.33 && pressed > 0) flow.release();
      else {
        pressed += 1;
        const isChanged = pressed > 1 && mood > 0.7;
        await press(flow, `buyer${number}${isChanged ? `-${pressed}` : ''}@example.com`);
      }
    }
  }

  for (let number = 0; number < buyers; number += 1) await buy(number);
  await clock.advance(3 * 3_600_000);
  stopReconciling();
  count(backend, tokensOf, report);
  return report;
}

function isResting(flow: OrderFlow): boolean {
  const state = flow.getState();
  return resting.includes(state.at) || (state.at === 'unknownOutcome' && !state.checking);
}

/** The save itself charges the card, as gateways with hosted fields do. */
const chargedBySave = (backend: MockBackend): PaymentMethod<null> => ({
  id: 'spreedly',
  money: 'withOrder',
  isOffered: () => true,
  async begin(_hold, _input, deps) {
    const { id } = await backend.payments.tokenize('4242424242424242');
    return { next: 'settled', order: await deps.save({ paymentToken: id, enable3dSecure: true }) };
  },
});

async function requestFor({ db }: MockBackend) {
  const [ticket] = db.tickets({ quantities: { '3001': 1 } }).tickets.filter(({ id }) => id === '3001');
  const { taxOnCheckout } = db.world.widget;
  const orderTotal = ticket ? ticket.buyerPrice + ticket.fees + (taxOnCheckout ? ticket.tax : 0) : 0;
  return Promise.resolve({
    status: 'keep' as const,
    tickets: [{ id: '3001', requestQuantity: 1 }],
    orderTotal,
    currency: db.world.sale.currency.code,
    promotionalCode: null,
    payByInvoice: false,
  });
}

function saysUncharged(flow: OrderFlow): boolean {
  const state = flow.getState();
  const problem = 'problem' in state ? state.problem : null;
  return uncharged.test(`${problem?.message.key} ${problem?.detail?.key} ${problem?.message.text}`);
}

/** Payments for these holds that were not given back. */
function paymentsOf({ db }: MockBackend, token: string, intentId: string | undefined): number {
  const intent = intentId === undefined ? undefined : db.intents.find(intentId);
  const isCharged = ({ charges: times, refunded }: { charges: number; refunded: boolean }) =>
    times > 0 && !refunded;
  const others = db.payments.ofHold(token).filter(isCharged).length;
  return (intent && isCharged(intent) ? 1 : 0) + others;
}

function charges(backend: MockBackend, tokens: ReadonlySet<string>): number {
  const { holds } = backend.db.snapshot();
  return holds
    .filter(({ token }) => tokens.has(token))
    .reduce((sum, { token, intentId }) => sum + paymentsOf(backend, token, intentId), 0);
}

function count(backend: MockBackend, tokensOf: readonly Set<string>[], report: AttackReport) {
  const holds = new Map(backend.db.snapshot().holds.map((hold) => [hold.token, hold]));
  for (const tokens of tokensOf) {
    const own = [...tokens].flatMap((token) => holds.get(token) ?? []);
    const paid = own.reduce((sum, { token, intentId }) => sum + paymentsOf(backend, token, intentId), 0);
    report.secondCharges += Math.max(0, paid - 1);
    report.secondOrders += Math.max(0, own.filter(({ orderId }) => orderId).length - 1);
  }
  for (const { token, intentId, orderId } of holds.values())
    if (!orderId) report.chargesWithoutOrder += paymentsOf(backend, token, intentId);
}
