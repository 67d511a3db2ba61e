import { expect, it } from 'vitest';
import { completedOrder } from '../../../../../src/domain/confirmation';
import { confirmation } from '../../../../../stories/fixtures/orders';

/** FAULTS F74: analytics of every host would add up `NaN`. */
it('counts what its tickets cost where an order’s total could not be read', () => {
  const { amount: _unread, ...order } = confirmation;
  expect(completedOrder(confirmation).transactionTotal).toBe(485.45);
  expect(completedOrder({ ...order, tickets: order.tickets.slice(0, 1) }).transactionTotal).toBe(200.65);
  expect(completedOrder({ ...order, tickets: [] }).transactionTotal).toBe(0);
});
