import { ApiError, type Client } from '../../client';
import { getSaveOutcome, getTransaction, holdTickets, releaseTransaction, saveOrder } from '../../contract';
import type { FeatureFlags, Gateway, HoldRequest, PaymentChoice, SaveRequest } from '../../contract';
import { captchaError, holdError, initialOrder, orderError, problemOf, step } from '../../domain';
import type { Challenge, OrderEvent, OrderState } from '../../domain';
import type { PayerDetails, PaymentDeps, PaymentMethod, PaymentStep } from '../../payments';
import type { CaptchaChoice } from '../captcha/openCaptcha';
import { CaptchaError } from '../captcha/types';
import { behindCaptcha } from './behindCaptcha';
import type { OrderMemory } from './orderMemory';

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
  /** Goes on with the order this tab was in before a reload. */
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
  expire: () => void;
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
}: OrderFlowOptions): OrderFlow {
  const listeners = new Set<() => void>();
  let state: OrderState = initialOrder;
  /** Goes on with the payment in flight after its challenge. */
  let resumePayment: ((challenge: Challenge) => Promise<PaymentStep>) | null = null;
  /** Kept while an answer is missing, so that asking for the same again can't hold twice (FAULTS F11). */
  let unanswered: { asked: string; key: string } | null = null;
  const afterCaptcha = behindCaptcha(captcha);

  /** True when the event led somewhere: the synchronous lock against double clicks. */
  function send(event: OrderEvent): boolean {
    const next = step(state, event);
    if (next === state) return false;
    state = next;
    if (state.at === 'confirmed') memory.forget();
    if (state.at === 'timedOut') memory.forgetHold();
    listeners.forEach((listener) => listener());
    return true;
  }

  async function sendHold(body: HoldRequest, choice: PaymentChoice, gateway: Gateway | undefined) {
    const asked = JSON.stringify(body);
    const key = unanswered?.asked === asked ? unanswered.key : crypto.randomUUID();
    unanswered = { asked, key };
    try {
      const hold = await afterCaptcha('hold_tickets', (token) =>
        client.call(holdTickets, {
          params: { eventId },
          query: { ...(gateway && { gateway }) },
          body,
          idempotencyKey: key,
          captcha: token,
        }),
      );
      unanswered = null;
      memory.remember({ token: hold.token, choice });
      send({ type: 'held', hold });
    } catch (cause) {
      if (cause instanceof CaptchaError) {
        send({ type: 'holdRefused', problem: captchaError(cause.reason) });
        return;
      }
      const error = asApiError(cause);
      if (!error.outcomeUnknown) unanswered = null;
      send({ type: 'holdRefused', problem: holdError(failureOf(error), features) });
    }
  }

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
      else send({ type: 'holdRefused', problem: holdError({ code: 0 }) });
    }
  }

  /** Drives one method until it rests; every way out is an event. */
  async function drive(next: () => Promise<PaymentStep>) {
    try {
      send(eventOf(await next()));
    } catch (cause) {
      if (!(cause instanceof ApiError))
        send({ type: 'refused', problem: problemOf('error.payment.notCompleted') });
      else if (!cause.outcomeUnknown)
        send({ type: 'refused', problem: orderError(failureOf(cause), features) });
      else if (send({ type: 'answerLost' })) await askOutcome();
    }
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
      if (known && send({ type: 'resumeRequested' })) void readHold(known.token, known.choice);
    },
    hold(request, choice, gateway) {
      if (send({ type: 'holdRequested', choice })) void sendHold(request, choice, gateway);
    },
    release() {
      if (state.at !== 'registering') return;
      const { token } = state.hold;
      memory.forgetHold();
      send({ type: 'released' });
      // When this fails the server's expiry frees the stock (FAULTS F14).
      client.call(releaseTransaction, { params: { eventId, token }, keepalive: true }).catch(() => undefined);
    },
    submit({ method, input, payer, order }) {
      if (state.at !== 'registering') return;
      const { hold } = state;
      const attempt = crypto.randomUUID();
      const deps: PaymentDeps = {
        payer,
        returnUrl: returnUrl ?? new URL('/stripe/return/', location.origin).href,
        save: (proof) =>
          client.call(saveOrder, {
            params: { eventId },
            query: { gateway: hold.gateway },
            body: { ...order, ...proof, token: hold.token },
            idempotencyKey: attempt,
          }),
      };
      resumePayment = async (challenge) => {
        if (!method.resume)
          throw new Error(`The ${method.id} method opens challenges and can't resume them.`);
        return method.resume(hold, challenge, deps);
      };
      if (send({ type: 'submitted', attempt })) void drive(() => method.begin(hold, input, deps));
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
    expire: () => void send({ type: 'expired' }),
    startOver: () => void send({ type: 'startedOver' }),
    clearProblem: () => void send({ type: 'problemCleared' }),
  };
}

function eventOf(found: PaymentStep): OrderEvent {
  switch (found.next) {
    case 'settled':
      return { type: 'settled', order: found.order };
    case 'challenge':
      return { type: 'challenged', challenge: found.challenge };
    case 'redirect':
      return { type: 'redirected', address: found.address };
    case 'awaiting':
      return { type: 'awaited' };
    case 'refused':
      return { type: 'refused', problem: found.problem };
  }
}

const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError('unsent', 0, null, 'The call was not made', { cause });

const failureOf = (error: ApiError) => ({ ...error.failure, code: error.code });
