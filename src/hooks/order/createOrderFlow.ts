import type { Client } from '../../client';
import { getSaveOutcome, getTransaction, holdSwap, holdTickets, saveOrder } from '../../contract';
import type { FeatureFlags, Gateway, HoldRequest, PaymentChoice, SaveRequest } from '../../contract';
import { captchaError, holdError, initialOrder, orderEvents, problemOf, step, swapError } from '../../domain';
import type { Challenge, OrderEvent, OrderState, Problem, WidgetEventListener } from '../../domain';
import type { PayerDetails, PaymentDeps, PaymentMethod, PaymentStep } from '../../payments';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { CaptchaError } from '../captcha/types';
import { createTextStore, type TextStore } from '../textStore';
import { campaignOfPage, type Campaign } from './campaign';
import { askForTime } from './askForTime';
import { asApiError, createKeep, failureOf } from './createKeep';
import { createOneHold } from './oneHold';
import type { OrderMemory } from './orderMemory';
import { paymentEvent } from './paymentEvent';
import { saveAnswers } from './saveAnswers';

export interface OrderFlowOptions {
  client: Client;
  memory: OrderMemory;
  eventId: string;
  /** They change the words of some errors. */
  features: FeatureFlags;
  /** Address on this origin that wakes the opener after a challenge; `/stripe/return` when absent (000 §2). */
  returnUrl?: string | undefined;
  /** Asked before each hold; absent where the widget asks for none. */
  captcha?: CaptchaChoice | undefined;
  /** Tickets to swap: they are held at once, and nothing is chosen (000 §4 Swap). */
  swap?: SwapOrder | undefined;
  /** Seen by all tabs of the browser, so that they hold once for a buyer. Default: its `localStorage`. */
  browserStore?: TextStore | undefined;
  /** Tickets were given back, as far as that can be known: what is left is to be read anew. */
  onReleased?: (() => void) | undefined;
  /** How the buyer came, for the organizer. Default: the campaign parameters of the page's address. */
  campaign?: Campaign | undefined;
  /** Hears of every step of the order. It must not throw. */
  onEvent?: WidgetEventListener | undefined;
}

export interface SwapOrder {
  /** From the link the organizer sent. */
  token: string;
  gateway?: Gateway | undefined;
}

/** One try to pay and save. */
export interface Submission<Input> {
  method: PaymentMethod<Input>;
  input: Input;
  payer: PayerDetails;
  order: Omit<SaveRequest, 'token' | 'paymentIntentId' | 'paymentToken'>;
}

/** The order in progress and what can be done to it. Actions without an edge in the table do nothing. */
export interface OrderFlow {
  getState: () => OrderState;
  subscribe: (listener: () => void) => () => void;
  /** Goes on with the order this tab was in before a reload, or holds the tickets that are to be swapped. */
  resume: () => void;
  /** `gateway` is the one the tickets were priced for. */
  hold: (request: HoldRequest, choice: PaymentChoice, gateway?: Gateway) => void;
  /** Gives the tickets back and opens the selection again. */
  release: () => void;
  submit: <Input>(submission: Submission<Input>) => void;
  /** The bank is done, or the buyer closed its page: either way the outcome is read again, and nothing believed. */
  leaveChallenge: () => void;
  /** Asks once more what became of a save whose answer was lost. */
  checkOutcome: () => void;
  /** Reads the hold again, e.g. after the page slept. */
  reread: () => void;
  /** Another tab of this browser may have begun an order of its own; then this one has no tickets any more. */
  yieldToTab: () => void;
  expire: () => void;
  /** Asks for more time to fill in the form, where `hold.extensionsLeft` offers it. */
  extend: () => void;
  startOver: () => void;
  clearProblem: () => void;
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
  campaign = campaignOfPage(),
  onEvent,
}: OrderFlowOptions): OrderFlow {
  const listeners = new Set<() => void>();
  let state: OrderState = initialOrder;
  /** Goes on with the payment in flight after its challenge. */
  let resumePayment: ((challenge: Challenge) => Promise<PaymentStep>) | null = null;
  /** For `onEvent` alone. */
  let payer: PayerDetails | undefined;
  const oneHold = createOneHold({ client, eventId, store: browserStore });
  const keep = createKeep({
    ...{ captcha, oneHold },
    own: () => ({ token: memory.recall()?.token, swapToken: swap?.token }),
  });

  /** True when the event led somewhere: the synchronous lock against double clicks. */
  function send(event: OrderEvent): boolean {
    const next = step(state, event);
    if (next === state) return false;
    const before = state;
    const held = 'hold' in state ? state.hold.token : null;
    state = next;
    if ('hold' in state) oneHold.note(state.hold.token, state.at !== 'registering');
    else if (held) oneHold.forget(held);
    if (state.at === 'confirmed') memory.forget();
    if (state.at === 'timedOut') memory.forgetHold();
    listeners.forEach((listener) => listener());
    orderEvents(before, next).forEach((told) =>
      onEvent?.(told, told.type === 'confirmed' ? payer : undefined),
    );
    return true;
  }

  async function sendHold(body: HoldRequest, choice: PaymentChoice, gateway: Gateway | undefined) {
    const query = { ...(gateway && { gateway }) };
    try {
      const hold = await keep(body, (attempt) =>
        client.call(holdTickets, { params: { eventId }, query, body, ...attempt }),
      );
      memory.remember({ token: hold.token, choice });
      send({ type: 'held', hold });
    } catch (cause) {
      send({ type: 'holdRefused', problem: refusalOf(cause, holdError) });
    }
  }

  async function sendSwap({ token: swapToken, gateway }: SwapOrder) {
    const body = { swapToken };
    const query = { ...(gateway && { gateway }) };
    try {
      const hold = await keep(body, (attempt) =>
        client.call(holdSwap, { params: { eventId }, query, body, ...attempt }),
      );
      memory.remember({ token: hold.token, choice: hold.isPayByInvoice ? 'invoice' : 'card', swapToken });
      send({ type: 'held', hold });
    } catch (cause) {
      send({ type: 'swapRefused', problem: refusalOf(cause, swapError) });
    }
  }

  const refusalOf = (cause: unknown, errorOf: typeof holdError) =>
    cause instanceof CaptchaError
      ? captchaError(cause.reason)
      : errorOf(failureOf(asApiError(cause)), features);

  const beginSwap = (order: SwapOrder) => {
    if (send({ type: 'swapRequested' })) void sendSwap(order);
  };

  async function readHold(token: string, choice: PaymentChoice) {
    try {
      const hold = await client.call(getTransaction, { params: { eventId, token } });
      if (hold.status === 'complete' && hold.orderId)
        send({ type: 'settled', order: { orderId: hold.orderId, token, status: 'complete' } });
      else if (hold.status !== 'keep') send({ type: 'expired' });
      else if (state.at === 'resuming') send({ type: 'resumed', hold, choice });
      else send({ type: 'holdRead', hold });
    } catch (cause) {
      if (asApiError(cause).code === 4044) send({ type: 'expired' });
      else if (swap) send({ type: 'swapRefused', problem: swapError({ code: 0 }) });
      else send({ type: 'holdRefused', problem: holdError({ code: 0 }) });
    }
  }

  /** Without its tickets an order begins again: a swap by holding anew, every other by choosing. */
  function giveUp(problem?: Problem) {
    memory.forgetHold();
    send(swap ? { type: 'expired' } : { type: 'released', ...(problem && { problem }) });
  }

  /** Nobody waits for it: the selection opens at once, and its list is read again afterwards. */
  const giveBack = (token: string) => void oneHold.release(token).then(onReleased);

  /** Drives one method until it rests; every way out is an event. */
  async function drive(next: () => Promise<PaymentStep>) {
    const event = await paymentEvent(next, features);
    if (send(event) && event.type === 'answerLost') await askOutcome();
  }

  /** Asked by the attempt's key before anyone may pay again (FAULTS F25, F26). */
  async function askOutcome() {
    if (state.at !== 'unknownOutcome' || state.checking) return;
    const key = state.attempt;
    send({ type: 'outcomeAsked' });
    try {
      send({ type: 'settled', order: await client.call(getSaveOutcome, { params: { eventId, key } }) });
    } catch (cause) {
      const neverArrived = asApiError(cause).code === 4044;
      send(neverArrived ? { type: 'refused', problem: problemOf('error.default') } : { type: 'answerLost' });
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume() {
      const known = memory.recall();
      if (known && known.swapToken === swap?.token) {
        if (send({ type: 'resumeRequested' })) void readHold(known.token, known.choice);
      } else if (swap) beginSwap(swap);
      else if (known && state.at === 'selecting') {
        // Whoever came to buy is not asked to finish a swap.
        memory.forgetHold();
        giveBack(known.token);
      }
    },
    hold(request, choice, gateway) {
      if (send({ type: 'holdRequested', choice }))
        void sendHold({ ...campaign, ...request }, choice, gateway);
    },
    release() {
      if (state.at !== 'registering') return;
      giveBack(state.hold.token);
      giveUp();
    },
    submit({ method, input, payer: paying, order }) {
      if (state.at !== 'registering') return;
      const { hold } = state;
      payer = paying;
      const attempt = crypto.randomUUID();
      const deps: PaymentDeps = {
        payer: paying,
        returnUrl: returnUrl ?? new URL('/stripe/return/', location.origin).href,
        save: (proof) =>
          client.call(saveOrder, {
            params: { eventId },
            query: { gateway: hold.gateway },
            body: { ...campaign, ...order, ...proof, token: hold.token },
            idempotencyKey: attempt,
          }),
      };
      resumePayment = async (challenge) => {
        if (!method.resume)
          throw new Error(`The ${method.id} method opens challenges and can't resume them.`);
        return method.resume(hold, challenge, deps);
      };
      const begin = async (): Promise<PaymentStep> => {
        if (await saveAnswers(client, hold, order.personTickets)) return method.begin(hold, input, deps);
        send({ type: 'expired' });
        return { next: 'refused', problem: problemOf('error.notCharged') };
      };
      if (send({ type: 'submitted', attempt })) void drive(begin);
    },
    leaveChallenge() {
      if (state.at !== 'authenticating' || !resumePayment) return;
      const { challenge } = state;
      const resume = resumePayment;
      if (send({ type: 'challengeAnswered' })) void drive(() => resume(challenge));
    },
    checkOutcome: () => void askOutcome(),
    reread() {
      if (state.at === 'registering') void readHold(state.hold.token, state.choice);
    },
    yieldToTab() {
      if (state.at === 'registering' && oneHold.isReplaced(state.hold.token))
        giveUp(problemOf('registration.otherTab'));
    },
    expire: () => void send({ type: 'expired' }),
    extend() {
      if (state.at !== 'registering') return;
      const { hold } = state;
      if (send({ type: 'extensionAsked' })) void askForTime(client, hold).then(send);
    },
    startOver: () => (swap ? beginSwap(swap) : void send({ type: 'startedOver' })),
    clearProblem: () => void send({ type: 'problemCleared' }),
  };
}
