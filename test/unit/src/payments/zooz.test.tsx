import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/client';
import type { HeldTransaction, SavedOrder } from '../../../../src/contract';
import { ZoozError, zoozPayment, type PaymentDeps, type ZoozInput } from '../../../../src/payments';
import { deadlines } from '../../../../src/payments/deadlines';
import { afterEachRow, beforeEachRow, eachRow } from '../../../eachRow';

const page = 'https://pay.zooz.example/card';
const origin = 'https://pay.zooz.example';
let method = zoozPayment({ address: page });
const hold = {
  token: 'tx_1',
  eventId: '1001',
  gateway: 'zooz',
  orderTotal: 20_065,
  taxTotal: 1_125,
  taxName: 'Tax',
  timeLimit: 15,
  currency: { code: 'USD', symbol: '$' },
} as HeldTransaction;
const order: SavedOrder = { orderId: '2000-1', token: 'or_1', status: 'complete' };

const call = vi.fn(() => Promise.resolve({ transactionId: 'zz_1' }));
const client = { call } as unknown as PaymentDeps['client'];

beforeEachRow(() => {
  method = zoozPayment({ address: page });
  vi.useFakeTimers();
});
afterEachRow(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A frame, and what its page says. */
async function opened() {
  const session = await method.open(client, hold);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('A frame in the page has a window.');
  const heard = vi.fn<(message: { action: string }, origin: string) => void>();
  contentWindow.postMessage = heard as typeof contentWindow.postMessage;
  const listener = { onReady: vi.fn<(input: ZoozInput) => void>(), onFailed: vi.fn(), onStatus: vi.fn() };
  const close = session.connect(frame, listener);
  const say = (data: unknown, from: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow, ...from }));
  const ready = () => {
    frame.dispatchEvent(new Event('load'));
    say({ action: 'init' });
    const [input] = listener.onReady.mock.calls[0] ?? [];
    if (!input) throw new Error('The frame is not ready.');
    return input;
  };
  return { session, frame, heard, listener, say, ready, close };
}

const save = vi.fn<PaymentDeps['save']>();
const begin = (input: ZoozInput) => method.begin(hold, input, { save } as unknown as PaymentDeps);

describe('the frame of zooz', () => {
  it('is opened with the transaction of requestToken, whose payload is the transaction (000 §7)', async () => {
    const { session, frame, heard } = await opened();
    expect(call).toHaveBeenCalledWith(expect.anything(), {
      params: { eventId: '1001' },
      body: {
        token: 'tx_1',
        eventId: '1001',
        gateway: 'zooz',
        orderTotal: 20_065,
        taxTotal: 1_125,
        taxName: 'Tax',
        timeLimit: 15,
        currency: 'USD',
        isZooz: true,
      },
    });
    expect(session.address).toBe(`${page}?transactionId=zz_1`);
    frame.dispatchEvent(new Event('load'));
    expect(heard).toHaveBeenCalledWith({ action: 'init', transactionId: 'zz_1' }, origin);
  });

  it('saves the card it added by its key', async () => {
    save.mockResolvedValue(order);
    const { say, ready, heard, listener } = await opened();
    const paying = begin(ready());
    expect(heard).toHaveBeenLastCalledWith({ action: 'submit' }, origin);
    say({ action: 'validationSuccess' });
    say({ action: 'cardAdded', paymentKey: 'card-1' });
    expect(await paying).toEqual({ next: 'settled', order });
    expect(save).toHaveBeenCalledWith({ isZooz: true, paymentRequestToken: 'zz_1', paymentKey: 'card-1' });
    expect(listener.onStatus).toHaveBeenLastCalledWith('added');
  });

  it('F27: sends the card once for two presses', async () => {
    const { say, ready, heard } = await opened();
    const { submit } = ready();
    const answers = [submit(), submit()];
    say({ action: 'cardAdded', paymentKey: 'card-1' });
    expect(new Set(await Promise.all(answers)).size).toBe(1);
    expect(heard.mock.calls.filter(([message]) => message.action === 'submit')).toHaveLength(1);
  });

  it('F45: opens payments again when the card is not valid', async () => {
    const { frame, say, ready, listener, heard } = await opened();
    const input = ready();
    const paying = begin(input);
    say({ action: 'validationFailed' });
    expect(await paying).toMatchObject({
      next: 'refused',
      problem: { message: { key: 'payment.zooz.invalid' }, detail: { key: 'payment.money.notCharged' } },
    });
    expect(listener.onStatus).toHaveBeenLastCalledWith('invalid');
    expect(document.activeElement).toBe(frame);
    save.mockResolvedValue(order);
    const again = begin(input);
    say({ action: 'validationSuccess' });
    say({ action: 'cardAdded', paymentKey: 'card-1' });
    expect(await again).toMatchObject({ next: 'settled' });
    expect(heard.mock.calls.filter(([message]) => message.action === 'submit')).toHaveLength(2);
  });

  it('says that nothing was charged when the card was not added', async () => {
    const { say, ready } = await opened();
    const paying = begin(ready());
    say({ action: 'validationSuccess' });
    say({ action: 'cardNotAdded' });
    expect(await paying).toMatchObject({
      problem: {
        message: { key: 'payment.zooz.notAdded' },
        detail: { key: 'payment.money.notCharged' },
        money: 'none',
      },
    });
  });

  it('F44: fails when init is not answered within ten seconds', async () => {
    const { frame, listener } = await opened();
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(9_999);
    expect(listener.onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener.onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(ZoozError));
    expect(String(listener.onFailed.mock.calls[0]?.[0])).not.toMatch(/zz_1|tx_1|@/);
  });

  eachRow([
    ['another origin', { action: 'init' }, { origin: 'https://pay.zooz.example.evil.example' }],
    ['another window', { action: 'init' }, { source: window }],
    ['nobody', { action: 'init' }, { source: null }],
    ['another shape', 'init', {}],
    ['an unknown action', { action: 'paid' }, {}],
  ])('hears nothing from %s (A12)', async (_, data, from) => {
    const { say, listener } = await opened();
    say(data, from);
    expect(listener.onReady).not.toHaveBeenCalled();
  });

  it('takes no key in which a card could be written', async () => {
    save.mockClear();
    const { say, ready } = await opened();
    const paying = begin(ready());
    for (const paymentKey of ['4242424242424242', '4242-4242-4242-4242', '', 'a b', 7, undefined])
      say({ action: 'cardAdded', paymentKey });
    say({ action: 'cardNotAdded' });
    expect(await paying).toMatchObject({ next: 'refused' });
    expect(save).not.toHaveBeenCalled();
  });

  it('accepts each answer once: what is repeated, late or unasked changes nothing', async () => {
    save.mockReset().mockResolvedValue(order);
    const { say, ready, listener, close } = await opened();
    const input = ready();
    say({ action: 'cardAdded', paymentKey: 'unasked' });
    say({ action: 'init' });
    expect(listener.onReady).toHaveBeenCalledOnce();
    const paying = begin(input);
    say({ action: 'cardAdded', paymentKey: 'card-1' });
    say({ action: 'cardAdded', paymentKey: 'card-2' });
    say({ action: 'cardNotAdded' });
    await paying;
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ paymentKey: 'card-1' }));
    close();
    say({ action: 'init' });
    expect(listener.onReady).toHaveBeenCalledOnce();
  });

  it('sends a card that was added no second time when its order has to be saved again', async () => {
    save
      .mockReset()
      .mockRejectedValueOnce(new ApiError('refused', 400, { code: 4012 }, 'full'))
      .mockResolvedValue(order);
    const { say, ready, heard } = await opened();
    const input = ready();
    const paying = begin(input).catch((cause: unknown) => cause);
    say({ action: 'cardAdded', paymentKey: 'card-1' });
    expect(await paying).toBeInstanceOf(ApiError);
    expect(await begin(input)).toMatchObject({ next: 'settled' });
    expect(heard.mock.calls.filter(([message]) => message.action === 'submit')).toHaveLength(1);
  });

  describe('a card that nothing was said of', () => {
    const unpaid = new ApiError('refused', 400, { code: 4002 }, 'unpaid');
    const lost = new ApiError('timeout', 503, null, 'no answer');
    const recheck = () => method.recheck?.(hold, { save } as unknown as PaymentDeps);
    const silent = async () => {
      save.mockReset();
      const page = await opened();
      const input = page.ready();
      const paying = begin(input);
      await vi.advanceTimersByTimeAsync(deadlines.confirmMs);
      return { ...page, input, step: await paying };
    };

    it('F81: is unknown, and only then asked for, by its payment alone', async () => {
      const { step } = await silent();
      expect(step).toEqual({ next: 'unknown' });
      expect(save).not.toHaveBeenCalled();
      save.mockResolvedValue(order);
      expect(await recheck()).toEqual({ next: 'settled', order });
      expect(save).toHaveBeenCalledExactlyOnceWith({ isZooz: true, paymentRequestToken: 'zz_1' });
    });

    it('F81: stays unknown while the backend does not answer either', async () => {
      await silent();
      save.mockRejectedValue(lost);
      expect(await recheck()).toEqual({ next: 'unknown' });
      save.mockRejectedValue(unpaid);
      expect(await recheck()).toMatchObject({
        problem: { message: { key: 'payment.zooz.silent' }, money: 'unknown' },
      });
    });

    it('is asked for once more before the card is sent again', async () => {
      const { input, say, heard } = await silent();
      const sent = () => heard.mock.calls.filter(([message]) => message.action === 'submit').length;
      save.mockRejectedValueOnce(lost);
      expect(await begin(input)).toEqual({ next: 'unknown' });
      expect(sent()).toBe(1);
      save.mockRejectedValueOnce(unpaid).mockResolvedValue(order);
      const again = begin(input);
      await vi.advanceTimersByTimeAsync(0);
      expect(sent()).toBe(2);
      say({ action: 'cardAdded', paymentKey: 'card-1' });
      expect(await again).toEqual({ next: 'settled', order });
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ paymentKey: 'card-1' }));
    });

    it('is not sent again once its payment has arrived', async () => {
      const { input, heard } = await silent();
      save.mockResolvedValue(order);
      expect(await begin(input)).toEqual({ next: 'settled', order });
      expect(heard.mock.calls.filter(([message]) => message.action === 'submit')).toHaveLength(1);
    });
  });

  it('is offered for what that gateway takes', () => {
    const offered = (change: Partial<HeldTransaction>, takesCards = true) =>
      method.isOffered({ hold: { ...hold, isPayByInvoice: false, ...change }, takesCards });
    expect(offered({})).toBe(true);
    expect([offered({ gateway: 'stripe' }), offered({ orderTotal: 0 }), offered({}, false)]).toEqual([
      ...[false, false, false],
    ]);
    expect(offered({ isPayByInvoice: true })).toBe(false);
  });
});
