import type { PaymentStatus } from '../../contract';

/** What an order's payment status means for its buyer. `checking`: nobody can say yet, and it is read again. */
export type PaymentPhase = 'made' | 'checking' | 'ended';

const phases: Readonly<Record<PaymentStatus, PaymentPhase>> = {
  paid: 'made',
  awaiting: 'made',
  processing: 'checking',
  failed: 'ended',
  cancelled: 'ended',
  expired: 'ended',
};

/**
 * A status that nobody knows (`authorized`, `PAID`, nothing at all) is one that is checked: only `failed`, `cancelled` and `expired`
 * ever say that no money was taken or that an order does not stand (FAULTS F80).
 */
export const paymentPhase = (status: unknown): PaymentPhase =>
  typeof status === 'string' && Object.hasOwn(phases, status) ? phases[status as PaymentStatus] : 'checking';
