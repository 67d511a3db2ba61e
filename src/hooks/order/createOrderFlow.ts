import type { Client } from '../../client';
import type { FeatureFlags } from '../../contract';
import { initialOrder, orderEvents, problemOf, step } from '../../domain';
import type { OrderEvent, OrderState, Problem, WidgetEventListener } from '../../domain';
import type { PayerDetails } from '../../payments';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { createTextStore, type TextStore } from '../textStore';
import { abandonOrder } from './abandonOrder';
import { campaignOf, type Campaign } from './campaign';
import { requestExtension } from './requestExtension';
import { createHolds, type SwapOrder } from './createHolds';
import { createKeep } from './createKeep';
import { createSingleHold } from './singleHold';
import { createPaymentRun } from './createPaymentRun';
import type { Draw, OrderFlow } from './orderFlow';
import { noteAttempt, noteHold, noteMoney } from './noteAttempt';
import type { OrderMemory, RememberedHold } from './orderMemory';
import { linkedOrder } from './linkedOrder';
import { createLink, orderLinkCode } from './orderLink';
import { createOutcomeSharing } from './outcomeSharing';
import { readTransaction } from './readOutcome';
import { ended, eventOf, resumed, unreached } from './resumeOrder';
import { switchInvoice } from './switchInvoice';

export interface OrderFlowOptions {
  client: Client;
  memory: OrderMemory;
  eventId: string;
  /** They change the words of some errors. */
  features: FeatureFlags;
  /** Address on this origin that wakes the opener after a challenge; that of 000 §2 when absent. */
  returnUrl?: string | undefined;
  /** Asked before each hold; absent where the widget asks for none. */
  captcha?: CaptchaChoice | undefined;
  /** Tickets to swap: they are held at once, and nothing is chosen (000 §4 Swap). */
  swap?: SwapOrder | undefined;
  /** Seen by all tabs of the browser, so that they hold once for a buyer. Default: its `localStorage`. */
  browserStore?: TextStore | undefined;
  /** Tickets were given back, as far as that can be known: what is left is to be read anew. */
  onReleased?: (() => void) | undefined;
  /** Of the page's address, as the buyer came. */
  search?: string | undefined;
  /** How the buyer came, for the organizer. Default: the campaign parameters of `search`. */
  campaign?: Campaign | undefined;
  /** Hears of every step of the order. It must not throw. */
  onEvent?: WidgetEventListener | undefined;
}

/** Effects around the transition table of domain/order. Framework-free; `useOrder` gives it to React. */
export function createOrderFlow({
  client,
  memory,
  eventId,
  features,
  returnUrl,
  captcha,
  swap,
  browserStore = createTextStore(() => localStorage),
  onReleased,
  search = '',
  campaign = campaignOf(search),
  onEvent,
}: OrderFlowOptions): OrderFlow {
  const listeners = new Set<() => void>();
  let draw: Draw = (change) => change();
  let state: OrderState = initialOrder;
  /** How the order is paid is being changed: nothing is sent meanwhile. */
  let isSwitching = false;
  /** For `onEvent` alone. */
  let payer: PayerDetails | undefined;
  const singleHold = createSingleHold({ client, eventId, store: browserStore });
  const sharing = createOutcomeSharing(browserStore, eventId);
  const holds = createHolds({
    client,
    eventId,
    features,
    memory,
    keep: createKeep({
      captcha,
      singleHold,
      own: () => ({ token: memory.recall()?.token, swapToken: swap?.token }),
    }),
  });
  const run = createPaymentRun({
    client,
    eventId,
    features,
    returnUrl,
    campaign,
    memory,
    send,
    getState: () => state,
  });

  /** True when the event led somewhere: the synchronous lock against double clicks. */
  function send(event: OrderEvent): boolean {
    const next = step(state, event);
    if (next === state) return false;
    const before = state;
    const held = 'hold' in state ? state.hold.token : null;
    const known = memory.recall();
    state = next;
    if ('hold' in state) singleHold.note(state.hold.token, state.at !== 'registering');
    else if (held) singleHold.forget(held);
    if (state.at === 'confirmed') memory.forget();
    if (state.at === 'timedOut' && !mayBePaid()) memory.forgetHold();
    if ('hold' in state) {
      if (!('hold' in before) || before.hold !== state.hold) noteHold(memory, state.hold);
      noteAttempt(memory, attemptOf(state));
    }
    const left = memory.recall();
    if (left) sharing.follow(state.at, left);
    else sharing.forget(known?.token);
    draw(() => listeners.forEach((listener) => listener()), next);
    orderEvents(before, next).forEach((event) =>
      onEvent?.(event, event.type === 'confirmed' ? payer : undefined),
    );
    return true;
  }

  const beginSwap = (order: SwapOrder) => {
    if (send({ type: 'swapRequested' })) void holds.swap(order).then(send);
  };

  /** This tab has no order: it goes on with one of another tab that is in doubt. */
  function adopted() {
    const found = sharing.find();
    if (found?.swapToken !== swap?.token) return null;
    if (found) memory.remember(found);
    return found;
  }

  /** Somebody pressed the button for it, so that it is read before anything new begins. */
  const mayBePaid = () => memory.recall()?.key !== undefined;

  const inDoubt = () => (mayBePaid() ? memory.recall() : adopted());

  async function rereadHold(token: string) {
    const found = await readTransaction(client, { eventId, token });
    send(eventOf(found, memory.recall()) ?? unreached({ isSwap: !!swap }));
  }

  /** Begins anew once nothing of this order is left that could be charged or made; `then` goes on from there. */
  async function abandon(then: () => void) {
    const known = memory.recall();
    const hold = 'hold' in state ? state.hold : undefined;
    if (!known || !send({ type: 'abandonRequested' })) return;
    const event = await abandonOrder({ ...known, hold }, { client, eventId, singleHold });
    if (event.type === 'released') then();
    else send(event);
    onReleased?.();
  }

  function forgetHold() {
    sharing.forget(memory.recall()?.token);
    memory.forgetHold();
  }

  /** Without its tickets an order begins again: a swap by holding anew, every other by choosing. */
  function giveUp(problem?: Problem) {
    forgetHold();
    send(swap ? { type: 'expired' } : { type: 'released', ...(problem && { problem }) });
  }

  function begin() {
    forgetHold();
    if (state.at === 'resuming') send(swap ? { type: 'expired' } : { type: 'released' });
    if (swap) beginSwap(swap);
    else send({ type: 'startedOver' });
  }

  /** Nobody waits for it: the selection opens at once, and its list is read again afterwards. */
  const giveBack = (token: string) => void singleHold.release(token).then(onReleased);

  function release() {
    if (state.at !== 'registering') return;
    if (mayBePaid()) return void abandon(giveUp);
    giveBack(state.hold.token);
    giveUp();
  }

  /** Reads what became of an order, and goes on from there. */
  function goOn(known: RememberedHold) {
    // It may have been sent, and its answer was lost with the page.
    if (known.attempt !== undefined) noteMoney(memory, 'unknown');
    if (send({ type: 'resumeRequested' }))
      void resumed(known, { client, eventId, isSwap: !!swap }).then(send);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawBy(next) {
      draw = next;
    },
    resume() {
      const code = swap || mayBePaid() ? null : orderLinkCode();
      if (code !== null) {
        if (send({ type: 'resumeRequested' }))
          void linkedOrder(code, { client, eventId, memory, singleHold }).then(send);
        return;
      }
      const known = memory.recall() ?? adopted();
      if (known && known.swapToken === swap?.token) goOn(known);
      else if (swap) beginSwap(swap);
      else if (known && state.at === 'selecting') {
        // Whoever came to buy is not asked to finish a swap.
        memory.forgetHold();
        giveBack(known.token);
      }
    },
    hold(request, choice, gateway) {
      // What may be paid for is gone on with, in whichever tab it was: a new order would be charged beside it.
      const known = state.at === 'selecting' ? inDoubt() : null;
      if (known) goOn(known);
      else if (send({ type: 'holdRequested', choice }))
        void holds.hold({ ...campaign, ...request }, choice, gateway).then(send);
    },
    release,
    leave() {
      if (!memory.recall()?.isLinked) release();
    },
    async createLink() {
      if (state.at !== 'registering') return null;
      const { hold, choice } = state;
      const code = await createLink(client, hold, { choice, draft: memory.readDraft() });
      const known = memory.recall();
      if (code !== null && known) memory.remember({ ...known, isLinked: true });
      return code;
    },
    submit(submission) {
      if (isSwitching) return;
      payer = submission.payer;
      run.submit(submission);
    },
    playChallenge: run.playChallenge,
    leaveChallenge: run.leaveChallenge,
    comeBack: () => void send({ type: 'cameBack' }),
    checkOutcome: () => void run.requestOutcome(),
    reread() {
      if (state.at === 'registering') void rereadHold(state.hold.token);
    },
    yieldToTab() {
      if (state.at === 'registering' && singleHold.isReplaced(state.hold.token))
        giveUp(problemOf('registration.otherTab'));
    },
    expire() {
      // The bank's page is closed with it; what became of the payment is read before anything is said (FAULTS F23, F39).
      if (send(ended(memory.recall()))) run.leaveChallenge();
    },
    extend() {
      if (state.at !== 'registering') return;
      const { hold } = state;
      if (send({ type: 'extensionRequested' })) void requestExtension(client, hold).then(send);
    },
    async payByInvoice(payByInvoice) {
      if (state.at !== 'registering' || isSwitching) return null;
      const { hold } = state;
      isSwitching = true;
      const { event, problem } = await switchInvoice(client, hold, payByInvoice);
      isSwitching = false;
      if (event && 'hold' in state && state.hold.token === hold.token) send(event);
      return problem;
    },
    startOver() {
      if (state.at === 'timedOut' && mayBePaid()) void abandon(begin);
      else begin();
    },
    clearProblem: () => void send({ type: 'problemCleared' }),
  };
}

/** The try to pay that a reload must ask about; a redirect leads away on purpose, and nothing was saved by it. */
const attemptOf = (state: OrderState): string | undefined =>
  'attempt' in state && state.at !== 'redirecting' ? state.attempt : undefined;
