import type { PaymentOption } from 'boxoffice';
import type { PaymentMethod } from 'boxoffice/payments';

const byInvoice: PaymentMethod<null> = {
  id: 'invoice',
  needsInput: false,
  isOffered: ({ hold }) => hold.isPayByInvoice && hold.orderTotal > 0,
  begin: async (_hold, _input, deps) => ({ next: 'settled', order: await deps.save({}) }),
};

/** Besides cards, what the worlds of the demo let one order by. Where cards are taken too, they pay for bitcoin orders. */
export const otherPayments: readonly PaymentOption[] = [
  {
    id: byInvoice.id,
    isOffered: byInvoice.isOffered,
    ready: (flow, rest) => flow.submit({ ...rest, method: byInvoice, input: null }),
  },
  { id: 'bitcoin', isOffered: () => false },
];
