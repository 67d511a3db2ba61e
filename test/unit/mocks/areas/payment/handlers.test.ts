import { describe, expect, it } from 'vitest';
import {
  getBitcoinSource,
  getConfirmation,
  getTransaction,
  holdTickets,
  releaseTransaction,
  requestPayPalPayment,
  requestZoozToken,
  type Gateway,
  type GatewayAnswer,
  type HeldTransaction,
  type SaveRequest,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, newKey, requestFor, hold, orderFor, save } = backendInTests();

const heldBy = async (gateway: Gateway, selection: Record<string, number> = { 3004: 1 }) =>
  client.call(holdTickets, {
    params: { eventId },
    query: { gateway },
    body: await requestFor(selection),
    idempotencyKey: newKey(),
  });
const settle = (id: string, outcome: 'succeeded' | 'failed' | 'canceled') =>
  backend.db.settlePayment(id, outcome);

describe('the gateway of a hold', () => {
  it('is the event’s, or another one it has', async () => {
    expect((await hold({ 3001: 1 })).gateway).toBe('stripe');
    const held = await heldBy('paypal');
    expect([held.gateway, held.paymentIntentToken]).toEqual(['paypal', undefined]);
  });

  it('is refused when the event does not have it', async () => {
    await backend.reset(worldWith(({ sale }) => delete sale.otherGateways));
    expect((await failureOf(heldBy('zooz'))).code).toBe(4022);
  });
});

describe('a PayPal order', () => {
  const request = async (held: HeldTransaction, change: Partial<SaveRequest> = {}) =>
    client.call(requestPayPalPayment, {
      params: { eventId },
      body: { ...(await orderFor(held)), ...change },
      idempotencyKey: newKey(),
    });
  const confirmation = ({ orderId, token }: { orderId: string; token: string }) =>
    client.call(getConfirmation, { params: { eventId, orderId, token } });

  it('is processing until PayPal has answered, then paid', async () => {
    const held = await heldBy('paypal');
    const requested = await request(held);
    expect(requested.address).toMatch(/^https:\/\/www\.paypal\.com\/checkoutnow/);
    expect(await confirmation(requested)).toMatchObject({
      paymentStatus: 'processing',
      orderType: 'paypal',
      buyerName: 'Ada Byron',
      amount: held.orderTotal,
    });
    expect(backend.db.orders({ search: 'ada@' }).total).toBe(0);
    settle(requested.transactionId, 'succeeded');
    expect(await confirmation(requested)).toMatchObject({
      paymentStatus: 'paid',
      orderType: 'paypal',
      quantity: 1,
    });
    expect(backend.db.stockOf('3004')).toMatchObject({ held: 0, sold: 1 });
  });

  it('is asked for once for a hold, however often the buyer comes back', async () => {
    const held = await heldBy('paypal');
    const [first, second] = [await request(held), await request(held)];
    expect(second).toEqual(first);
  });

  eachRow(['failed', 'canceled'] as const)(
    'that has %s is none, and its tickets go on being held',
    async (outcome) => {
      const held = await heldBy('paypal');
      const requested = await request(held);
      settle(requested.transactionId, outcome);
      expect((await failureOf(confirmation(requested))).code).toBe(4045);
      const params = { eventId, token: held.token };
      expect((await client.call(getTransaction, { params })).status).toBe('keep');
      expect((await request(held)).transactionId).not.toBe(requested.transactionId);
    },
  );

  it('can’t be paid after its hold was given back', async () => {
    const held = await heldBy('paypal');
    const requested = await request(held);
    await client.call(releaseTransaction, { params: { eventId, token: held.token } });
    expect(settle(requested.transactionId, 'succeeded')).toMatchObject({ state: 'canceled', charges: 0 });
    expect((await failureOf(confirmation(requested))).code).toBe(4045);
  });

  it('is refunded when somebody else took the address meanwhile', async () => {
    await backend.reset(worldWith(({ sale }) => (sale.uniqueEmails = true)));
    const requested = await request(await heldBy('paypal'));
    await save(await orderFor(await hold({ 3009: 1 })));
    expect(settle(requested.transactionId, 'succeeded')).toMatchObject({ charges: 1, refunded: true });
    expect((await failureOf(confirmation(requested))).code).toBe(4045);
  });

  it('is checked as any other', async () => {
    const held = await heldBy('paypal');
    expect((await failureOf(request(held, { legalAgreement: false }))).code).toBe(4022);
    expect((await failureOf(request(held, { orderTotal: 1 }))).code).toBe(4022);
    expect((await failureOf(request(await hold({ 3001: 1 })))).failure?.message).toContain('PayPal');
    expect((await failureOf(save(await orderFor(held)))).code).toBe(4002);
  });
});

describe('a zooz order', () => {
  const tokenFor = ({ token }: HeldTransaction) =>
    client.call(requestZoozToken, { params: { eventId }, body: { token } });

  it('is saved once its card was charged', async () => {
    const held = await heldBy('zooz');
    const { transactionId } = await tokenFor(held);
    expect(await tokenFor(held)).toEqual({ transactionId });
    const order = { ...(await orderFor(held)), isZooz: true, paymentRequestToken: transactionId };
    expect((await failureOf(save(order))).code).toBe(4002);
    settle(transactionId, 'succeeded');
    expect((await save(order)).status).toBe('complete');
  });

  it('needs a payment of its own', async () => {
    const [mine, theirs] = [await heldBy('zooz'), await heldBy('zooz')];
    const { transactionId } = await tokenFor(theirs);
    settle(transactionId, 'succeeded');
    const order = { ...(await orderFor(mine)), paymentRequestToken: transactionId };
    expect((await failureOf(save(order))).code).toBe(4002);
  });

  it('is not opened for another gateway, or after the hold', async () => {
    expect((await failureOf(tokenFor(await hold({ 3001: 1 })))).code).toBe(4022);
    const held = await heldBy('zooz');
    clock.advance(15 * 60_000);
    expect((await failureOf(tokenFor(held))).code).toBe(4044);
  });
});

describe('the gateway’s 3-D Secure', () => {
  const first = async (cardNumber: string, enable3dSecure = true) => {
    const held = await heldBy('spreedly');
    const paymentToken = backend.db.payments.tokenize(cardNumber).id;
    return { ...(await orderFor(held)), paymentToken, enable3dSecure, browserInfo: 'eyJzaXplIjoiMDMifQ==' };
  };
  const answerOf = async (order: SaveRequest): Promise<GatewayAnswer> => {
    const { code, failure } = await failureOf(save(order));
    expect(code).toBe(4061);
    return JSON.parse(failure?.message ?? '') as GatewayAnswer;
  };

  it('saves at once when nobody asks', async () => {
    expect((await save(await first('4242424242424242'))).status).toBe('complete');
  });

  it('answers 4061 while the bank asks, and saves when that is complete', async () => {
    const order = await first('4000002500003155');
    const { state, token } = await answerOf(order);
    expect(state).toBe('pending');
    const complete = { ...order, complete: true, transactionToken: token };
    expect(await answerOf(complete)).toEqual({ state: 'pending', token });
    settle(token, 'succeeded');
    const saved = await save(complete);
    expect(saved.status).toBe('complete');
    expect(await save({ ...order, paymentIntentId: token })).toEqual(saved);
    expect(backend.db.payments.find(token)?.charges).toBe(1);
  });

  it('saves with the transaction alone after a challenge nobody had to answer', async () => {
    const order = await first('4000002500003155');
    const { token } = await answerOf(order);
    expect((await failureOf(save({ ...order, paymentIntentId: token }))).code).toBe(4002);
    settle(token, 'succeeded');
    expect((await save({ ...order, paymentIntentId: token })).status).toBe('complete');
  });

  it('cancels a challenge that was left before it charges the hold again', async () => {
    const order = await first('4000002500003155');
    const left = await answerOf(order);
    const again = await answerOf(order);
    expect(again.token).not.toBe(left.token);
    expect(settle(left.token, 'succeeded')).toMatchObject({ state: 'canceled', charges: 0 });
    expect((await failureOf(save({ ...order, complete: true, transactionToken: left.token }))).code).toBe(
      4002,
    );
    settle(again.token, 'succeeded');
    expect((await save({ ...order, complete: true, transactionToken: again.token })).status).toBe('complete');
    expect(backend.db.payments.ofHold(order.token).map(({ charges }) => charges)).toEqual([0, 1]);
  });

  it('charges nothing more once a challenge that was left turns out to be paid', async () => {
    const order = await first('4000002500003155');
    const left = await answerOf(order);
    settle(left.token, 'succeeded');
    expect((await save(order)).status).toBe('complete');
    expect(backend.db.payments.ofHold(order.token)).toMatchObject([{ id: left.token, charges: 1 }]);
  });

  it('tells a challenge that failed by its state', async () => {
    const order = await first('4000002500003155');
    const { token } = await answerOf(order);
    settle(token, 'failed');
    expect(await answerOf({ ...order, complete: true, transactionToken: token })).toMatchObject({
      state: 'gateway_processing_failed',
    });
  });

  it('gives a declined card the gateway’s own words', async () => {
    const text = 'Your card has insufficient funds.';
    const { code, failure } = await failureOf(save(await first('4000000000009995')));
    expect([code, failure?.processorError]).toEqual([4060, text]);
    const unchallenged = await failureOf(save(await first('4000002500003155', false)));
    expect([unchallenged.code, unchallenged.failure?.processorError]).toEqual([
      4060,
      'Your card was declined: it needs authentication.',
    ]);
  });

  it('believes no token it did not give, nor one of another order', async () => {
    const order = await first('4242424242424242');
    expect((await failureOf(save({ ...order, paymentToken: 'pm_mine' }))).code).toBe(4002);
    expect((await failureOf(save({ ...order, paymentIntentId: 'gt_mine' }))).code).toBe(4002);
    const other = await first('4000002500003155');
    const { token } = await answerOf(other);
    settle(token, 'succeeded');
    expect((await failureOf(save({ ...order, complete: true, transactionToken: token }))).code).toBe(4002);
  });
});

describe('a bitcoin order', () => {
  const withBitcoin = () => backend.reset(worldWith(({ sale }) => (sale.allowBitcoin = true)));
  const sourceFor = async () => {
    await withBitcoin();
    const held = await hold({ 3001: 1 });
    const { id } = backend.db.payments.createBitcoinSource({ amount: held.orderTotal });
    const order = { ...(await orderFor(held)), isPayByBitcoin: true, paymentToken: id };
    const params = { eventId, token: held.token, sourceId: id };
    return { held, id, order, read: () => client.call(getBitcoinSource, { params }) };
  };

  it('waits for its bitcoins, and takes them once', async () => {
    const { id, order, read, held } = await sourceFor();
    expect(await read()).toMatchObject({ status: 'pending', amount: held.orderTotal, currency: 'USD' });
    expect((await failureOf(save(order))).code).toBe(4002);
    settle(id, 'succeeded');
    expect((await read()).status).toBe('chargeable');
    const { orderId } = await save(order);
    expect(await read()).toMatchObject({ status: 'consumed' });
    expect(backend.db.orders({ search: orderId }).orders[0]?.paidVia).toBe('Bitcoin');
  });

  it('is not paid with the source of another order', async () => {
    const { id, order } = await sourceFor();
    settle(id, 'succeeded');
    await save(order);
    const second = { ...(await orderFor(await hold({ 3001: 1 }))), isPayByBitcoin: true, paymentToken: id };
    expect((await failureOf(save(second))).code).toBe(4002);
  });

  it('is only for events that take them', async () => {
    const order = { ...(await orderFor(await hold({ 3001: 1 }))), isPayByBitcoin: true };
    expect((await failureOf(save(order))).failure?.message).toBe('This event does not take bitcoins.');
  });

  it('has no source of another amount, or that nobody made', async () => {
    const { token } = await hold({ 3009: 1 });
    const read = (sourceId: string) =>
      failureOf(client.call(getBitcoinSource, { params: { eventId, token, sourceId } }));
    expect((await read('src_nl26_openwork')).code).toBe(4046);
    expect((await read('src_none')).status).toBe(404);
  });

  it('that was paid in time is not lost', async () => {
    const { id, order } = await sourceFor();
    settle(id, 'succeeded');
    clock.advance(15 * 60_000);
    expect((await save(order)).status).toBe('complete');
  });
});
