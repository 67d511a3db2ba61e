import type { PaymentMethod } from '../types';

/** Paid later, from the invoice: the order is saved as it is. 000 §4 Submit, plain save. */
export const invoicePayment = (): PaymentMethod<null> => ({
  id: 'invoice',
  money: 'none',
  isOffered: ({ hold }) => hold.isPayByInvoice && hold.orderTotal > 0,
  begin: async (_hold, _input, deps) => ({ next: 'settled', order: await deps.save({}) }),
});
