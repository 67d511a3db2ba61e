import type { Stripe } from '@stripe/stripe-js';
import { createCardElement, type CardElementOptions, type ReadableCardElement } from './cardElement';
import { fieldRules, type CardFieldType } from './cardFields';
import { listenToChallenges } from './challengeChannel';
import type { StripeLedger } from './stripeLedger';
import { createOutcomes, type DisplayedIntent, type StripeOutcome } from './stripeOutcome';
import { declineOf, missing, noConnection, unexpected, viewOf } from './stripeViews';
import type { FakeError, Tried, ViewOptions } from './stripeViews';
import { brandOf } from './testCards';
import { createWalletGroup, walletCard, type GroupOptions } from './walletGroup';
import type { FakeWalletOptions } from './walletElement';

/** Who keeps the payments, and how the card behaves. @public */
export interface FakeStripeOptions extends ViewOptions, FakeWalletOptions {
  /** Who keeps the payments: a mock backend's `stripe`, or `createStripeLedger()`. */
  ledger: StripeLedger;
  /** What comes of each payment; a function is asked each time. Default, or `undefined`: what the test card stands for. */
  outcome?: StripeOutcome | (() => StripeOutcome | undefined);
  /** The elements never get ready (FAULTS F37): they report `loaderror`, or stay `silent`. Default: false. */
  failToLoad?: boolean | 'silent';
  /** `aria-label` of the inputs. Default: those of Stripe's own elements. */
  labels?: Partial<Record<CardFieldType, string>>;
  /** Milliseconds since the epoch, for expiry dates. Default: system time. */
  now?: () => number;
}

interface CardData {
  payment_method?: string | { card?: unknown };
  return_url?: string;
}

/**
 * Stands in for Stripe.js with number, expiry and CVC elements, and with the buttons of wallets: give it to `<Elements stripe>`. What is
 * typed stays in here and is reported to the ledger's `confirm` alone. The cards it knows: `testCards`; the one in each wallet is good.
 * @example
 * const backend = createMockBackend();
 * const stripe = createFakeStripe({ ledger: backend.stripe, outcome: { decline: 'Your card has expired.' } });
 * const payments = [stripePaymentOption({ load: () => Promise.resolve(stripe) })];
 * @public
 */
export function createFakeStripe(options: FakeStripeOptions): Stripe {
  const { ledger, labels = {}, now = Date.now } = options;
  const groups: Map<CardFieldType, ReadableCardElement>[] = [];
  const walletGroups = new WeakMap<object, ReturnType<typeof createWalletGroup>>();
  const numbers = new Map<string, string>();
  const lastTries = new Map<string, Tried>();
  let methods = 0;
  const outcomes = createOutcomes(ledger);
  const nextOutcome = () => (typeof options.outcome === 'function' ? options.outcome() : options.outcome);
  const view = (intent: DisplayedIntent) => viewOf(intent, options, lastTries.get(intent.secret));
  listenToChallenges(ledger);

  const elements = (groupOptions: GroupOptions = {}) => {
    const group = new Map<CardFieldType, ReadableCardElement>();
    groups.push(group);
    const wallets = createWalletGroup(groupOptions, options);
    const made = {
      create: (type: CardFieldType | 'expressCheckout', given: CardElementOptions = {}) => {
        if (type === 'expressCheckout') return wallets.create(given);
        if (!(type in fieldRules))
          throw new Error(`The fake has no ${type} element: use number, expiry, CVC and expressCheckout`);
        if (group.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
        const field = createCardElement(type, given, {
          label: labels[type] ?? fieldRules[type].label,
          failsToLoad: options.failToLoad ?? false,
          now,
          cardNumber: () => group.get('cardNumber')?.digits() ?? '',
          onDestroyed: () => group.delete(type),
        });
        group.set(type, field);
        return field.element;
      },
      getElement: (type: CardFieldType | { __elementType: CardFieldType }) =>
        group.get(typeof type === 'string' ? type : type.__elementType)?.element ?? null,
      update: () => undefined,
      fetchUpdates: () => Promise.resolve({}),
      submit: () => wallets.submit(),
      on: () => undefined,
      off: () => undefined,
    };
    walletGroups.set(made, wallets);
    return made;
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
  const createPaymentMethod = ({ card, elements: filledIn }: { card?: unknown; elements?: object }) => {
    const wallets = filledIn && walletGroups.get(filledIn);
    if (wallets) {
      methods += 1;
      const paymentMethod = wallets.methodOf(`pm_fake_${methods}`);
      numbers.set(paymentMethod.id, walletCard());
      return Promise.resolve({ paymentMethod });
    }
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
  const confirmCardPayment = async (secret: string, data: CardData = {}) => {
    const { payment_method: method, return_url: returnUrl } = data;
    const before = await ledger.retrieve(secret);
    if (before?.status === 'succeeded' || before?.status === 'canceled') return unexpected(before, options);
    const read = typeof method === 'string' ? { number: numbers.get(method) ?? '' } : readCard(method?.card);
    if ('error' in read) return read;
    lastTries.set(secret, { ...(typeof method === 'string' && { method }), ...(returnUrl && { returnUrl }) });
    const intent = await outcomes.confirm(secret, read.number, nextOutcome());
    if (intent === 'lost') return { error: noConnection };
    if (!intent) return { error: missing };
    return intent.error ? { error: declineOf(intent, options) } : { paymentIntent: view(intent) };
  };

  const fake = {
    elements,
    createPaymentMethod,
    confirmCardPayment,
    confirmPayment: ({ clientSecret, confirmParams }: { clientSecret: string; confirmParams: CardData }) =>
      confirmCardPayment(clientSecret, confirmParams),
    retrievePaymentIntent: async (secret: string) => {
      const intent = await outcomes.read(secret);
      if (intent === 'lost') return { error: noConnection };
      return intent ? { paymentIntent: view(intent) } : { error: missing };
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

/** How Stripe's script loads, and behaves once it is there. @public */
export interface FakeStripeLoaderOptions extends Omit<FakeStripeOptions, 'failToLoad'> {
  /** The script can't be had: never (`false`), ever (`true`), or the first so many times. Default: false. */
  failToLoad?: boolean | number;
}

/**
 * A loader for `stripePayment({ load })` that brings the fake, the same each time.
 * @example stripePayment({ load: createFakeStripeLoader({ ledger: backend.stripe, failToLoad: 1 }) })
 * @public
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
