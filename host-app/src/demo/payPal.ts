import type { MockBackend, MockBackendOptions } from 'boxoffice/mocks';
import { payPalReturn } from 'boxoffice/testing';

/** What this page and the one that stands in for PayPal leave each other: it is gone while the buyer is there. */
const noteKey = 'boxoffice-host:paypal';

interface Note {
  id: string;
  amount: number;
  currency: string;
  back: Record<'success' | 'cancel', string>;
  outcome?: 'succeeded' | 'failed' | 'canceled';
  /** Milliseconds since the epoch at which PayPal's word arrives; at once when absent. */
  due?: number;
}

/** Where the demo's orders are paid: `public/paypal`. */
export const payPalPage: NonNullable<MockBackendOptions['payPalPage']> = (payment) => {
  const { id, amount, currency } = payment;
  const back = { success: payPalReturn(payment, 'success'), cancel: payPalReturn(payment, 'cancel') };
  sessionStorage.setItem(noteKey, JSON.stringify({ id, amount, currency, back } satisfies Note));
  return `${window.location.origin}/paypal/index.html?token=${id}`;
};

/** Tells the backend what the buyer did there. */
export async function settlePayPal({ payments }: MockBackend): Promise<void> {
  const { id, outcome, due } = JSON.parse(sessionStorage.getItem(noteKey) ?? '{}') as Partial<Note>;
  if (!id || !outcome) return;
  const settle = async () => {
    await payments.settle(id, outcome);
    sessionStorage.removeItem(noteKey);
  };
  const wait = (due ?? 0) - Date.now();
  if (wait <= 0) await settle();
  else setTimeout(() => void settle(), wait);
}
