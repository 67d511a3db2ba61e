import type { Stripe } from '@stripe/stripe-js';
import { createCardElement, type CardElementOptions, type ReadableCardElement } from './cardElement';
import { fieldRules, type CardFieldType } from './cardFields';
import { listenToChallenges } from './challengeChannel';
import type { Intent } from './intents';
import type { StripeLedger } from './stripeLedger';
import { brandOf } from './testCards';

export interface FakeStripeOptions {
  /** Who keeps the payments: a mock backend's `stripe`, or `createStripeLedger()`. */
  ledger: StripeLedger;
  /** The bank's page for cards that need a challenge. Default: `/challenge.html`. */
  challengeUrl?: string;
  /** The elements report `loaderror` and never get ready (FAULTS F37). Default: false. */
  failToLoad?: boolean;
  /** `aria-label` of the inputs. Default: those of Stripe's own elements. */
  labels?: Partial<Record<CardFieldType, string>>;
  /** Milliseconds since the epoch, for expiry dates. Default: system time. */
  now?: () => number;
}

interface FakeError {
  type: 'validation_error' | 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_intent?: ReturnType<typeof viewOf>;
}

interface CardData {
  payment_method?: string | { card?: unknown };
}

const missing: FakeError = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such payment_intent.',
};

/**
 * Stands in for Stripe.js with number, expiry and CVC elements: give it to `<Elements stripe>`. What is typed stays in
 * here and is told to the ledger's `confirm` alone. The cards it knows: `testCards`.
 * @example const stripe = createFakeStripe({ ledger: backend.stripe });
 */
export function createFakeStripe(options: FakeStripeOptions): Stripe {
  const { ledger, labels = {}, now = Date.now } = options;
  const groups: Map<CardFieldType, ReadableCardElement>[] = [];
  const numbers = new Map<string, string>();
  let methods = 0;
  listenToChallenges(ledger);

  const elements = () => {
    const group = new Map<CardFieldType, ReadableCardElement>();
    groups.push(group);
    return {
      create: (type: CardFieldType, given: CardElementOptions = {}) => {
        if (!(type in fieldRules))
          throw new Error(`The fake has no ${type} element: use number, expiry and CVC`);
        if (group.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
        const made = createCardElement(type, given, {
          label: labels[type] ?? fieldRules[type].label,
          failsToLoad: options.failToLoad ?? false,
          now,
          cardNumber: () => group.get('cardNumber')?.digits() ?? '',
          onDestroyed: () => group.delete(type),
        });
        group.set(type, made);
        return made.element;
      },
      getElement: (type: CardFieldType | { __elementType: CardFieldType }) =>
        group.get(typeof type === 'string' ? type : type.__elementType)?.element ?? null,
      update: () => undefined,
      fetchUpdates: () => Promise.resolve({}),
      submit: () => Promise.resolve({}),
      on: () => undefined,
      off: () => undefined,
    };
  };

  /** The number typed in the group an element is of, or what is wrong with its fields. */
  const readCard = (card: unknown): { number: string } | { error: FakeError } => {
    const group = groups.find((members) => [...members.values()].some(({ element }) => element === card));
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) {
      const verdict = group?.get(type)?.verdict();
      if (!verdict?.complete) return { error: verdict?.error ?? fieldRules[type].incomplete };
    }
    return { number: group?.get('cardNumber')?.digits() ?? '' };
  };
  const createPaymentMethod = ({ card }: { card?: unknown }) => {
    const read = readCard(card);
    if ('error' in read) return Promise.resolve(read);
    methods += 1;
    const id = `pm_fake_${methods}`;
    numbers.set(id, read.number);
    const brand = brandOf(read.number).id;
    const paymentMethod = {
      id,
      object: 'payment_method',
      type: 'card',
      card: { brand, last4: read.number.slice(-4) },
    };
    return Promise.resolve({ paymentMethod });
  };
  const confirmCardPayment = async (secret: string, { payment_method: method }: CardData = {}) => {
    const before = await ledger.retrieve(secret);
    if (before?.status === 'succeeded' || before?.status === 'canceled') return unexpected(before, options);
    const read = typeof method === 'string' ? { number: numbers.get(method) ?? '' } : readCard(method?.card);
    if ('error' in read) return read;
    const intent = await ledger.confirm(secret, read.number);
    if (!intent) return { error: missing };
    return intent.error ? { error: declineOf(intent, options) } : { paymentIntent: viewOf(intent, options) };
  };

  const fake = {
    elements,
    createPaymentMethod,
    confirmCardPayment,
    retrievePaymentIntent: async (secret: string) => {
      const intent = await ledger.retrieve(secret);
      return intent ? { paymentIntent: viewOf(intent, options) } : { error: missing };
    },
    createToken: (card: unknown) => {
      const read = readCard(card);
      if ('error' in read) return Promise.resolve(read);
      const last4 = read.number.slice(-4);
      return Promise.resolve({ token: { id: 'tok_fake', object: 'token', type: 'card', card: { last4 } } });
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  return fake as unknown as Stripe;
}

export interface FakeStripeLoaderOptions extends Omit<FakeStripeOptions, 'failToLoad'> {
  /** The script can't be had: never (`false`), ever (`true`), or the first so many times. Default: false. */
  failToLoad?: boolean | number;
}

/**
 * A loader for `stripePayment({ load })` that brings the fake, the same each time.
 * @example stripePayment({ load: createFakeStripeLoader({ ledger: backend.stripe, failToLoad: 1 }) })
 */
export function createFakeStripeLoader({ failToLoad = false, ...options }: FakeStripeLoaderOptions) {
  let failures = typeof failToLoad === 'number' ? failToLoad : failToLoad ? Infinity : 0;
  let stripe: Stripe | undefined;
  return (): Promise<Stripe> => {
    if (failures > 0) {
      failures -= 1;
      return Promise.reject(new Error("Stripe's script could not be loaded: the fake was told to fail"));
    }
    stripe ??= createFakeStripe(options);
    return Promise.resolve(stripe);
  };
}

/** An intent as Stripe.js answers it. */
function viewOf(intent: Intent, { challengeUrl = '/challenge.html' }: FakeStripeOptions) {
  const needsChallenge = intent.status === 'requires_action';
  return {
    id: intent.id,
    object: 'payment_intent',
    client_secret: intent.secret,
    amount: intent.amount,
    currency: intent.currency.toLowerCase(),
    status: intent.status,
    livemode: false,
    next_action: needsChallenge
      ? { type: 'redirect_to_url', redirect_to_url: { url: challengeAddress(challengeUrl, intent.id) } }
      : null,
    last_payment_error: intent.error
      ? { type: 'card_error', code: intent.error.code, message: intent.error.message }
      : null,
  };
}

function challengeAddress(challengeUrl: string, id: string): string {
  const url = new URL(challengeUrl, globalThis.location.href);
  url.searchParams.set('intent', id);
  return url.href;
}

const declineOf = (intent: Intent, options: FakeStripeOptions): FakeError => ({
  type: 'card_error',
  code: intent.error?.code ?? 'card_declined',
  ...(intent.error?.declineCode ? { decline_code: intent.error.declineCode } : {}),
  message: intent.error?.message ?? '',
  payment_intent: viewOf(intent, options),
});

const unexpected = (intent: Intent, options: FakeStripeOptions): { error: FakeError } => ({
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : 'This PaymentIntent has been canceled and can no longer be paid.',
    payment_intent: viewOf(intent, options),
  },
});
