import type { ConfirmationData, MyOrder } from '../../contract';

/** The order as a confirmation draws it. Links lead where the confirmation's own token is needed: there are none here. */
export function confirmedOrder({
  order: { links: _links, ...order },
}: Pick<MyOrder, 'order'>): ConfirmationData {
  return { ...order, token: '' };
}

/** What became of the order, as its tag says it. */
export type MyOrderStatus = 'free' | ConfirmationData['paymentStatus'];

export const myOrderStatus = ({ order }: Pick<MyOrder, 'order'>): MyOrderStatus =>
  order.paymentStatus === 'paid' && order.amount === 0 ? 'free' : order.paymentStatus;
