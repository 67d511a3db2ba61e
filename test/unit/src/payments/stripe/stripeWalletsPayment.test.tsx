import type { Stripe } from '@stripe/stripe-js';
import { expect, it, vi } from 'vitest';
import { createFakeStripe, type FakeStripeOptions } from '../../../../../mocks/gateways/fakeStripe';
import { createStripeLedger } from '../../../../../mocks/gateways/stripeLedger';
import type { HeldTransaction } from '../../../../../src/contract';
import { stripeWalletsPayment } from '../../../../../src/payments';
import { stripeWalletsPaymentOption } from '../../../../../src/payments/stripe/ui/stripeWalletsPaymentOption';
import { depsOf, holdWith, order, refusal } from './payByStripe';

/** An order of 200.65 whose buyer agreed in a wallet of the fake. */
async function payByWallet({
  wallet = 'Apple Pay',
  ...options
}: Partial<FakeStripeOptions> & { wallet?: string } = {}) {
  const ledger = createStripeLedger();
  const intent = await ledger.create({ amount: 20_065, currency: 'USD' });
  const stripe = createFakeStripe({ ledger, challengeUrl: 'https://bank.test/3ds', ...options });
  const elements = await agreed(stripe, wallet);
  const calls = {
    submit: vi.spyOn(elements, 'submit'),
    createPaymentMethod: vi.spyOn(stripe, 'createPaymentMethod'),
    confirmCard: vi.spyOn(stripe, 'confirmCardPayment'),
    confirm: vi.spyOn(stripe, 'confirmPayment'),
  };
  const hold = holdWith(intent.secret);
  const deps = depsOf();
  const method = stripeWalletsPayment({ load: () => Promise.resolve(stripe) });
  return {
    ledger,
    intent,
    calls,
    deps,
    method,
    hold,
    begin: () => method.begin(hold, { stripe, elements }, deps),
    charges: async () => (await ledger.retrieve(intent.id))?.charges,
  };
}

/** The elements after their wallet was opened and agreed to. */
async function agreed(stripe: Stripe, wallet: string) {
  const elements = stripe.elements({
    mode: 'payment',
    amount: 20_065,
    currency: 'usd',
    paymentMethodCreation: 'manual',
  });
  const buttons = elements.create('expressCheckout');
  const container = document.createElement('div');
  await new Promise<void>((resolve) => {
    buttons.on('click', (event) => event.resolve());
    buttons.on('confirm', () => resolve());
    buttons.mount(container);
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === wallet)?.click();
  });
  return elements;
}

it('submits the elements, confirms the card of the wallet for the order’s intent, and saves the order with it', async () => {
  const { begin, calls, deps, intent, charges } = await payByWallet();
  expect(await begin()).toEqual({ next: 'settled', order });
  expect(calls.submit).toHaveBeenCalledBefore(calls.createPaymentMethod);
  expect(calls.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
    elements: expect.anything() as unknown,
    params: { billing_details: { name: 'Ada Byron', email: 'ada@example.com' } },
  });
  expect(calls.confirmCard).toHaveBeenCalledExactlyOnceWith(
    intent.secret,
    { payment_method: 'pm_fake_1', return_url: 'https://host.test/stripe/return/' },
    { handleActions: false },
  );
  expect(deps.save).toHaveBeenCalledExactlyOnceWith({ paymentIntentId: intent.id });
  expect(await charges()).toBe(1);
});

it('confirms Link, which is no card, by the call for everything else', async () => {
  const { begin, calls, intent, charges } = await payByWallet({ wallet: 'Link' });
  expect(await begin()).toEqual({ next: 'settled', order });
  expect(calls.confirm).toHaveBeenCalledExactlyOnceWith({
    clientSecret: intent.secret,
    confirmParams: { payment_method: 'pm_fake_1', return_url: 'https://host.test/stripe/return/' },
    redirect: 'if_required',
  });
  expect(calls.confirmCard).not.toHaveBeenCalled();
  expect(await charges()).toBe(1);
});

it('refuses with the provider’s words when the bank declines, as for a card', async () => {
  const { begin, charges } = await payByWallet({ outcome: { decline: 'Your card was declined.' } });
  expect(refusal(await begin())).toEqual({
    says: 'Your card was declined.',
    money: 'payment.stripe.notCharged',
    reason: 'card_declined',
  });
  expect(await charges()).toBe(0);
});

it('makes and confirms nothing of elements that were not accepted', async () => {
  const { begin, calls, deps } = await payByWallet();
  calls.submit.mockResolvedValueOnce({ error: { type: 'validation_error', message: 'Try another wallet.' } });
  expect(refusal(await begin())).toMatchObject({
    says: 'Try another wallet.',
    money: 'payment.stripe.notCharged',
  });
  expect(calls.createPaymentMethod).not.toHaveBeenCalled();
  expect(calls.confirmCard).not.toHaveBeenCalled();
  expect(deps.save).not.toHaveBeenCalled();
});

it('goes on after the bank’s question, and believes only the intent', async () => {
  const { begin, method, hold, deps, ledger, intent, charges } = await payByWallet({ outcome: 'challenge' });
  const step = await begin();
  if (step.next !== 'challenge') throw new Error(`no challenge but ${JSON.stringify(step)}`);
  expect(step.challenge).toMatchObject({ kind: 'page', reference: intent.secret });
  await ledger.authenticate(intent.secret, 'succeeded');
  expect(await method.resume?.(hold, step.challenge, deps)).toEqual({ next: 'settled', order });
  expect(await charges()).toBe(1);
});

it('F38: does not charge again what went through before', async () => {
  const { begin, deps, calls, charges } = await payByWallet();
  deps.save.mockRejectedValueOnce(new Error('answer lost'));
  await expect(begin()).rejects.toThrow('answer lost');
  expect(await begin()).toEqual({ next: 'settled', order });
  expect(calls.createPaymentMethod).toHaveBeenCalledOnce();
  expect(await charges()).toBe(1);
});

it('is offered where Stripe is the gateway and something is to be paid, and needs no card fields', async () => {
  const { hold } = await payByWallet();
  const { isOffered, usesCard } = stripeWalletsPaymentOption({ load: () => new Promise(() => undefined) });
  const offered = (change: Partial<HeldTransaction>, takesCards = true) =>
    isOffered({ hold: { ...hold, ...change }, takesCards });
  expect(usesCard).toBe(false);
  expect(offered({})).toBe(true);
  expect(offered({}, false)).toBe(false);
  expect(offered({ orderTotal: 0 })).toBe(false);
  expect(offered({ gateway: 'spreedly' })).toBe(false);
  expect(offered({ isPayByInvoice: true })).toBe(false);
});
