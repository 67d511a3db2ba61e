import { parametersOf } from '../links/parameters';

/** How a buyer comes back from a provider's page (000 §2). It says what to ask about, and proves nothing. @public */
export interface PaymentReturn {
  status: 'success' | 'cancel';
  orderId?: string;
  /** The order's. */
  token?: string;
}

/** The parameters that come with it. */
const paymentReturnNames = ['status', 'orderId', 'token'] as const;

/** What an address' query says of it: each parameter once, and nothing else is read (FAULTS A23). @public */
export function readPaymentReturn(search: string): PaymentReturn | undefined {
  const { status, orderId, token } = parametersOf(search, paymentReturnNames);
  if (status !== 'success' && status !== 'cancel') return undefined;
  return { status, ...(orderId && { orderId }), ...(token && { token }) };
}

/** The same address without it, so that the order's token neither stays in the history nor goes along (FAULTS A15). @public */
export function withoutPaymentReturn(address: string): string {
  const url = new URL(address);
  for (const name of paymentReturnNames) url.searchParams.delete(name);
  return url.href;
}
