import type { MethodTraits } from '../traits';

export const invoice: MethodTraits = {
  id: 'invoice',
  choice: 'invoice',
  hold: { payByInvoice: true },
  isByInvoice: true,
  money: 'none',
};
