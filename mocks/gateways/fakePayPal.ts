import type { Minor } from '../../src/contract';
import type { Payment } from '../sale/payments';
import type { PaymentLedger, PaymentOutcome } from './paymentLedger';

/** Who keeps the payments. @public */
export interface FakePayPalOptions {
  /** `backend.payments`. */
  ledger: Pick<PaymentLedger, 'find' | 'settle'>;
}

/** PayPal's page, played by a test. Each takes the address the buyer was sent to, and answers the one they come back to. @public */
export interface FakePayPal {
  /** What is to be paid there. */
  inspect(address: string): Promise<{ amount: Minor; currency: string }>;
  pay(address: string): Promise<string>;
  cancel(address: string): Promise<string>;
  /** No money is taken, although the buyer comes back as if it were. */
  fail(address: string): Promise<string>;
  /** The buyer comes back before PayPal knows; `answer` tells its word later. */
  payLater(address: string): Promise<{ back: string; answer: (outcome: PaymentOutcome) => Promise<void> }>;
}

/**
 * Stands in for PayPal. Unknown addresses reject.
 * @example
 * const payPal = createFakePayPal({ ledger: backend.payments });
 * const back = await payPal.pay(address); // where TicketWidget's onLeave was told to go
 * render(<TicketWidget eventId="1001" paymentReturn={readPaymentReturn(new URL(back).search)} />);
 * @public
 */
export function createFakePayPal({ ledger }: FakePayPalOptions): FakePayPal {
  const open = async (address: string): Promise<Payment> => {
    const payment = await ledger.find(new URL(address).searchParams.get('token') ?? '');
    if (payment?.kind !== 'paypal') throw new Error(`PayPal knows of no payment at ${address}.`);
    return payment;
  };
  const end = async (address: string, outcome: PaymentOutcome, status: 'success' | 'cancel') => {
    const payment = await open(address);
    await ledger.settle(payment.id, outcome);
    return payPalReturn(payment, status);
  };
  return {
    inspect: async (address) => {
      const { amount, currency } = await open(address);
      return { amount, currency };
    },
    pay: (address) => end(address, 'succeeded', 'success'),
    cancel: (address) => end(address, 'canceled', 'cancel'),
    fail: (address) => end(address, 'failed', 'success'),
    payLater: async (address) => {
      const payment = await open(address);
      return {
        back: payPalReturn(payment, 'success'),
        answer: async (outcome) => {
          await ledger.settle(payment.id, outcome);
        },
      };
    },
  };
}

/** Where PayPal sends the buyer back to: 000 §2's query, on the page the order named. @public */
export function payPalReturn({ id, order }: Payment, status: 'success' | 'cancel'): string {
  const { callbackUrl } = order?.request ?? {};
  if (!order || !callbackUrl) throw new Error(`Nobody said where the buyer of ${id} comes back to.`);
  const url = new URL(callbackUrl);
  url.searchParams.set('orderId', order.id);
  url.searchParams.set('token', order.token);
  url.searchParams.set('status', status);
  return url.href;
}
