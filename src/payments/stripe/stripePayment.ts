import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js';
import type { HeldTransaction } from '../../contract';
import { problemOf, type Problem } from '../../domain';
import { isStripeOffered } from './isStripeOffered';
import type { PaymentDeps, PaymentMethod, PaymentStep } from '../types';

/** What the card fields hand over: the open provider and its number element. The digits stay in its frames. */
export interface StripeInput {
  stripe: Stripe;
  cardNumber: StripeCardNumberElement;
  cardName: string;
}

export interface StripePaymentOptions {
  /** Opens Stripe; asked once the card fields are about to show. Rejects when its script can't be had. */
  load: () => Promise<Stripe>;
}

/** The Stripe method and the loader its card fields share. */
export interface StripePayment extends PaymentMethod<StripeInput> {
  load: () => Promise<Stripe>;
}

/**
 * Card by number, expiry and CVC elements. 000 §4 Card payment intent: create a payment method, confirm the intent,
 * resolve by status; both vocabularies of statuses are understood (DECISIONS, Order flow).
 */
export function stripePayment(options: StripePaymentOptions): StripePayment {
  const load = openOnce(options.load);
  return {
    id: 'stripe',
    needsInput: true,
    load,
    isOffered: isStripeOffered,

    async begin(hold, { stripe, cardNumber, cardName }, deps) {
      const secret = secretOf(hold);
      // An intent of an earlier try may have gone through; charging again is the one thing that must not happen.
      const before = await stripe.retrievePaymentIntent(secret);
      if (before.paymentIntent?.status === 'succeeded') return saved(before.paymentIntent, deps);
      const method = await stripe.createPaymentMethod({
        type: 'card',
        card: cardNumber,
        billing_details: billingDetails(cardName, deps),
      });
      if (method.error) return refused(method.error);
      const answer = await stripe.confirmCardPayment(
        secret,
        { payment_method: method.paymentMethod.id, return_url: deps.returnUrl },
        { handleActions: false },
      );
      if (answer.error) return refused(answer.error);
      return nextOf(answer.paymentIntent, secret, deps);
    },

    async resume(_hold, challenge, deps) {
      const stripe = await load();
      const answer = await stripe.retrievePaymentIntent(challenge.reference);
      if (answer.error) return refused(answer.error);
      const { status } = answer.paymentIntent;
      if (status === 'succeeded') return saved(answer.paymentIntent, deps);
      return { next: 'refused', problem: problemOf(afterChallenge(status)) };
    },
  };
}

/** One Stripe for all who ask; after a failure the next one asks again. */
function openOnce(open: () => Promise<Stripe>): () => Promise<Stripe> {
  let opened: Promise<Stripe> | null = null;
  return () => {
    opened ??= open().catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    return opened;
  };
}

function secretOf(hold: HeldTransaction): string {
  if (hold.paymentIntentToken) return hold.paymentIntentToken;
  throw new Error(
    'The hold has no payment intent: the backend must send paymentIntentToken with a stripe order.',
  );
}

async function nextOf(intent: PaymentIntent, secret: string, deps: PaymentDeps): Promise<PaymentStep> {
  // The older vocabulary (requires_source_action) is not in the types of today's library.
  const status: string = intent.status;
  if (status === 'succeeded') return saved(intent, deps);
  const url = intent.next_action?.redirect_to_url?.url;
  if ((status === 'requires_action' || status === 'requires_source_action') && url)
    return { next: 'challenge', challenge: { url, reference: secret } };
  return { next: 'refused', problem: problemOf(afterChallenge(status)) };
}

/** 000 §4, §8: an intent that wants another source was not verified; any other status is unknown to us. */
const afterChallenge = (status: string) =>
  status === 'requires_payment_method' || status === 'requires_source'
    ? 'error.payment.notVerified'
    : 'error.payment.notCompleted';

const saved = async (intent: PaymentIntent, deps: PaymentDeps): Promise<PaymentStep> => ({
  next: 'settled',
  order: await deps.save({ paymentIntentId: intent.id }),
});

/** 000 §8 Card flow 1: the provider's message as it is, else 'Could not complete your payment'. */
function refused({ message }: StripeError): PaymentStep {
  const problem: Problem = problemOf('error.payment.notCompleted');
  if (message) problem.message.text = message;
  return { next: 'refused', problem };
}

function billingDetails(cardName: string, { payer }: PaymentDeps) {
  const { address } = payer;
  return {
    name: cardName || payer.name,
    email: payer.email,
    ...(address && {
      address: {
        line1: address.line1,
        city: address.city,
        state: address.state,
        postal_code: address.postalCode,
        country: address.country,
      },
    }),
  };
}
