import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../src/client';
import { deadlines } from '../../../../../src/payments/deadlines';
import { CardRefused, openHostedFields } from '../../../../../src/payments/spreedly/hostedFields';
import { offeredAt } from '../../../../../src/payments/offeredAt';
import { spreedlyPayment, type PaymentStep, type SpreedlyScript } from '../../../../../src/payments';
import { inEnglish } from '../../domain/english';
import { answer, order, paymentBy, saying, scriptedSpreedly } from './spreedlyStage';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';
import { eventually } from '../../../../eventually';

const settled = { next: 'settled', order };
const textOf = (step: PaymentStep | undefined) =>
  step?.next === 'refused' ? inEnglish(step.problem.message) : null;
const moneyOf = (step: PaymentStep | undefined) =>
  step?.next === 'refused' ? inEnglish(step.problem.detail ?? null) : null;
const pending = answer({ state: 'PENDING', token: 'T-1' });
const lost = new ApiError('network', 503, null, 'no answer');

afterEachRow(() => vi.unstubAllGlobals());

describe('saving with a hosted card (000 §4 3-D Secure via gateway)', () => {
  it('saves the order with the payment token, and asks for 3-D Secure', async () => {
    vi.stubGlobal('innerWidth', 1280);
    const { begin, save, serialize } = paymentBy([order]);
    expect(await begin()).toEqual(settled);
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    expect(serialize).toHaveBeenCalledExactlyOnceWith('03', accept);
    expect(save).toHaveBeenCalledExactlyOnceWith({
      paymentToken: 'pm_1',
      enable3dSecure: true,
      browserInfo: `03 ${accept}`,
    });
  });

  eachRow([
    [500, '03'],
    [499, '05'],
  ])('tells the size of the challenge: %i px wide, %s', async (width, size) => {
    vi.stubGlobal('innerWidth', width);
    const { begin, serialize } = paymentBy([order]);
    await begin();
    expect(serialize).toHaveBeenCalledWith(size, expect.anything());
  });

  it('F43: sends nothing when the provider gives no token, and says why in its words', async () => {
    const { begin, save } = paymentBy([]);
    const refused = await begin(() =>
      Promise.reject(new CardRefused([{ attribute: 'year', message: 'Year is expired' }])),
    );
    expect(refused.next).toBe('refused');
    expect(textOf(refused)).toBe('Year is expired');
    expect(moneyOf(refused)).toMatch(/^Nothing was charged/);
    expect(textOf(await begin(() => Promise.reject(new CardRefused([]))))).toBe('Payment token is missing.');
    expect(save).not.toHaveBeenCalled();
  });

  it('leaves every other failure of the save to the order', async () => {
    const refusal = new ApiError('refused', 400, { code: 4060, processorError: 'Declined.' }, 'refused');
    await expect(paymentBy([refusal]).begin()).rejects.toBe(refusal);
    await expect(paymentBy([lost]).begin()).rejects.toBe(lost);
  });
});

describe('the gateway’s answer in a 4061 (000 §4, §8)', () => {
  eachRow(['pending', 'PENDING', ' Pending '])('opens a challenge on %j', async (state) => {
    const step = await paymentBy([answer({ state, token: 'T-1' })]).begin();
    expect(step).toMatchObject({ next: 'challenge', challenge: { kind: 'script' } });
  });

  eachRow([
    ['gateway_processing_failed', 'Your payment could not be verified'],
    ['GATEWAY_PROCESSING_FAILED', 'Your payment could not be verified'],
    ['failed', 'Unknown error'],
    ['gateway_setup_failed', 'Unknown error'],
    ['', 'Unknown error'],
  ])('%j is refused: %s', async (state, text) => {
    expect(textOf(await paymentBy([answer({ state, token: 'T-1' })]).begin())).toBe(text);
  });

  eachRow([
    ['nothing', ''],
    ['no JSON', '{"state":"pending"'],
    ['HTML', '<html>502</html>'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no state', '{"token":"T-1"}'],
    ['a state that is no text', '{"state":true,"token":"T-1"}'],
    ['no token', '{"state":"pending"}'],
    ['an empty token', '{"state":"pending","token":""}'],
    ['a token that is no text', '{"state":"pending","token":{}}'],
    ['another’s prototype', '{"__proto__":{"state":"pending","token":"T-1"}}'],
  ])('a message with %s is no answer', async (_, message) => {
    const step = await paymentBy([saying(message)]).begin();
    expect(step.next).toBe('refused');
    expect(textOf(step)).toBe('Unknown error');
    expect(moneyOf(step)).toMatch(/^We don’t know yet whether your card was charged/);
  });

  it('is no answer where there is no message at all', async () => {
    const bare = new ApiError('refused', 400, { code: 4061 }, 'refused');
    expect(textOf(await paymentBy([bare]).begin())).toBe('Unknown error');
  });

  it('saves with the transaction when that went through at once, and no second time', async () => {
    const through = answer({ state: 'succeeded', token: 'T-1' });
    const { begin, save } = paymentBy([through, order]);
    expect(await begin()).toEqual(settled);
    expect(save).toHaveBeenLastCalledWith({ paymentIntentId: 'T-1' });
    expect(textOf(await paymentBy([through, through]).begin())).toBe('Unknown error');
  });
});

describe('playing the challenge (000 §4)', () => {
  it('gives the script its two places, by ids of their own', async () => {
    const { challenged, lifecycles, start, stage } = paymentBy([pending]);
    await challenged();
    expect(lifecycles).toEqual([
      {
        environmentKey: 'env',
        transactionToken: 'T-1',
        hiddenIframeLocation: stage.fingerprint.id,
        challengeIframeLocation: stage.challenge.id,
      },
    ]);
    expect(stage.fingerprint.id).not.toBe(stage.challenge.id);
    expect(start).toHaveBeenCalledOnce();
    expect(stage.show).not.toHaveBeenCalled();
  });

  it('shows the challenge once the bank asks', async () => {
    const { challenged, notify, stage } = paymentBy([pending]);
    await challenged();
    notify({ action: 'challenge', token: 'T-1' });
    expect(stage.show).toHaveBeenCalledOnce();
  });

  it('on succeeded saves with the transaction as payment intent', async () => {
    const { challenged, notify, save } = paymentBy([pending, order]);
    const { played } = await challenged();
    notify({ action: 'succeeded', token: 'T-1' });
    notify({ action: 'succeeded', token: 'T-1' });
    expect(await played).toEqual(settled);
    notify({ action: 'succeeded', token: 'T-1' });
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith({ paymentIntentId: 'T-1' });
  });

  it('on trigger-completion saves again with complete and the transaction', async () => {
    const { challenged, notify, save } = paymentBy([pending, order]);
    const { played } = await challenged();
    notify({ action: 'trigger-completion', token: 'T-1' });
    expect(await played).toEqual(settled);
    expect(save).toHaveBeenLastCalledWith({ complete: true, transactionToken: 'T-1' });
  });

  it('hands what is still pending back to the script, whole, and goes on', async () => {
    const still = { state: 'Pending', token: 'T-1', required_action: 'challenge', challenge_form: '<form>' };
    const { challenged, notify, save } = paymentBy([pending, answer(still), order]);
    const { played } = await challenged();
    const finalize = vi.fn();
    notify({ action: 'trigger-completion', token: 'T-1', finalize });
    notify({ action: 'trigger-completion', token: 'T-1', finalize });
    await eventually(() => expect(finalize).toHaveBeenCalledOnce());
    expect(finalize).toHaveBeenCalledWith({ ...still, state: 'pending' });
    await new Promise((resolve) => setTimeout(resolve));
    // F41: what is asked twice at once is asked once.
    expect(save).toHaveBeenCalledTimes(2);
    notify({ action: 'succeeded', token: 'T-1' });
    expect(await played).toEqual(settled);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('sends completeContext back to the provider that sent it, and to no other', async () => {
    const withContext = answer({ state: 'pending', token: 'T-1', completeContext: 'ctx' });
    const { challenged, notify, save } = paymentBy([withContext, order]);
    const { played } = await challenged();
    notify({ action: 'trigger-completion' });
    await played;
    expect(save).toHaveBeenLastCalledWith({
      complete: true,
      transactionToken: 'T-1',
      completeContext: 'ctx',
    });
  });

  eachRow([
    [{ context: { state: 'gateway_processing_failed' } }, 'Your payment could not be verified'],
    [{ context: { state: 'failed' } }, 'Could not complete your payment'],
    [{ context: {} }, 'Could not complete your payment'],
    [{}, 'Could not complete your payment'],
  ])('on an error with %j says: %s', async (more, text) => {
    const { challenged, notify, save } = paymentBy([pending]);
    const { played } = await challenged();
    notify({ action: 'error', token: 'T-1', ...more });
    expect(textOf(await played)).toBe(text);
    expect(save).toHaveBeenCalledOnce();
  });

  eachRow([
    ['gateway_processing_failed', 'Your payment could not be verified'],
    ['scrubbed', 'Unknown error'],
  ])('a completion answered with %j: %s', async (state, text) => {
    const { challenged, notify } = paymentBy([pending, answer({ state, token: 'T-1' })]);
    const { played } = await challenged();
    notify({ action: 'trigger-completion', token: 'T-1' });
    expect(textOf(await played)).toBe(text);
  });

  it('asks a last time when the script stops waiting', async () => {
    const { challenged, notify, save } = paymentBy([pending, pending]);
    const { played } = await challenged();
    notify({ action: 'finalization-timeout', token: 'T-1' });
    expect(textOf(await played)).toBe('Could not complete your payment');
    expect(moneyOf(await played)).toMatch(/^We don’t know yet whether your card was charged/);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('passes a lost answer on, so that the outcome is asked for', async () => {
    const { challenged, notify } = paymentBy([pending, lost]);
    const { played } = await challenged();
    notify({ action: 'succeeded', token: 'T-1' });
    await expect(played).rejects.toBe(lost);
  });

  it('F41: hears nothing about another transaction, nor after it was left', async () => {
    const { challenged, notify, save, stage, leaving } = paymentBy([pending]);
    await challenged();
    notify({ action: 'succeeded', token: 'T-2' });
    notify({ action: 'error', context: { token: 'T-2' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(save).toHaveBeenCalledOnce();
    leaving.abort();
    notify({ action: 'succeeded', token: 'T-1' });
    notify({ action: 'challenge', token: 'T-1' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(save).toHaveBeenCalledOnce();
    expect(stage.show).not.toHaveBeenCalled();
  });

  it('subscribes once to a script, however many challenges it plays', async () => {
    const script = scriptedSpreedly();
    const first = paymentBy([pending], script);
    await first.challenged();
    first.leaving.abort();
    const second = paymentBy([answer({ state: 'pending', token: 'T-9' }), order], script);
    const { played } = await second.challenged();
    await eventually(() => expect(script.lifecycles).toHaveLength(2));
    script.notify({ action: 'succeeded', token: 'T-9' });
    expect(await played).toEqual(settled);
    expect(script.listeners).toHaveLength(1);
  });
});

describe('F81: a provider that never answers', () => {
  const never = () => new Promise<never>(() => undefined);
  const containers = { number: document.createElement('div'), cvv: document.createElement('div') };
  const open = (options: Partial<Parameters<typeof spreedlyPayment>[0]>) =>
    spreedlyPayment({ load: () => Promise.resolve({} as SpreedlyScript), environmentKey: 'env', ...options })
      .openFields({ ...containers, onReady: vi.fn(), onField: vi.fn() })
      .catch((cause: unknown) => cause);
  const silent = { name: 'ProviderSilent' };
  beforeEachRow(() => void vi.useFakeTimers());
  afterEachRow(() => void vi.useRealTimers());

  it('signs no fields: they are given up after ten seconds', async () => {
    const opened = open({ getSpreedlyAuth: never });
    await vi.advanceTimersByTimeAsync(deadlines.openMs);
    expect(await opened).toMatchObject(silent);
  });

  it('brings no script: the fields are given up after 45 seconds', async () => {
    const opened = open({ load: never });
    await vi.advanceTimersByTimeAsync(deadlines.loadMs);
    expect(await opened).toMatchObject(silent);
  });

  it('gives no token: the card can be sent again after 30 seconds, and nothing is saved', async () => {
    const { script } = scriptedSpreedly();
    class SilentFrame {
      on = vi.fn();
      init = vi.fn();
      tokenizeCreditCard = vi.fn();
    }
    const fields = openHostedFields(
      { ...script, SpreedlyPaymentFrame: SilentFrame as never },
      { environmentKey: 'env', auth: undefined },
      { ...containers, onReady: vi.fn(), onField: vi.fn() },
    );
    const owner = { first_name: 'Ada', last_name: 'Byron', month: '4', year: '2030' };
    const { begin, save } = paymentBy([]);
    const paying = begin(() => fields.tokenize(owner));
    await vi.advanceTimersByTimeAsync(deadlines.tokenizeMs);
    const step = await paying;
    expect(textOf(step)).toBe('Payment token is missing.');
    expect(moneyOf(step)).toMatch(/^Nothing was charged/);
    expect(save).not.toHaveBeenCalled();
  });

  it('brings no script for a challenge: whoever plays it hears so after 45 seconds, for the outcome to be read', async () => {
    const { hold, deps, stage } = paymentBy([]);
    const method = spreedlyPayment({ load: never, environmentKey: 'env' });
    const challenge = { kind: 'script', reference: '{"token":"T-1"}' } as const;
    const played = method.play?.(hold, challenge, deps, stage).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(deadlines.loadMs);
    expect(await played).toMatchObject(silent);
  });

  it('plays a challenge without a word: leaving it, as its page does after ten minutes, reads the outcome', async () => {
    vi.useRealTimers();
    const { challenged, save } = paymentBy([pending, lost]);
    const { played, resume } = await challenged();
    vi.useFakeTimers();
    const heard = vi.fn();
    void played.then(heard, heard);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard).not.toHaveBeenCalled();
    await expect(resume()).rejects.toBe(lost);
    expect(save).toHaveBeenLastCalledWith({ complete: true, transactionToken: 'T-1' });
  });
});

describe('coming back from a challenge that was left', () => {
  eachRow([
    [order, undefined],
    [pending, 'Could not complete your payment'],
    [answer({ state: 'gateway_processing_failed', token: 'T-1' }), 'Your payment could not be verified'],
    [answer({ state: 'voided', token: 'T-1' }), 'Unknown error'],
  ])('asks once with complete: %#', async (said, text) => {
    const { challenged, leaving, save } = paymentBy([pending, said]);
    const { resume } = await challenged();
    leaving.abort();
    const step = await resume();
    if (text === undefined) expect(step).toEqual(settled);
    else expect(textOf(step)).toBe(text);
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith({ complete: true, transactionToken: 'T-1' });
  });

  it('saves with the transaction when the gateway says that it went through', async () => {
    const { challenged, save } = paymentBy([pending, answer({ state: 'Succeeded', token: 'T-1' }), order]);
    expect(await (await challenged()).resume()).toEqual(settled);
    expect(save).toHaveBeenLastCalledWith({ paymentIntentId: 'T-1' });
  });
});

eachRow([
  [{ gateway: 'spreedly' }, true, true],
  [{ gateway: 'stripe' }, true, false],
  [{ gateway: 'spreedly' }, false, false],
  [{ gateway: 'spreedly', orderTotal: 0 }, true, false],
  [{ gateway: 'spreedly', isPayByInvoice: true }, true, false],
] as const)('%j with cards taken %j is offered: %j', (change, takesCards, isOffered) => {
  const hold = { orderTotal: 1_00, isPayByInvoice: false, freeEvent: false, ...change };
  const currency = { code: 'USD', symbol: '$' };
  expect(offeredAt('spreedly')({ hold: { ...hold, currency }, takesCards })).toBe(isOffered);
});
