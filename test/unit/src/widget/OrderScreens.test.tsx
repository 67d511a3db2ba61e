import { act, render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import type { Client } from '../../../../src/client';
import { getTickets, type HeldTransaction, type WidgetBootstrap } from '../../../../src/contract';
import { initialOrder, step, type OrderEvent, type OrderState } from '../../../../src/domain';
import type { UseOrderResult } from '../../../../src/hooks';
import { loadCatalogue, type Catalogue } from '../../../../src/i18n';
import { BoxofficeProvider } from '../../../../src/widget';
import { scenarios } from '../../../../mocks';
import { hold as heldForTests, ticket } from '../domain/fixtures';
import { heading, newTab, stubMeasuring } from './openWidget';
import { beforeEachRow, eachRow } from '../../../eachRow';

// Modules are shared among test files: some are mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

/** The order flow as this test walks it, in the place of the real one. */
let state: OrderState;
const actions = Object.fromEntries(
  'resume drawBy hold release submit leaveChallenge playChallenge comeBack checkOutcome reread yieldToTab expire extend startOver clearProblem'
    .split(' ')
    .map((name) => [name, () => undefined]),
);
vi.mock('../../../../src/hooks', async (original) => ({
  ...(await original<object>()),
  useLateOrder: (): UseOrderResult =>
    ({
      ...actions,
      state,
      draft: { readDraft: () => null, writeDraft: () => undefined },
    }) as unknown as UseOrderResult,
}));
/** Its parts come later and its answers never: it stands for itself. */
vi.mock('../../../../src/widget/confirmation/ConfirmedStep', () => ({
  ConfirmedStep: ({ order: { orderId } }: { order: { orderId: string } }) => <p>Order {orderId}</p>,
}));
const { OrderScreens } = await import('../../../../src/widget/OrderScreens');
const { WidgetProvider } = await import('../../../../src/widget/WidgetContext');

// Parts come later, and a busy machine takes its time.

/** What a buyer sees; several at once where one lies over or beside another. */
type Panel =
  | 'selection'
  | 'waiting'
  | 'summary'
  | 'form'
  | 'timer'
  | 'busy'
  | 'problem'
  | 'challenge'
  | 'redirect'
  | 'unknown outcome'
  | 'timed out'
  | 'swap'
  | 'confirmation';

const registering: Panel[] = ['summary', 'form', 'timer'];
const inFlight: Panel[] = [...registering, 'busy'];
const withProblem = (problem: object | null): Panel[] => (problem ? ['problem'] : []);

/** The screen of each place. Nothing else is on it. */
const screens: { [K in OrderState['at']]: (state: OrderState & { at: K }, from: OrderState) => Panel[] } = {
  resuming: () => ['waiting'],
  selecting: ({ problem }) => ['selection', ...withProblem(problem)],
  holding: () => ['selection'],
  // Why it failed stays while it is tried again.
  swapping: (_, from) => ['swap', ...withProblem(from.at === 'swapRefused' ? from : null)],
  swapRefused: () => ['swap', 'problem'],
  registering: ({ problem }) => [...registering, ...withProblem(problem)],
  submitting: () => inFlight,
  authenticating: () => [...inFlight, 'challenge'],
  redirecting: () => [...inFlight, 'redirect'],
  awaitingPayment: () => inFlight,
  unknownOutcome: () => ['summary', 'timer', 'unknown outcome'],
  timedOut: ({ problem }) => ['timed out', ...withProblem(problem)],
  cancelled: () => ['timed out'],
  confirmed: () => ['confirmation'],
};
const expected = (state: OrderState, from: OrderState): Panel[] =>
  (screens[state.at] as (state: OrderState, from: OrderState) => Panel[])(state, from).toSorted();

const text = 'What went wrong, in words.';
const problem = { message: { key: 'error.default', text }, showFor: Infinity };
const order = { orderId: 'O-1', token: 'T-1', status: 'complete' } as const;
const hold: HeldTransaction = { ...heldForTests, extensionsLeft: 1 };
const later: HeldTransaction = { ...hold, expiresAt: '2099-01-01T00:00:00Z' };

/** Everything that can happen; `Required` by type, so that a new event has to be walked as well. */
const happenings: { [K in OrderEvent['type']]: Extract<OrderEvent, { type: K }>[] } = {
  holdRequested: [{ type: 'holdRequested', choice: 'card' }],
  held: [{ type: 'held', hold }],
  holdRefused: [{ type: 'holdRefused', problem }],
  swapRequested: [{ type: 'swapRequested' }],
  swapRefused: [{ type: 'swapRefused', problem }],
  resumeRequested: [{ type: 'resumeRequested' }],
  resumed: [{ type: 'resumed', hold, choice: 'card' }],
  holdRead: [{ type: 'holdRead', hold }],
  extensionRequested: [{ type: 'extensionRequested' }],
  extended: [{ type: 'extended', hold: later }],
  extensionRefused: (['spent', 'failed', 'gone'] as const).map((why) => ({ type: 'extensionRefused', why })),
  submitted: [{ type: 'submitted', attempt: 'attempt-1' }],
  challenged: [
    { type: 'challenged', challenge: { kind: 'page', url: 'https://bank.test/3ds', reference: 'R-1' } },
  ],
  challengeAnswered: [{ type: 'challengeAnswered' }],
  redirected: [{ type: 'redirected', address: 'https://pay.test' }],
  cameBack: [{ type: 'cameBack' }],
  awaited: [{ type: 'awaited' }],
  settled: [{ type: 'settled', order }],
  refused: [{ type: 'refused', problem }],
  answerLost: [{ type: 'answerLost' }],
  outcomeRequested: [{ type: 'outcomeRequested' }],
  outcomeUnreadable: [{ type: 'outcomeUnreadable', hold, choice: 'card', attempt: 'attempt-1' }],
  abandonRequested: [{ type: 'abandonRequested' }],
  expired: [{ type: 'expired' }],
  released: [{ type: 'released' }, { type: 'released', problem }],
  cancelled: [{ type: 'cancelled' }],
  startedOver: [{ type: 'startedOver' }],
  problemCleared: [{ type: 'problemCleared' }],
};

interface Edge {
  from: OrderState;
  event: OrderEvent;
  to: OrderState;
}

/** Steps from the first screen after which nothing new is to be found. */
const bound = 12;

/** Every step that leads somewhere, on every path of at most `bound` steps: the same state twice is the same path from there. */
function walk(): Edge[] {
  const edges: Edge[] = [];
  const known = new Set([JSON.stringify(initialOrder)]);
  let reached: OrderState[] = [initialOrder];
  for (let length = 0; length < bound && reached.length > 0; length += 1)
    reached = reached.flatMap((from) =>
      Object.values<OrderEvent[]>(happenings)
        .flat()
        .flatMap((event) => {
          const to = step(from, event);
          if (to === from) return [];
          edges.push({ from, event, to });
          const name = JSON.stringify(to);
          if (known.has(name)) return [];
          known.add(name);
          return [to];
        }),
    );
  expect(reached, `nothing new after ${bound} steps`).toEqual([]);
  return edges;
}

const { widget, siteConf, event } = scenarios.conference;
const bootstrap: WidgetBootstrap = {
  me: null,
  event,
  params: {},
  siteConf,
  attendees: [],
  ticketsWidgetModel: { ...widget, title: 'Tickets', enableHotLeads: false },
};
const list = {
  tickets: [ticket()],
  currency: hold.currency,
  taxRate: null,
  taxName: null,
  gateway: 'stripe',
};
/** Nothing but the list is ever answered: what is on the screen is the state's alone. */
const client: Client = {
  call: (endpoint) =>
    (endpoint as unknown) === getTickets
      ? Promise.resolve(list as never)
      : new Promise<never>(() => undefined),
};
const still = { now: () => Date.parse(scenarios.conference.now), monotonic: () => 0 };

let catalogue: Catalogue;
let rendered: RenderResult;
const tab = newTab();
const tree = () => (
  <BoxofficeProvider
    locale="en"
    catalogue={catalogue}
    client={client}
    clock={still}
    tabStore={tab}
    browserStore={tab}
  >
    <WidgetProvider eventId="1001" bootstrap={bootstrap} payments={[]}>
      <OrderScreens />
    </WidgetProvider>
  </BoxofficeProvider>
);
const show = (next: OrderState) => {
  state = next;
  act(() => rendered.rerender(tree()));
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Reading the page by roles and names takes ten times as long; the stories do that. */
const says = (text: string | RegExp, selector: string) =>
  [...document.querySelectorAll(selector)].some(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent),
  );

function panels(): Panel[] {
  const form = find('form[aria-labelledby]:not([hidden] *)');
  const isSelection = says('Tickets', 'h1, h2, h3');
  const seen: Record<Panel, boolean> = {
    selection: isSelection,
    waiting: !isSelection && says(/^Loading tickets/, '[role="status"] span'),
    summary: says(/^Order summary/, 'h2 button'),
    form: form !== null,
    timer: find('[role="timer"]') !== null,
    busy: form?.querySelector('[type="submit"][aria-busy="true"]') != null,
    problem: says(text, 'p, h2'),
    challenge: find('dialog iframe') !== null,
    redirect: find('[role="dialog"] a[target="_top"]') !== null,
    'unknown outcome': says(/whether your payment went through/, 'h2'),
    'timed out': says(heading, 'h2'),
    swap:
      !find('form[aria-labelledby]') &&
      (says('Loading the registration form', 'span') || says('Try again', 'button')),
    confirmation: says('Order O-1', 'p'),
  };
  return (Object.keys(seen) as Panel[]).filter((panel) => seen[panel]).toSorted();
}

const edges = walk();
beforeAll(async () => {
  stubMeasuring();
  catalogue = await loadCatalogue('en');
});

describe('the screen is that of the state, whatever led there', () => {
  beforeEachRow(async () => {
    state = initialOrder;
    rendered = render(tree());
    show({ at: 'registering', hold, choice: 'card', expired: false, problem });
    await waitFor(() => expect(panels()).toContain('form'));
    await screen.findAllByText(text, {});
  });

  eachRow(Object.keys(screens))('%s', async (at) => {
    const led = edges.filter(({ to }) => to.at === at);
    expect(led.length).toBeGreaterThan(0);
    // What a screen is made of; the rest of a state is only carried along.
    const check = (state: OrderState) => [
      state.at,
      'problem' in state && state.problem,
      'expired' in state && state.expired,
    ];
    const different = new Map(
      led.map((edge) => [JSON.stringify([check(edge.from), edge.event.type, check(edge.to)]), edge]),
    );
    for (const { from, event, to } of different.values()) {
      show(from);
      show(to);
      const path = `${from.at} · ${event.type} → ${to.at}`;
      await waitFor(() => expect(panels(), path).toEqual(expected(to, from)), {
        interval: 5,
      });
    }
  });
});
