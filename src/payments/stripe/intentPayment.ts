import type { ConfirmPaymentData, PaymentMethodResult, Stripe } from '@stripe/stripe-js';
import type { HeldTransaction } from '../../contract';
import { deadlines, withDeadline } from '../deadlines';
import { challengeUrlOf, decided, isChallenged, isUnpaid, readIntent, type Intent } from './intent';
import { offeredAt } from '../offeredAt';
import { notVerified, refused, stoppedAt, unknownStatus } from './refusals';
import type { MethodId, PaymentDeps, PaymentMethod, PaymentStep } from '../types';

/** How one kind of fields pays for the intent of an order. */
export interface IntentPaymentOptions<Input> {
  id: MethodId;
  load: () => Promise<Stripe>;
  /** Makes what is charged of what was filled in. Nothing is charged by it. */
  createMethod: (input: Input, deps: PaymentDeps) => Promise<PaymentMethodResult>;
}

/**
 * Pays for the intent of an order. 000 §4 Card payment intent: create a payment method, confirm the intent, resolve by status; both
 * vocabularies of statuses are understood (DECISIONS, Order flow). An order has one intent, whichever fields pay for it: it is read
 * before each charge and after each answer that was lost (FAULTS F38).
 */
export function intentPayment<Input extends { stripe: Stripe }>({
  id: methodId,
  load,
  createMethod,
}: IntentPaymentOptions<Input>): PaymentMethod<Input> {
  return {
    id: methodId,
    money: 'withOrder',
    isOffered: offeredAt('stripe'),

    async begin(hold, input, deps) {
      const { stripe } = input;
      const secret = secretOf(hold);
      // An intent of an earlier try may have gone through; charging again is the one thing that must not happen.
      const before = await readIntent(stripe, secret);
      if (!before.intent) return refused(before.error, 'notSent');
      if (!isUnpaid(before.intent) && !isChallenged(before.intent))
        return outcomeOf(await decided(stripe, secret, before.intent), deps);
      const method = await answerOf('createPaymentMethod', deadlines.tokenizeMs, () =>
        createMethod(input, deps),
      );
      if (!method?.paymentMethod) return refused(method?.error, 'notCharged');
      const { id, type } = method.paymentMethod;
      const given = { payment_method: id, return_url: deps.returnUrl };
      const answer = await answerOf('confirmation', deadlines.confirmMs, () =>
        type === 'card'
          ? stripe.confirmCardPayment(secret, given, { handleActions: false })
          : confirmOther(stripe, secret, given),
      );
      const verdict = answer?.error?.type;
      if (verdict === 'card_error' || verdict === 'validation_error')
        return refused(answer?.error, 'notCharged');
      if (answer?.paymentIntent)
        return nextOf(await decided(stripe, secret, answer.paymentIntent), secret, deps);
      const { intent } = await readIntent(stripe, secret);
      if (!intent) return { next: 'unknown' };
      if (isUnpaid(intent)) return notArrived(intent, id, answer?.error);
      return nextOf(await decided(stripe, secret, intent), secret, deps);
    },

    async resume(_hold, { reference }, deps) {
      const stripe = await load();
      const { intent } = await readIntent(stripe, reference);
      if (!intent) return { next: 'unknown' };
      return outcomeOf(await decided(stripe, reference, intent), deps);
    },

    async recheck(hold, deps) {
      const stripe = await load();
      const secret = secretOf(hold);
      const { intent } = await readIntent(stripe, secret);
      if (!intent) return { next: 'unknown' };
      if (isUnpaid(intent)) return refused(undefined, 'unknown');
      return outcomeOf(await decided(stripe, secret, intent), deps);
    },
  };
}

/** Stripe confirms as a card what is one, e.g. that of a wallet, and everything else, e.g. Link, by this call. */
const confirmOther = (
  stripe: Stripe,
  clientSecret: string,
  confirmParams: Required<Pick<ConfirmPaymentData, 'payment_method' | 'return_url'>>,
) => stripe.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });

function secretOf(hold: HeldTransaction): string {
  if (hold.paymentIntentToken) return hold.paymentIntentToken;
  throw new Error(
    'The hold has no payment intent: the backend must send paymentIntentToken with a stripe order.',
  );
}

/** What was answered; `null` when a call that answers its errors threw one, or did not answer in time. */
async function answerOf<T>(what: string, timeoutMs: number, call: () => Promise<T>): Promise<T | null> {
  try {
    return await withDeadline(what, timeoutMs, call);
  } catch {
    return null;
  }
}

/** A confirmation whose answer was lost, and nothing went through. Says why when the intent knows it of this very card. */
function notArrived({ last_payment_error: last }: Intent, method: string, said: Said): PaymentStep {
  return last?.payment_method?.id === method ? refused(last, 'notCharged') : refused(said, 'unknown');
}

type Said = Parameters<typeof refused>[0];

function nextOf(intent: Intent, secret: string, deps: PaymentDeps): Promise<PaymentStep> | PaymentStep {
  const url = isChallenged(intent) && challengeUrlOf(intent);
  return url
    ? { next: 'challenge', challenge: { kind: 'page', url, reference: secret } }
    : outcomeOf(intent, deps);
}

/** Where an intent rests. */
async function outcomeOf(intent: Intent, deps: PaymentDeps): Promise<PaymentStep> {
  const { id, status } = intent;
  if (status === 'succeeded') return { next: 'settled', order: await deps.save({ paymentIntentId: id }) };
  if (isUnpaid(intent)) return notVerified(status);
  if (isChallenged(intent)) return stoppedAt(status, 'open');
  if (status === 'processing' || status === 'canceled') return stoppedAt(status, status);
  return unknownStatus(status);
}
