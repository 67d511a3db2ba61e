import type { PaymentMethod } from '../types';

/** Nothing to pay: the order is saved as it is. 000 §4 Submit, plain save. */
export const freePayment = (): PaymentMethod<null> => ({
  id: 'free',
  money: 'none',
  isOffered: ({ hold }) => hold.orderTotal === 0,
  begin: async (_hold, _input, deps) => ({ next: 'settled', order: await deps.save({}) }),
});
