import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialOrder, step, type OrderEvent, type OrderState } from '../../../../../src/domain';
import { hold } from '../fixtures';
import { eachRow } from '../../../../eachRow';

type At = OrderState['at'];
type Happened = OrderEvent['type'];

const problem = { message: { key: 'error.default' }, showFor: 20_000 };
const challenge = { kind: 'page', url: 'https://bank.example/challenge', reference: 'R-1' } as const;
const order = { orderId: 'O-1', token: 'T-1', status: 'complete' } as const;
const holding = { hold, choice: 'card', expired: false } as const;
const attempt = 'attempt-1';

const states: { [K in At]: Extract<OrderState, { at: K }> } = {
  resuming: { at: 'resuming' },
  selecting: { at: 'selecting', problem },
  holding: { at: 'holding', choice: 'card' },
  swapping: { at: 'swapping' },
  swapRefused: { at: 'swapRefused', problem },
  registering: { at: 'registering', problem, ...holding },
  submitting: { at: 'submitting', attempt, ...holding },
  authenticating: { at: 'authenticating', attempt, challenge, ...holding },
  redirecting: { at: 'redirecting', attempt, address: 'https://pay.example', ...holding },
  awaitingPayment: { at: 'awaitingPayment', attempt, ...holding },
  unknownOutcome: { at: 'unknownOutcome', attempt, checking: false, ...holding },
  confirmed: { at: 'confirmed', order },
  timedOut: { at: 'timedOut', problem: null },
  cancelled: { at: 'cancelled' },
};

const events: { [K in Happened]: Extract<OrderEvent, { type: K }> } = {
  holdRequested: { type: 'holdRequested', choice: 'invoice' },
  held: { type: 'held', hold },
  holdRefused: { type: 'holdRefused', problem },
  swapRequested: { type: 'swapRequested' },
  swapRefused: { type: 'swapRefused', problem },
  resumeRequested: { type: 'resumeRequested' },
  resumed: { type: 'resumed', hold, choice: 'card' },
  holdRead: { type: 'holdRead', hold: { ...hold, token: 'T-2' } },
  extensionRequested: { type: 'extensionRequested' },
  extended: { type: 'extended', hold: { ...hold, token: 'T-3' } },
  extensionRefused: { type: 'extensionRefused', why: 'failed' },
  submitted: { type: 'submitted', attempt: 'attempt-2' },
  challenged: { type: 'challenged', challenge },
  challengeAnswered: { type: 'challengeAnswered' },
  redirected: { type: 'redirected', address: 'https://pay.example' },
  cameBack: { type: 'cameBack' },
  awaited: { type: 'awaited' },
  settled: { type: 'settled', order },
  refused: { type: 'refused', problem },
  answerLost: { type: 'answerLost' },
  outcomeRequested: { type: 'outcomeRequested' },
  outcomeUnreadable: { type: 'outcomeUnreadable', hold, choice: 'card', attempt },
  abandonRequested: { type: 'abandonRequested' },
  expired: { type: 'expired' },
  released: { type: 'released' },
  cancelled: { type: 'cancelled' },
  startedOver: { type: 'startedOver' },
  problemCleared: { type: 'problemCleared' },
};

/** Where each event leads; what is not here leads nowhere. */
const leads: Record<At, Partial<Record<Happened, At>>> = {
  resuming: {
    resumed: 'registering',
    settled: 'confirmed',
    holdRefused: 'selecting',
    swapRefused: 'swapRefused',
    released: 'selecting',
    expired: 'timedOut',
    outcomeUnreadable: 'unknownOutcome',
  },
  selecting: {
    resumeRequested: 'resuming',
    swapRequested: 'swapping',
    holdRequested: 'holding',
    problemCleared: 'selecting',
  },
  holding: { held: 'registering', holdRefused: 'selecting' },
  swapping: { held: 'registering', swapRefused: 'swapRefused' },
  swapRefused: { resumeRequested: 'resuming', swapRequested: 'swapping' },
  registering: {
    submitted: 'submitting',
    holdRead: 'registering',
    extensionRequested: 'registering',
    extended: 'registering',
    extensionRefused: 'registering',
    settled: 'confirmed',
    expired: 'timedOut',
    released: 'selecting',
    cancelled: 'cancelled',
    abandonRequested: 'resuming',
    problemCleared: 'registering',
  },
  submitting: {
    settled: 'confirmed',
    challenged: 'authenticating',
    redirected: 'redirecting',
    awaited: 'awaitingPayment',
    refused: 'registering',
    answerLost: 'unknownOutcome',
    extended: 'submitting',
    expired: 'submitting',
  },
  authenticating: {
    challengeAnswered: 'submitting',
    settled: 'confirmed',
    answerLost: 'unknownOutcome',
    refused: 'registering',
    extended: 'authenticating',
    expired: 'authenticating',
  },
  redirecting: {
    cameBack: 'registering',
    settled: 'confirmed',
    refused: 'registering',
    extended: 'redirecting',
    expired: 'redirecting',
  },
  awaitingPayment: {
    settled: 'confirmed',
    refused: 'registering',
    answerLost: 'unknownOutcome',
    extended: 'awaitingPayment',
    expired: 'awaitingPayment',
  },
  unknownOutcome: {
    outcomeRequested: 'unknownOutcome',
    holdRead: 'unknownOutcome',
    settled: 'confirmed',
    refused: 'registering',
    answerLost: 'unknownOutcome',
    extended: 'unknownOutcome',
    expired: 'unknownOutcome',
  },
  confirmed: {},
  timedOut: { startedOver: 'selecting', swapRequested: 'swapping', abandonRequested: 'resuming' },
  cancelled: { startedOver: 'selecting', swapRequested: 'swapping' },
};

const allStates = Object.values(states);
const allEvents = Object.values(events);

eachRow(
  allStates.flatMap((state) => allEvents.map((event) => ({ at: state.at, type: event.type, state, event }))),
)('$at and $type lead where the table says', ({ state, event }) => {
  const next = step(state, event);
  const expected = leads[state.at][event.type];
  if (expected) expect(next.at).toBe(expected);
  else expect(next).toBe(state);
});

describe('what is carried along', () => {
  const inFlight = allStates.filter((state) => 'attempt' in state);

  eachRow(inFlight)('$at: expiry only marks a payment in flight', (state) => {
    expect(step(state, events.expired)).toEqual({ ...state, expired: true });
  });

  eachRow(inFlight)('$at: a refusal after expiry ends in time-out, with its reason', (state) => {
    expect(step(step(state, events.expired), events.refused)).toEqual({ at: 'timedOut', problem });
  });

  eachRow(inFlight)('$at: a refusal in time leads back to the form, with its reason', (state) => {
    expect(step(state, events.refused)).toEqual({ at: 'registering', problem, ...holding });
  });

  test('the attempt stays the same through a challenge and a lost answer', () => {
    const answered = step(step(states.submitting, events.challenged), events.challengeAnswered);
    expect(answered).toEqual(states.submitting);
    expect(step(states.submitting, events.answerLost)).toEqual(states.unknownOutcome);
  });

  test('asking for the outcome is seen, and ends with no answer', () => {
    const requested = step(states.unknownOutcome, events.outcomeRequested);
    expect(requested).toMatchObject({ checking: true });
    expect(step(requested, events.answerLost)).toMatchObject({ checking: false });
  });

  test('how the buyer means to pay is kept from the hold on', () => {
    expect(step(step(initialOrder, events.holdRequested), events.held)).toMatchObject({ choice: 'invoice' });
  });

  test('a swap pays as its hold says (000 §4)', () => {
    const swapped = { ...hold, isPayByInvoice: true };
    expect(step(states.swapping, { type: 'held', hold: swapped })).toMatchObject({ choice: 'invoice' });
    expect(step(states.swapping, events.held)).toMatchObject({ choice: 'card' });
  });

  test('tickets that are given up for the buyer say why', () => {
    expect(step(states.registering, { type: 'released', problem })).toEqual({ at: 'selecting', problem });
    expect(step(states.registering, events.released)).toEqual({ at: 'selecting', problem: null });
  });

  test('a hold read again takes the place of the old one', () => {
    expect(step(states.registering, events.holdRead)).toMatchObject({ hold: { token: 'T-2' } });
  });

  test('a problem goes when it is cleared, or when something else is tried', () => {
    expect(step(states.selecting, events.problemCleared)).toEqual({ at: 'selecting', problem: null });
    expect(step(states.registering, events.problemCleared)).toMatchObject({ problem: null });
    expect(step(states.registering, events.submitted)).not.toHaveProperty('problem');
  });
});

describe('more time for the tickets', () => {
  const requested = step(states.registering, events.extensionRequested);
  const longer = { ...hold, expiresAt: '2099-01-01T00:00:00Z' };

  test('is asked for once at a time', () => {
    expect(requested).toMatchObject({ extension: 'asked' });
    expect(step(requested, events.extensionRequested)).toBe(requested);
  });

  test('is given to the form', () => {
    expect(step(requested, { type: 'extended', hold: longer })).toEqual({
      ...states.registering,
      extension: 'given',
      hold: longer,
    });
  });

  eachRow(['spent', 'failed'] as const)('is refused, and the form stays: %s', (why) => {
    expect(step(requested, { type: 'extensionRefused', why })).toEqual({
      ...states.registering,
      extension: why,
    });
  });

  test('comes too late when the hold has ended', () => {
    expect(step(requested, { type: 'extensionRefused', why: 'gone' }).at).toBe('timedOut');
  });

  test('is waited for when the time runs out meanwhile', () => {
    const waiting = step(requested, events.expired);
    expect(waiting).toMatchObject({ at: 'registering', expired: true });
    expect(step(waiting, { type: 'extended', hold: longer })).toMatchObject({
      at: 'registering',
      expired: false,
      hold: longer,
    });
    expect(step(waiting, events.extensionRefused).at).toBe('timedOut');
  });

  eachRow(allStates.filter((state) => 'attempt' in state))('reaches $at as well', (state) => {
    expect(step(step(state, events.expired), { type: 'extended', hold: longer })).toEqual({
      ...state,
      expired: false,
      hold: longer,
    });
  });
});

describe('any path', () => {
  const path = fc.array(fc.constantFrom(...allEvents), { maxLength: 40 });
  const walk = (happened: OrderEvent[]) => {
    const passed: OrderState[] = [initialOrder];
    for (const event of happened) passed.push(step(passed.at(-1) ?? initialOrder, event));
    return passed;
  };

  test('a double press orders once: an attempt under way is never replaced', () => {
    fc.assert(
      fc.property(path, fc.string(), (happened, other) => {
        for (const state of walk(happened))
          if ('attempt' in state) expect(step(state, { type: 'submitted', attempt: other })).toBe(state);
      }),
    );
  });

  test('late answers do no harm: a finished order stays as it is', () => {
    fc.assert(
      fc.property(path, (happened) => {
        const passed = walk(happened);
        const confirmed = passed.findIndex(({ at }) => at === 'confirmed');
        if (confirmed >= 0)
          for (const state of passed.slice(confirmed)) expect(state).toBe(passed[confirmed]);
      }),
    );
  });

  test('money is only taken from the form, and the form only comes from a hold', () => {
    fc.assert(
      fc.property(path, (happened) => {
        const passed = walk(happened);
        for (const [index, state] of passed.entries()) {
          const before = passed[index - 1];
          if (state.at === 'submitting' && before?.at !== 'submitting')
            expect(['registering', 'authenticating']).toContain(before?.at);
          if ('hold' in state)
            expect(happened.slice(0, index).map(({ type }) => type)).toEqual(
              expect.arrayContaining([expect.stringMatching(/^(held|resumed|outcomeUnreadable)$/)]),
            );
        }
      }),
    );
  });

  test('no state is a trap: each leads to a confirmed order', () => {
    const edges = new Map(
      allStates.map(({ at }) => [at, new Set(allEvents.map((event) => step(states[at], event).at))]),
    );
    for (const start of edges.keys()) {
      const reached = new Set<At>([start]);
      for (const at of reached) for (const next of edges.get(at) ?? []) reached.add(next);
      expect([...reached], start).toContain('confirmed');
    }
  });
});
