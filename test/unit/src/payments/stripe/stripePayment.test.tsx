import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import type { StripeOutcome } from '../../../../../mocks/gateways/stripeOutcome';
import type { HeldTransaction } from '../../../../../src/contract';
import { stripePayment } from '../../../../../src/payments';
import { deadlines } from '../../../../../src/payments/deadlines';
import { challengedCard, good, order, payByStripe, refusal } from './payByStripe';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

const notCompleted = 'error.payment.notCompleted';
const notVerified = 'error.payment.notVerified';
const address = {
  line1: '1 Pier Road',
  city: 'Boston',
  state: 'MA',
  postalCode: '02110',
  country: 'US',
};

/** Outcomes in the order in which the tries have them; the test cards' own afterwards. */
const inTurn = (...outcomes: StripeOutcome[]) => ({ outcome: () => outcomes.shift() });

describe('paying by card elements', () => {
  it('confirms the intent with the billing address, then saves the order with it (000 §4)', async () => {
    const { begin, deps, intent, calls } = await payByStripe({
      payer: { name: 'Ada Byron', email: 'ada@example.com', address },
    });
    expect(await begin()).toEqual({ next: 'settled', order });
    expect(calls.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      type: 'card',
      card: expect.objectContaining({ type: 'cardNumber' }) as unknown,
      billing_details: {
        name: 'A. Byron',
        email: 'ada@example.com',
        address: { line1: '1 Pier Road', city: 'Boston', state: 'MA', postal_code: '02110', country: 'US' },
      },
    });
    expect(calls.confirm).toHaveBeenCalledExactlyOnceWith(
      intent.secret,
      { payment_method: 'pm_fake_1', return_url: 'https://host.test/stripe/return/' },
      { handleActions: false },
    );
    expect(deps.save).toHaveBeenCalledExactlyOnceWith({ paymentIntentId: intent.id });
  });

  it('sends nothing that is empty, and the buyer where the card has no name', async () => {
    const { begin, calls } = await payByStripe({
      cardName: ' ',
      payer: { name: 'Ada Byron', email: '', address: { ...address, state: '', postalCode: '' } },
    });
    await begin();
    expect(calls.createPaymentMethod).toHaveBeenCalledWith(
      expect.objectContaining({
        billing_details: {
          name: 'Ada Byron',
          address: { line1: '1 Pier Road', city: 'Boston', country: 'US' },
        },
      }),
    );
  });

  eachRow([
    ['4000000000000002', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'Your card has insufficient funds.', 'insufficient_funds'],
    ['4000000000000069', 'Your card has expired.', 'expired_card'],
    ['4000000000000127', "Your card's security code is incorrect.", 'incorrect_cvc'],
  ])("shows the provider's message as it is for %s, and its code to the host", async (card, says, reason) => {
    const { begin, deps, calls } = await payByStripe({ card });
    expect(refusal(await begin())).toEqual({ says, money: 'payment.stripe.notCharged', reason });
    expect(deps.save).not.toHaveBeenCalled();
    // What the provider said is the last word; nothing is asked again.
    expect(calls.read).toHaveBeenCalledTimes(1);
  });

  it("shows the provider's message when the card can't be taken, and confirms nothing (000 §8 Card token)", async () => {
    const { begin, calls } = await payByStripe({ card: '424242' });
    expect(refusal(await begin())).toEqual({
      says: 'Your card number is incomplete.',
      money: 'payment.stripe.notCharged',
      reason: 'incomplete_number',
    });
    expect(calls.confirm).not.toHaveBeenCalled();
  });

  it('takes the same intent for a second try', async () => {
    const { begin, calls, intent, charges } = await payByStripe(inTurn({ decline: 'No.' }));
    expect(refusal(await begin()).says).toBe('No.');
    expect(await begin()).toEqual({ next: 'settled', order });
    expect(calls.confirm.mock.calls.map(([secret]) => secret)).toEqual([intent.secret, intent.secret]);
    expect(await charges()).toBe(1);
  });

  it('is offered for card orders of its gateway that cost something', async () => {
    const { method, hold } = await payByStripe();
    const offered = (change: Partial<HeldTransaction>, takesCards = true) =>
      method.isOffered({ hold: { ...hold, ...change }, takesCards });
    expect(offered({})).toBe(true);
    expect(offered({}, false)).toBe(false);
    expect(offered({ orderTotal: 0 })).toBe(false);
    expect(offered({ gateway: 'spreedly' })).toBe(false);
    expect(offered({ isPayByInvoice: true })).toBe(false);
  });
});

describe.each(['intents', 'sources'] as const)('a challenge, in the vocabulary of %s', (vocabulary) => {
  it('is at the address of the bank, and believes only the intent afterwards', async () => {
    const { challenge, ledger, intent, deps, charges } = await payByStripe({
      card: challengedCard,
      vocabulary,
    });
    const { url, resume } = await challenge();
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin + pathname, ...searchParams.values()]).toEqual([
      'https://bank.test/3ds',
      intent.id,
      'https://host.test/stripe/return/',
    ]);
    expect(deps.save).not.toHaveBeenCalled();
    expect(refusal(await resume())).toMatchObject({ says: notCompleted, money: 'payment.stripe.open' });
    await ledger.authenticate(intent.secret, 'succeeded');
    expect(await resume()).toEqual({ next: 'settled', order });
    expect(await charges()).toBe(1);
  });

  it('that failed could not be verified, and nothing was charged', async () => {
    const { challenge, ledger, intent, deps } = await payByStripe({ card: challengedCard, vocabulary });
    const { resume } = await challenge();
    await ledger.authenticate(intent.secret, 'failed');
    expect(refusal(await resume())).toEqual({
      says: notVerified,
      money: 'payment.stripe.notCharged',
      reason: vocabulary === 'sources' ? 'requires_source' : 'requires_payment_method',
    });
    expect(deps.save).not.toHaveBeenCalled();
  });

  it('that was left can be begun anew on the same intent', async () => {
    const { challenge, ledger, intent, charges } = await payByStripe({ card: challengedCard, vocabulary });
    await challenge();
    const { resume } = await challenge();
    await ledger.authenticate(intent.secret, 'succeeded');
    expect(await resume()).toEqual({ next: 'settled', order });
    expect(await charges()).toBe(1);
  });
});

describe('with time standing still', () => {
  beforeEachRow(() => void vi.useFakeTimers());
  afterEachRow(() => void vi.useRealTimers());
  /** A step, however long its pauses. */
  async function later<T>(step: Promise<T>): Promise<T> {
    await vi.advanceTimersByTimeAsync(60_000);
    return step;
  }

  it('F38: an answer that was lost is read again, and the order is saved when it went through', async () => {
    const { begin, deps, intent, calls, charges } = await payByStripe({ outcome: 'answerLost' });
    expect(await later(begin())).toEqual({ next: 'settled', order });
    expect(deps.save).toHaveBeenCalledExactlyOnceWith({ paymentIntentId: intent.id });
    expect(calls.confirm).toHaveBeenCalledTimes(1);
    expect(await charges()).toBe(1);
  });

  it('F38, F81: while it can’t be read nobody knows; it is read again and charges nothing', async () => {
    const { begin, recheck, deps, calls, charges } = await payByStripe({ outcome: { answerLost: 3 } });
    expect(await later(begin())).toEqual({ next: 'unknown' });
    expect(deps.save).not.toHaveBeenCalled();
    expect(await later(Promise.resolve(recheck()))).toEqual({ next: 'settled', order });
    expect(calls.confirm).toHaveBeenCalledTimes(1);
    expect(await charges()).toBe(1);
  });

  it('F81: a confirmation that is never answered is read again after a minute', async () => {
    const { begin, recheck, calls, script, charges } = await payByStripe();
    calls.confirm.mockImplementationOnce(async (...given) => {
      await script.confirmCardPayment(...given);
      return new Promise<never>(() => undefined);
    });
    calls.read.mockImplementation(() => new Promise<never>(() => undefined));
    calls.read.mockImplementationOnce((secret) => script.retrievePaymentIntent(secret));
    const begun = begin();
    await vi.advanceTimersByTimeAsync(deadlines.confirmMs + 3 * deadlines.readMs + 2_000);
    expect(await begun).toEqual({ next: 'unknown' });
    calls.read.mockImplementation((secret) => script.retrievePaymentIntent(secret));
    expect(await later(Promise.resolve(recheck()))).toEqual({ next: 'settled', order });
    expect(await charges()).toBe(1);
  });

  it('F81: a loader that never answers is given up after 45 seconds, and may be asked again', async () => {
    const load = vi.fn<() => Promise<Stripe>>(() => new Promise(() => undefined));
    const method = stripePayment({ load });
    const failed = method.load().catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(deadlines.loadMs);
    expect(await failed).toMatchObject({ name: 'ProviderSilent' });
    load.mockResolvedValue((await payByStripe()).script);
    await expect(method.load()).resolves.toBeDefined();
  });

  it('F81: a card that is never taken charges nothing, and can be sent again', async () => {
    const { begin, calls } = await payByStripe();
    calls.createPaymentMethod.mockImplementationOnce(() => new Promise<never>(() => undefined));
    expect(refusal(await later(begin()))).toMatchObject({ money: 'payment.stripe.notCharged' });
    expect(calls.confirm).not.toHaveBeenCalled();
    expect(await later(begin())).toEqual({ next: 'settled', order });
  });

  it('F38: a confirmation that never arrived is in doubt, and may be tried again', async () => {
    const { begin, charges } = await payByStripe(inTurn('notSent'));
    expect(refusal(await later(begin()))).toMatchObject({
      money: 'payment.stripe.unknown',
      reason: 'api_connection_error',
    });
    expect(await charges()).toBe(0);
    expect(await later(begin())).toEqual({ next: 'settled', order });
    expect(await charges()).toBe(1);
  });

  it('F38: a confirmation that throws is read again as well', async () => {
    const { begin, calls, charges } = await payByStripe({ outcome: 'throws' });
    expect(refusal(await later(begin()))).toEqual({
      says: notCompleted,
      money: 'payment.stripe.unknown',
      reason: undefined,
    });
    expect(calls.read).toHaveBeenCalledTimes(2);
    expect(await charges()).toBe(0);
  });

  it('F38: a decline whose answer was lost is told in the words of the intent', async () => {
    const { begin, calls, script } = await payByStripe({ card: '4000000000009995' });
    calls.confirm.mockImplementationOnce(async (...given) => {
      await script.confirmCardPayment(...given);
      throw new TypeError('Failed to fetch');
    });
    expect(refusal(await later(begin()))).toEqual({
      says: 'Your card has insufficient funds.',
      money: 'payment.stripe.notCharged',
      reason: 'card_declined',
    });
  });

  it('F38: the decline of an earlier card says nothing of the next one', async () => {
    const { begin, calls } = await payByStripe({ card: '4000000000009995' });
    expect(refusal(await later(begin()))).toMatchObject({ money: 'payment.stripe.notCharged' });
    calls.confirm.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(refusal(await later(begin()))).toMatchObject({
      says: notCompleted,
      money: 'payment.stripe.unknown',
    });
  });

  it('F81: an intent that is still unpaid behind a silent confirmation stays in doubt', async () => {
    const { recheck } = await payByStripe();
    expect(refusal(await later(Promise.resolve(recheck())))).toMatchObject({
      says: notCompleted,
      money: 'payment.stripe.unknown',
    });
  });

  it('F38: nothing is sent while the intent can’t be read before', async () => {
    const { begin, calls } = await payByStripe();
    calls.read.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(refusal(await later(begin()))).toMatchObject({
      says: notCompleted,
      money: 'payment.stripe.notSent',
    });
    expect(calls.read).toHaveBeenCalledTimes(3);
    expect(calls.createPaymentMethod).not.toHaveBeenCalled();
  });

  it('F38: shows what the provider says of an intent it does not know, with its code', async () => {
    const { hold, begin } = await payByStripe();
    hold.paymentIntentToken = 'pi_none_secret_none';
    expect(refusal(await later(begin()))).toEqual({
      says: 'No such payment_intent.',
      money: 'payment.stripe.notSent',
      reason: 'resource_missing',
    });
  });

  it('does not charge again what went through before the order’s own answer was lost', async () => {
    const { begin, deps, calls, charges } = await payByStripe();
    deps.save.mockRejectedValueOnce(new Error('answer lost'));
    await expect(begin()).rejects.toThrow('answer lost');
    expect(await begin()).toEqual({ next: 'settled', order });
    expect(calls.confirm).toHaveBeenCalledTimes(1);
    expect(await charges()).toBe(1);
  });

  it('waits for a bank that has not decided, and saves the order once it has', async () => {
    const { begin, charges } = await payByStripe({ outcome: { processing: 3 } });
    expect(await later(begin())).toEqual({ next: 'settled', order });
    expect(await charges()).toBe(1);
  });

  it('says after twenty seconds that the card may still be charged, and looks again before another try', async () => {
    const { begin, calls } = await payByStripe({ outcome: 'processing' });
    const step = begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refusal(await step)).toEqual({
      says: notCompleted,
      money: 'payment.stripe.processing',
      reason: 'processing',
    });
    const again = begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refusal(await again).reason).toBe('processing');
    expect(calls.confirm).toHaveBeenCalledTimes(1);
  });

  it('waits for the bank after a challenge as well', async () => {
    const { challenge, calls, ledger, intent, script } = await payByStripe({
      card: challengedCard,
    });
    const { resume } = await challenge();
    await ledger.authenticate(intent.secret, 'succeeded');
    for (let count = 0; count < 2; count += 1)
      calls.read.mockImplementationOnce(async (secret) => {
        const answer = await script.retrievePaymentIntent(secret);
        if (answer.paymentIntent) answer.paymentIntent.status = 'processing';
        return answer;
      });
    expect(await later(Promise.resolve(resume()))).toEqual({ next: 'settled', order });
    expect(calls.read).toHaveBeenCalledTimes(4);
  });

  it('F38: any other status is an error of its own, which says it (000 §8 Card payment)', async () => {
    const { begin, deps } = await payByStripe({ outcome: { status: 'requires_capture' } });
    const step = await later(begin());
    expect(refusal(step)).toEqual({
      says: notCompleted,
      money: 'payment.stripe.unknownStatus',
      reason: 'requires_capture',
    });
    expect(step).toMatchObject({ problem: { detail: { values: { status: 'requires_capture' } } } });
    expect(deps.save).not.toHaveBeenCalled();
  });

  eachRow([
    ['requires_payment_method', notVerified, 'payment.stripe.notCharged'],
    ['requires_source', notVerified, 'payment.stripe.notCharged'],
    ['canceled', notCompleted, 'payment.stripe.canceled'],
  ])('understands the status %s', async (status, says, money) => {
    const { begin } = await payByStripe({ outcome: { status } });
    expect(refusal(await later(begin()))).toEqual({ says, money, reason: status });
  });
});

it('never hands the number of a card to the order', async () => {
  const { begin, deps } = await payByStripe();
  await begin();
  expect(JSON.stringify(deps.save.mock.calls)).not.toContain(good);
});
