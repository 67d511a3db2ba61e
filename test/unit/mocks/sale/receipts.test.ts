import { expect, test } from 'vitest';
import type { Intent, IntentBook } from '../../../../mocks/gateways/intents';
import { eachRow } from '../../../eachRow';
import { backendInTests, failureOf } from '../backend';

const { backend, hold, orderFor, save } = backendInTests();

/** A hold whose card was charged, its order, and the payment in Stripe's book. */
async function paidHold() {
  const held = await hold({ 3001: 1 });
  const secret = held.paymentIntentToken ?? '';
  await backend.stripe.confirm(secret, '4242424242424242');
  const { intents } = backend.db;
  const intent = intents.find(secret);
  if (!intent) throw new Error('There is no payment.');
  return { order: await orderFor(held), intents, intent };
}

test('the payment of a hold pays its order', async () => {
  const { order } = await paidHold();
  await expect(save(order)).resolves.toHaveProperty('status', 'complete');
});

eachRow<[string, (intent: Intent, intents: IntentBook) => void]>([
  ['went back to the buyer', ({ id }, intents) => intents.refund(id)],
  ['is a cent short', (intent) => (intent.amount -= 1)],
  ['is a cent too much', (intent) => (intent.amount += 1)],
  ['is in another currency', (intent) => (intent.currency = 'JPY')],
])('money that %s pays no order (4002)', async (_, change) => {
  const { order, intents, intent } = await paidHold();
  change(intent, intents);
  expect((await failureOf(save(order))).code).toBe(4002);
});

test('a method of the page’s own pays by a test token, and is declined without one (4060)', async () => {
  const order = await orderFor(await hold({ 3001: 1 }));
  const paid = (paymentToken: string) => save({ ...order, paymentMethod: 'giftCard', paymentToken });
  expect((await failureOf(paid('card-1'))).code).toBe(4060);
  const { orderId } = await paid('test_1');
  expect(backend.db.orderBook.get(orderId).paidVia).toBe('giftCard');
});

test('fields of the page are stored with the order, unless they are too many or too long (4022)', async () => {
  const order = {
    ...(await orderFor(await hold({ 3001: 1 }))),
    paymentMethod: 'own',
    paymentToken: 'test_1',
  };
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`field${index}`, 'x']));
  for (const customFields of [many, { long: 'x'.repeat(1_001) }])
    expect((await failureOf(save({ ...order, customFields }))).code).toBe(4022);
  const { orderId } = await save({ ...order, customFields: { shirt: 'M' } });
  expect(backend.db.snapshot().orders.find(({ id }) => id === orderId)?.customFields).toEqual({ shirt: 'M' });
});
