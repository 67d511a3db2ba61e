import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Intent } from '../../../mocks/gateways/intents';
import { createStripeLedger } from '../../../mocks/gateways/stripeLedger';
import type { HeldTransaction, SavedOrder } from '../../../src/contract';
import { stripePayment, type PaymentDeps } from '../../../src/payments';
import { stripeScript } from '../../../src/payments/stripe/loadStripe';

const order: SavedOrder = { orderId: '7001', token: 'tok', status: 'complete' };

/** The three calls the method makes, on a real ledger; `card` stands for what was typed into the frames. */
function stripeWith(card: string, answer: (intent: Intent) => object = (intent) => intent) {
  const ledger = createStripeLedger();
  const wire = (intent: Intent) => ({
    ...answer(intent),
    next_action:
      intent.status === 'requires_action' ? { redirect_to_url: { url: 'https://bank.test/3ds' } } : null,
  });
  const stripe = {
    createPaymentMethod: vi.fn(() => Promise.resolve({ paymentMethod: { id: 'pm_1' } })),
    confirmCardPayment: vi.fn(async (secret: string) => {
      const intent = await ledger.confirm(secret, card);
      if (!intent) throw new Error('no such intent');
      return intent.error ? { error: { message: intent.error.message } } : { paymentIntent: wire(intent) };
    }),
    retrievePaymentIntent: vi.fn(async (secret: string) => {
      const intent = await ledger.retrieve(secret);
      if (!intent) throw new Error('no such intent');
      return { paymentIntent: wire(intent) };
    }),
  };
  return { ledger, stripe: stripe as unknown as Stripe, calls: stripe };
}

async function payment(card: string, answer?: (intent: Intent) => object) {
  const { ledger, stripe, calls } = stripeWith(card, answer);
  const intent = await ledger.create({ amount: 20_065, currency: 'USD' });
  const hold = {
    gateway: 'stripe',
    orderTotal: 20_065,
    isPayByInvoice: false,
    paymentIntentToken: intent.secret,
  } as HeldTransaction;
  const deps = {
    save: vi.fn<PaymentDeps['save']>(() => Promise.resolve(order)),
    payer: { name: 'Ada Byron', email: 'ada@example.com' },
    returnUrl: 'https://host.test/stripe/return/',
  };
  const method = stripePayment({ load: () => Promise.resolve(stripe) });
  const input = { stripe, cardNumber: {} as StripeCardNumberElement, cardName: 'A. Byron' };
  return { ledger, calls, intent, hold, deps, method, begin: () => method.begin(hold, input, deps) };
}

describe('paying by card elements', () => {
  it('saves the order with the intent once it succeeded', async () => {
    const { begin, deps, intent, calls } = await payment('4242424242424242');
    expect(await begin()).toEqual({ next: 'settled', order });
    expect(deps.save).toHaveBeenCalledExactlyOnceWith({ paymentIntentId: intent.id });
    expect(calls.createPaymentMethod).toHaveBeenCalledWith(
      expect.objectContaining({ billing_details: { name: 'A. Byron', email: 'ada@example.com' } }),
    );
  });

  it("shows the provider's message as it is when the card is declined, and saves nothing", async () => {
    const { begin, deps } = await payment('4000000000000002');
    expect(await begin()).toMatchObject({
      next: 'refused',
      problem: { message: { text: 'Your card was declined.' } },
    });
    expect(deps.save).not.toHaveBeenCalled();
  });

  it('asks for a challenge and believes only the intent afterwards', async () => {
    const { begin, method, hold, deps, ledger, intent } = await payment('4000002500003155');
    const step = await begin();
    expect(step).toEqual({
      next: 'challenge',
      challenge: { url: 'https://bank.test/3ds', reference: intent.secret },
    });
    if (step.next !== 'challenge') throw new Error('no challenge');
    expect(await method.resume?.(hold, step.challenge, deps)).toMatchObject({
      next: 'refused',
      problem: { message: { key: 'error.payment.notCompleted' } },
    });
    await ledger.authenticate(intent.secret, 'succeeded');
    expect(await method.resume?.(hold, step.challenge, deps)).toEqual({ next: 'settled', order });
  });

  it('says that the payment could not be verified when the bank refuses', async () => {
    const { begin, method, hold, deps, ledger, intent } = await payment('4000002500003155');
    const step = await begin();
    if (step.next !== 'challenge') throw new Error('no challenge');
    await ledger.authenticate(intent.secret, 'failed');
    expect(await method.resume?.(hold, step.challenge, deps)).toMatchObject({
      next: 'refused',
      problem: { message: { key: 'error.payment.notVerified' } },
    });
    expect(deps.save).not.toHaveBeenCalled();
  });

  it('does not charge again what went through before an answer was lost', async () => {
    const { begin, deps, ledger, calls, intent } = await payment('4242424242424242');
    deps.save.mockRejectedValueOnce(new Error('answer lost'));
    await expect(begin()).rejects.toThrow('answer lost');
    expect(await begin()).toEqual({ next: 'settled', order });
    expect(calls.confirmCardPayment).toHaveBeenCalledTimes(1);
    expect((await ledger.retrieve(intent.id))?.charges).toBe(1);
  });

  it.each([
    ['requires_source_action', { next: 'challenge' }],
    ['requires_source', { problem: { message: { key: 'error.payment.notVerified' } } }],
    ['requires_payment_method', { problem: { message: { key: 'error.payment.notVerified' } } }],
    ['processing', { problem: { message: { key: 'error.payment.notCompleted' } } }],
  ])('understands the status %s', async (status, expected) => {
    const { begin } = await payment('4000002500003155', (intent) => ({ ...intent, status }));
    expect(await begin()).toMatchObject(expected);
  });

  it('is offered for card orders of its gateway that cost something', async () => {
    const { method, hold } = await payment('4242424242424242');
    const offered = (change: Partial<HeldTransaction>) => method.isOffered({ hold: { ...hold, ...change } });
    expect(offered({})).toBe(true);
    expect(offered({ orderTotal: 0 })).toBe(false);
    expect(offered({ gateway: 'spreedly' })).toBe(false);
    expect(offered({ isPayByInvoice: true })).toBe(false);
  });

  it('loads the release of Stripe.js that the installed package is typed for', () => {
    const pure = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8');
    const release = /RELEASE_TRAIN = '(\w+)'/.exec(pure)?.[1];
    expect(stripeScript).toBe(`https://js.stripe.com/${release ?? '?'}/stripe.js`);
  });
});
