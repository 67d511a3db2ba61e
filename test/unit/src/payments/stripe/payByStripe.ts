import type { Stripe } from '@stripe/stripe-js';
import { vi } from 'vitest';
import { createFakeStripe, type FakeStripeOptions } from '../../../../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../../../../mocks/gateways/stripeLedger';
import type { HeldTransaction, SavedOrder } from '../../../../../src/contract';
import { stripePayment, type PaymentDeps, type PaymentStep } from '../../../../../src/payments';

export const order: SavedOrder = { orderId: '7001', token: 'tok', status: 'complete' };
export const good = '4242424242424242';
export const challengedCard = '4000002500003155';

interface Options extends Partial<FakeStripeOptions> {
  /** What was typed into the number field. */
  card?: string;
  cardName?: string;
  payer?: PaymentDeps['payer'];
}

const ada = { name: 'Ada Byron', email: 'ada@example.com' };

/** An order of 200.65, whose intent is known by this secret. */
export const holdWith = (secret: string) =>
  ({
    gateway: 'stripe',
    orderTotal: 20_065,
    isPayByInvoice: false,
    paymentIntentToken: secret,
  }) as HeldTransaction;

/** What a page gives to a payment of that order. */
export const depsOf = (payer: PaymentDeps['payer'] = ada) => ({
  client: {} as PaymentDeps['client'],
  order: {} as PaymentDeps['order'],
  attempt: 'attempt-1',
  save: vi.fn<PaymentDeps['save']>(() => Promise.resolve(order)),
  payer,
  returnUrl: 'https://host.test/stripe/return/',
});

/** An order of 200.65 about to be paid with the fake of Stripe's script, every call of which is watched. */
export async function payByStripe({
  card = good,
  cardName = 'A. Byron',
  payer = ada,
  ...options
}: Options = {}) {
  const ledger = createStripeLedger();
  const intent = await ledger.create({ amount: 20_065, currency: 'USD' });
  const stripe = createFakeStripe({ ledger, challengeUrl: 'https://bank.test/3ds', ...options });
  const script = { ...stripe };
  const calls = {
    createPaymentMethod: vi.spyOn(stripe, 'createPaymentMethod'),
    confirm: vi.spyOn(stripe, 'confirmCardPayment'),
    read: vi.spyOn(stripe, 'retrievePaymentIntent'),
  };
  const hold = holdWith(intent.secret);
  const deps = depsOf(payer);
  const method = stripePayment({ load: () => Promise.resolve(stripe) });
  const input = { stripe, cardNumber: typed(stripe, card), cardName };
  const charges = async () => (await ledger.retrieve(intent.id))?.charges;
  return {
    ledger,
    calls,
    intent,
    hold,
    deps,
    method,
    charges,
    /** The script's own, unwatched. */
    script,
    begin: () => method.begin(hold, input, deps),
    /** Asks again what became of it. */
    recheck: () => method.recheck?.(hold, deps),
    /** Begins, and goes on after the bank's question. */
    challenge: async () => {
      const step = await method.begin(hold, input, deps);
      if (step.next !== 'challenge' || step.challenge.kind !== 'page')
        throw new Error(`no challenge but ${JSON.stringify(step)}`);
      const { challenge } = step;
      return { url: challenge.url, resume: () => method.resume?.(hold, challenge, deps) };
    },
  };
}

/** The number field of three that are filled in. */
function typed(stripe: Stripe, card: string) {
  const elements = stripe.elements();
  const cardNumber = elements.create('cardNumber');
  const fields = [
    [cardNumber, card],
    [elements.create('cardExpiry'), '1234'],
    [elements.create('cardCvc'), '1234'],
  ] as const;
  for (const [element, digits] of fields) {
    const container = document.createElement('div');
    element.mount(container);
    const input = container.querySelector('input');
    if (!input) throw new Error('no field');
    input.value = digits;
    input.dispatchEvent(new Event('input'));
  }
  return cardNumber;
}

/** What a step says that it refuses with: the title, what became of the money, and the reason. */
export function refusal(step: PaymentStep | undefined) {
  if (step?.next !== 'refused') throw new Error(`not refused but ${JSON.stringify(step)}`);
  const { message, detail, reason } = step.problem;
  return { says: message.text ?? message.key, money: detail?.key, reason };
}
