import type { PaymentOption } from 'boxoffice';

/** Besides cards, what the worlds of the demo let one order by. Where cards are taken too, they pay for bitcoin orders. */
export const otherPayments: readonly PaymentOption[] = [{ id: 'bitcoin', isOffered: () => false }];
