import type { At, EventOf, Holding, OrderEvent, OrderState } from './state';

type Edges = {
  [From in OrderState['at']]: {
    [On in OrderEvent['type']]?: (state: At<From>, event: EventOf<On>) => OrderState;
  };
};

type InFlight = At<'submitting' | 'authenticating' | 'redirecting' | 'awaitingPayment' | 'unknownOutcome'>;

const toSelecting = (): OrderState => ({ at: 'selecting', problem: null });
const toConfirmed = (_: OrderState, { order }: EventOf<'settled'>): OrderState => ({
  at: 'confirmed',
  order,
});
const toResuming = (): OrderState => ({ at: 'resuming' });
const toSwapping = (): OrderState => ({ at: 'swapping' });
const toSwapRefused = (_: OrderState, { problem }: EventOf<'swapRefused'>): OrderState => ({
  at: 'swapRefused',
  problem,
});
/** What stays known of the tickets that are held, whatever becomes of paying for them. */
const heldPart = ({ hold, choice, expired, isPaid, isFromLink }: Holding): Holding => ({
  hold,
  choice,
  expired,
  ...(isPaid && { isPaid }),
  ...(isFromLink && { isFromLink }),
});
const noteExpiry = <S extends InFlight>(state: S): OrderState => ({ ...state, expired: true });
/** The answer came after the buyer had gone on to pay. */
const noteExtension = <S extends InFlight>(state: S, { hold }: EventOf<'extended'>): OrderState => ({
  ...state,
  hold,
  expired: false,
});
const toUnknown = (state: InFlight): OrderState => ({
  at: 'unknownOutcome',
  ...heldPart(state),
  attempt: state.attempt,
  checking: false,
});
/** Back to the form with the reason, or to the time-out panel when the hold ended meanwhile. */
const backToForm = (state: InFlight, { problem }: EventOf<'refused'>): OrderState =>
  state.expired
    ? { at: 'timedOut', problem }
    : {
        at: 'registering',
        ...heldPart(state),
        ...(problem.money === 'charged' && { isPaid: true }),
        problem,
      };

/** The whole order flow. Adding a state means adding a row; nothing else decides transitions. */
const edges: Edges = {
  resuming: {
    resumed: (_, { problem = null, ...known }) => ({
      at: 'registering',
      ...heldPart({ ...known, expired: false }),
      problem,
    }),
    settled: toConfirmed,
    holdRefused: (_, { problem }) => ({ at: 'selecting', problem }),
    swapRefused: toSwapRefused,
    released: toSelecting,
    expired: (_, { problem = null }) => ({ at: 'timedOut', problem }),
    outcomeUnreadable: (_, { attempt, ...known }) => ({
      at: 'unknownOutcome',
      ...heldPart({ ...known, expired: false }),
      attempt,
      checking: false,
    }),
  },
  selecting: {
    resumeRequested: toResuming,
    swapRequested: toSwapping,
    holdRequested: (_, { choice }) => ({ at: 'holding', choice }),
    problemCleared: toSelecting,
  },
  holding: {
    held: ({ choice }, { hold }) => ({ at: 'registering', hold, choice, expired: false, problem: null }),
    holdRefused: (_, { problem }) => ({ at: 'selecting', problem }),
  },
  // 000 §4 Swap: the selection counts as finished and is never shown, whatever becomes of it.
  swapping: {
    held: (_, { hold }) => ({
      at: 'registering',
      hold,
      choice: hold.isPayByInvoice ? 'invoice' : 'card',
      expired: false,
      problem: null,
    }),
    swapRefused: toSwapRefused,
  },
  swapRefused: { resumeRequested: toResuming, swapRequested: toSwapping },
  registering: {
    submitted: (state, { attempt }) => ({ at: 'submitting', ...heldPart(state), attempt }),
    holdRead: (state, { hold }) => ({ ...state, hold }),
    extensionRequested: (state) => (state.extension === 'asked' ? state : { ...state, extension: 'asked' }),
    extended: (state, { hold }) => ({ ...state, hold, expired: false, extension: 'given' }),
    extensionRefused: (state, { why }) =>
      why === 'gone' || state.expired ? { at: 'timedOut', problem: null } : { ...state, extension: why },
    settled: toConfirmed,
    // The tickets may just have been given more time: the answer decides.
    expired: (state, { problem = null }) =>
      state.extension === 'asked' ? { ...state, expired: true } : { at: 'timedOut', problem },
    released: (_, { problem = null }) => ({ at: 'selecting', problem }),
    cancelled: () => ({ at: 'cancelled' }),
    abandonRequested: toResuming,
    problemCleared: (state) => ({ ...state, problem: null }),
  },
  submitting: {
    settled: toConfirmed,
    challenged: (state, { challenge }) => ({ ...state, at: 'authenticating', challenge }),
    redirected: (state, { address }) => ({ ...state, at: 'redirecting', address }),
    awaited: (state) => ({ ...state, at: 'awaitingPayment' }),
    refused: backToForm,
    answerLost: toUnknown,
    extended: noteExtension,
    expired: noteExpiry,
  },
  authenticating: {
    challengeAnswered: (state) => ({ at: 'submitting', ...heldPart(state), attempt: state.attempt }),
    settled: toConfirmed,
    refused: backToForm,
    answerLost: toUnknown,
    extended: noteExtension,
    expired: noteExpiry,
  },
  redirecting: {
    cameBack: (state) =>
      state.expired
        ? { at: 'timedOut', problem: null }
        : { at: 'registering', ...heldPart(state), problem: null },
    settled: toConfirmed,
    refused: backToForm,
    extended: noteExtension,
    expired: noteExpiry,
  },
  awaitingPayment: {
    settled: toConfirmed,
    refused: backToForm,
    answerLost: toUnknown,
    extended: noteExtension,
    expired: noteExpiry,
  },
  unknownOutcome: {
    outcomeRequested: (state) => ({ ...state, checking: true }),
    holdRead: (state, { hold }) => ({ ...state, hold }),
    settled: toConfirmed,
    refused: backToForm,
    answerLost: toUnknown,
    extended: noteExtension,
    expired: noteExpiry,
  },
  confirmed: {},
  timedOut: { startedOver: toSelecting, swapRequested: toSwapping, abandonRequested: toResuming },
  cancelled: { startedOver: toSelecting, swapRequested: toSwapping },
};

/** The next state, or the same one when nothing leads on from here: late answers do no harm. DESIGN, How data flows. @public */
export function step(state: OrderState, event: OrderEvent): OrderState {
  // The table is exact per row and event; TypeScript can't follow the pair through two look-ups.
  const row = edges[state.at] as Record<string, ((s: OrderState, e: OrderEvent) => OrderState) | undefined>;
  return row[event.type]?.(state, event) ?? state;
}
