import { expect } from 'vitest';
import type { MyOrder } from '../../../../../src/contract';
import { confirmedOrder, myOrderStatus } from '../../../../../src/domain/myOrder';
import { eachRow } from '../../../../eachRow';

const orderOf = (order: Partial<MyOrder['order']>) => ({ order: order as MyOrder['order'] });

eachRow([
  ['free', { paymentStatus: 'paid', amount: 0 }],
  ['paid', { paymentStatus: 'paid', amount: 1 }],
  ['paid', { paymentStatus: 'paid' }],
  ['cancelled', { paymentStatus: 'cancelled', amount: 0 }],
] as const)('is %s: %j', (status, order) => {
  expect(myOrderStatus(orderOf(order))).toBe(status);
});

eachRow([[{ id: '1', links: { manage: 'https://example.com' } }]])(
  'has no links and no token: %j',
  (order) => {
    expect(confirmedOrder(orderOf(order))).toEqual({ id: '1', token: '' });
  },
);
