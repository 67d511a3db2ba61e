import { ApiError, type Client } from '../../client';
import { saveOrder, type FeatureFlags, type HeldTransaction, type SaveRequest } from '../../contract';
import { problemOf, type Challenge, type OrderEvent, type OrderState } from '../../domain';
import type { ChallengeStage, PaymentDeps, PaymentStep, PayerDetails, PaymentMethod } from '../../payments';
import { bankReturnPath } from '../../domain/payment/bankReturn';
import { deadlines } from '../../payments/deadlines';
import type { Campaign } from './campaign';
import { keyOfHold, noteMoney } from './noteAttempt';
import type { OrderMemory } from './orderMemory';
import { paymentEvent } from './paymentEvent';
import { isAboutHold, readOutcome, readTransaction } from './readOutcome';
import { saveAnswers } from './saveAnswers';
import { withMoney, type Money } from './withMoney';

/** One try to pay and save. */
export interface Submission<Input> {
  method: PaymentMethod<Input>;
  input: Input;
  payer: PayerDetails;
  order: Omit<SaveRequest, 'token' | 'paymentIntentId' | 'paymentToken'>;
}

export interface PaymentRunOptions {
  client: Client;
  eventId: string;
  features: FeatureFlags;
  returnUrl: string | undefined;
  campaign: Campaign | undefined;
  /** What this tab knows of the hold and its money. */
  memory: Pick<OrderMemory, 'recall' | 'remember'>;
  getState: () => OrderState;
  /** True when the event led somewhere. */
  send: (event: OrderEvent) => boolean;
}

/** One payment at a time, from the press of the button to where it rests. */
export interface PaymentRun {
  submit: <Input>(submission: Submission<Input>) => void;
  /** Lets the gateway's script play its challenge on these places; answers how to stop. */
  playChallenge: (containers: Omit<ChallengeStage, 'signal'>) => () => void;
  leaveChallenge: () => void;
  requestOutcome: () => Promise<void>;
}

/** What a payment in flight can still be asked to do. */
interface Open {
  play?: (challenge: Challenge, stage: ChallengeStage) => Promise<PaymentStep>;
  resume: (challenge: Challenge) => Promise<PaymentStep>;
  /** Asks the provider; after it did not answer. */
  recheck?: (() => Promise<PaymentStep>) | undefined;
  /** The provider did not say whether it took the money. */
  isSilent: boolean;
  method: Money['method'];
}

/** Drives the methods; every way out is an event of the order's table. docs/decisions/0019. */
export function createPaymentRun(options: PaymentRunOptions): PaymentRun {
  const { client, eventId, features, memory, getState, send } = options;
  let open: Open | null = null;
  /** Of the challenge on stage. */
  let playing: AbortController | null = null;
  /** Ends the challenge that the buyer is asked. */
  let ending: ReturnType<typeof setTimeout> | undefined;

  /** Drives one method until it rests. What comes of it after `signal` was aborted is somebody else's to find out. */
  async function drive(next: () => Promise<PaymentStep>, signal?: AbortSignal) {
    const event = await paymentEvent(noticed(next), features);
    if (!signal?.aborted) await take(event);
  }

  /** Knows whether it was the provider that did not answer: then the backend alone can't say what became of the money. */
  const noticed = (next: () => Promise<PaymentStep>) => async () => {
    let isSilent = false;
    try {
      const step = await next();
      isSilent = step.next === 'unknown';
      return step;
    } catch (cause) {
      isSilent = !(cause instanceof ApiError);
      throw cause;
    } finally {
      if (open) open.isSilent = isSilent;
    }
  };

  async function take(event: OrderEvent) {
    if (getState().at === 'authenticating' && !isEnd(event)) answered();
    note(event);
    if (event.type === 'refused' && isAboutHold(event.problem.code)) return takeByTransaction(event);
    const next = money(isExpired() && isBuyerStep(event) ? tooLate : event);
    if (!send(next)) return;
    // Whoever shows it, nobody waits for ever for a bank that never answers (FAULTS F39, F81).
    clearTimeout(ending);
    if (next.type === 'challenged') ending = setTimeout(leaveChallenge, deadlines.challengeMs);
    if (event.type === 'answerLost') await requestOutcome();
  }

  const answered = () => {
    clearTimeout(ending);
    return send({ type: 'challengeAnswered' });
  };

  /** Its outcome is read again. */
  function leaveChallenge() {
    const state = getState();
    if (state.at !== 'authenticating' || !open) return;
    const { challenge } = state;
    const { resume } = open;
    playing?.abort();
    if (answered()) void drive(() => resume(challenge));
  }

  /** A hold that is gone may be gone because its order is made (FAULTS F78). */
  async function takeByTransaction(refused: OrderEvent & { type: 'refused' }) {
    if (getState().at === 'authenticating') answered();
    const state = getState();
    if (!('hold' in state)) return;
    const found = await readTransaction(client, { eventId, token: state.hold.token });
    if (found.is === 'complete') send({ type: 'settled', order: found.order });
    else if (found.is === 'unreadable') lose();
    else {
      if (found.is === 'gone') send({ type: 'expired' });
      send(money(refused));
    }
  }

  function lose() {
    noteMoney(memory, 'unknown');
    send({ type: 'answerLost' });
  }

  function note(event: OrderEvent) {
    const isUnknown = event.type === 'refused' && event.problem.money === 'unknown';
    if (isUnknown || event.type === 'answerLost') noteMoney(memory, 'unknown');
  }

  const isExpired = () => {
    const state = getState();
    return 'expired' in state && state.expired;
  };
  function money(event: OrderEvent, isUnsaved = false) {
    if (!open) return event;
    const known = memory.recall()?.money;
    return withMoney(event, {
      method: open.method,
      isUnsaved,
      isExpired: isExpired(),
      isCharged: known === 'charged',
      isUnknown: known === 'unknown',
    });
  }

  /** Asked by the attempt's key before anyone may pay again (FAULTS F25, F26). */
  async function requestOutcome() {
    const state = getState();
    if (state.at !== 'unknownOutcome' || state.checking) return;
    const { attempt, hold } = state;
    send({ type: 'outcomeRequested' });
    const found = await readOutcome(client, { eventId, attempt, token: hold.token });
    if (found.is === 'complete') send({ type: 'settled', order: found.order });
    else if (found.is === 'unreadable') send({ type: 'answerLost' });
    else if (found.is === 'held' && open?.isSilent && open.recheck) {
      const event = await paymentEvent(noticed(open.recheck), features);
      note(event);
      if (!send(money(event, true))) send({ type: 'answerLost' });
    } else {
      if (found.is === 'held') send({ type: 'holdRead', hold: found.hold });
      else send({ type: 'expired' });
      send(money({ type: 'refused', problem: problemOf('error.default') }, true));
    }
  }

  return {
    requestOutcome,
    submit({ method, input, payer, order: filledIn }) {
      const state = getState();
      if (state.at !== 'registering') return;
      const { hold } = state;
      const attempt = keyOfHold(memory, hold.token);
      const order = { ...options.campaign, ...heldPart(hold), ...filledIn, token: hold.token };
      const deps: PaymentDeps = {
        client,
        order,
        attempt,
        payer,
        returnUrl: options.returnUrl ?? new URL(bankReturnPath, location.origin).href,
        save(proof) {
          // An intent is the only proof of something that was taken before.
          if (proof.paymentIntentId !== undefined) noteMoney(memory, 'charged');
          return client.call(saveOrder, {
            params: { eventId },
            query: { gateway: hold.gateway },
            body: { ...order, ...proof },
            idempotencyKey: attempt,
          });
        },
      };
      const play = method.play?.bind(method);
      const recheck = method.recheck?.bind(method);
      open = {
        method,
        isSilent: false,
        ...(recheck && { recheck: () => recheck(hold, deps) }),
        ...(play && { play: (challenge, stage) => play(hold, challenge, deps, stage) }),
        resume: async (challenge) => {
          if (!method.resume)
            throw new Error(`The ${method.id} method opens challenges and can't resume them.`);
          return method.resume(hold, challenge, deps);
        },
      };
      const begin = async (): Promise<PaymentStep> => {
        if (await saveAnswers(client, hold, order.personTickets)) return method.begin(hold, input, deps);
        return { next: 'refused', problem: { ...problemOf('error.notCharged'), code: 4044 } };
      };
      if (send({ type: 'submitted', attempt })) void drive(begin);
    },
    playChallenge(containers) {
      const state = getState();
      if (state.at !== 'authenticating' || !open?.play) return () => undefined;
      const { challenge } = state;
      const { play } = open;
      const stopping = new AbortController();
      playing?.abort();
      playing = stopping;
      void drive(() => play(challenge, { ...containers, signal: stopping.signal }), stopping.signal);
      return () => stopping.abort();
    },
    leaveChallenge,
  };
}

const isEnd = ({ type }: OrderEvent) => type === 'settled' || type === 'refused' || type === 'answerLost';

/** Needs the buyer before anything is charged. */
const isBuyerStep = ({ type }: OrderEvent) => type === 'challenged' || type === 'redirected';

/** Nobody is asked to pay for tickets that are not held any more (FAULTS F22). */
const tooLate: OrderEvent = { type: 'refused', problem: problemOf('error.notCharged') };

/** What is saved is what was held (000 §7). */
const heldPart = ({ promotionalCode, tickets }: HeldTransaction) => ({
  status: 'keep' as const,
  promotionalCode,
  tickets: tickets.map(({ id, quantity }) => ({ id, requestQuantity: quantity })),
});
