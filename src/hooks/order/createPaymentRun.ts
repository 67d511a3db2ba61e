import type { Client } from '../../client';
import { getSaveOutcome, saveOrder, type FeatureFlags, type HeldTransaction } from '../../contract';
import { problemOf, type Challenge, type OrderEvent, type OrderState } from '../../domain';
import type { ChallengeStage, PaymentDeps, PaymentStep } from '../../payments';
import type { Campaign } from './campaign';
import type { Submission } from './createOrderFlow';
import { asApiError } from './createKeep';
import { paymentEvent } from './paymentEvent';
import { saveAnswers } from './saveAnswers';
import { withMoney, type Money } from './withMoney';

export interface PaymentRunOptions {
  client: Client;
  eventId: string;
  features: FeatureFlags;
  returnUrl: string | undefined;
  campaign: Campaign | undefined;
  getState: () => OrderState;
  /** True when the event led somewhere. */
  send: (event: OrderEvent) => boolean;
}

/** One payment at a time, from the press of the button to where it rests. */
export interface PaymentRun {
  submit: <Input>(submission: Submission<Input>) => void;
  /** Lets the gateway's script play its challenge on these places; answers how to stop. */
  playChallenge: (places: Omit<ChallengeStage, 'signal'>) => () => void;
  leaveChallenge: () => void;
  askOutcome: () => Promise<void>;
}

/** What a payment in flight can still be asked to do. */
interface Open {
  play?: (challenge: Challenge, stage: ChallengeStage) => Promise<PaymentStep>;
  resume: (challenge: Challenge) => Promise<PaymentStep>;
  money: Pick<Money, 'method' | 'isCharged'>;
}

/** Drives the methods; every way out is an event of the order's table. docs/decisions/0019. */
export function createPaymentRun(options: PaymentRunOptions): PaymentRun {
  const { client, eventId, features, getState, send } = options;
  let open: Open | null = null;
  /** Of the challenge on stage. */
  let playing: AbortController | null = null;

  /** Drives one method until it rests. What comes of it after `signal` was aborted is somebody else's to find out. */
  async function drive(next: () => Promise<PaymentStep>, signal?: AbortSignal) {
    const event = await paymentEvent(next, features);
    if (!signal?.aborted) await take(event);
  }

  async function take(event: OrderEvent) {
    if (getState().at === 'authenticating' && !isEnd(event)) send({ type: 'challengeAnswered' });
    if (event.type === 'refused' && event.problem.code === 4044) send({ type: 'expired' });
    if (!send(isExpired() && asksBuyer(event) ? tooLate : money(event))) return;
    if (event.type === 'answerLost') await askOutcome();
  }

  const isExpired = () => {
    const state = getState();
    return 'expired' in state && state.expired;
  };
  const money = (event: OrderEvent, isUnsaved = false) =>
    open ? withMoney(event, { ...open.money, isUnsaved, isExpired: isExpired() }) : event;

  /** Asked by the attempt's key before anyone may pay again (FAULTS F25, F26). */
  async function askOutcome() {
    const state = getState();
    if (state.at !== 'unknownOutcome' || state.checking) return;
    const key = state.attempt;
    send({ type: 'outcomeAsked' });
    try {
      send({ type: 'settled', order: await client.call(getSaveOutcome, { params: { eventId, key } }) });
    } catch (cause) {
      const neverArrived = asApiError(cause).code === 4044;
      send(
        neverArrived
          ? money({ type: 'refused', problem: problemOf('error.default') }, true)
          : { type: 'answerLost' },
      );
    }
  }

  return {
    askOutcome,
    submit({ method, input, payer, order: filledIn }) {
      const state = getState();
      if (state.at !== 'registering') return;
      const { hold } = state;
      const attempt = crypto.randomUUID();
      const order = { ...options.campaign, ...heldPart(hold), ...filledIn, token: hold.token };
      const deps: PaymentDeps = {
        ...{ client, order, attempt, payer },
        returnUrl: options.returnUrl ?? new URL('/stripe/return/', location.origin).href,
        save(proof) {
          // An intent is the only proof of something that was taken before.
          if (proof.paymentIntentId !== undefined) taken.isCharged = true;
          return client.call(saveOrder, {
            params: { eventId },
            query: { gateway: hold.gateway },
            body: { ...order, ...proof },
            idempotencyKey: attempt,
          });
        },
      };
      const taken = { method: method.id, isCharged: false };
      const play = method.play?.bind(method);
      open = {
        money: taken,
        ...(play && { play: (challenge, stage) => play(hold, challenge, deps, stage) }),
        resume: async (challenge) => {
          if (!method.resume)
            throw new Error(`The ${method.id} method opens challenges and can't resume them.`);
          return method.resume(hold, challenge, deps);
        },
      };
      const begin = async (): Promise<PaymentStep> => {
        if (await saveAnswers(client, hold, order.personTickets)) return method.begin(hold, input, deps);
        send({ type: 'expired' });
        return { next: 'refused', problem: problemOf('error.notCharged') };
      };
      if (send({ type: 'submitted', attempt })) void drive(begin);
    },
    playChallenge(places) {
      const state = getState();
      if (state.at !== 'authenticating' || !open?.play) return () => undefined;
      const { challenge } = state;
      const { play } = open;
      const stopping = new AbortController();
      playing?.abort();
      playing = stopping;
      void drive(() => play(challenge, { ...places, signal: stopping.signal }), stopping.signal);
      return () => stopping.abort();
    },
    leaveChallenge() {
      const state = getState();
      if (state.at !== 'authenticating' || !open) return;
      const { challenge } = state;
      const { resume } = open;
      playing?.abort();
      if (send({ type: 'challengeAnswered' })) void drive(() => resume(challenge));
    },
  };
}

const isEnd = ({ type }: OrderEvent) => type === 'settled' || type === 'refused' || type === 'answerLost';

/** Needs the buyer before anything is charged. */
const asksBuyer = ({ type }: OrderEvent) => type === 'challenged' || type === 'redirected';

/** Nobody is asked to pay for tickets that are not held any more (FAULTS F22). */
const tooLate: OrderEvent = { type: 'refused', problem: problemOf('error.notCharged') };

/** What is saved is what was held (000 §7). */
const heldPart = ({ promotionalCode, tickets }: HeldTransaction) => ({
  ...{ status: 'keep' as const, promotionalCode },
  tickets: tickets.map(({ id, quantity }) => ({ id, requestQuantity: quantity })),
});
