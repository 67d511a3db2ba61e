import type { PaymentLedger } from './paymentLedger';
import type { StripeLedger } from './stripeLedger';

type Steps = Record<string, (...args: never[]) => Promise<unknown>>;

/** A ledger behind an address: each step is a POST of its arguments to `{address}/{step}`, as `gatewayRoutes` takes them. */
const remote = <Ledger extends Steps>(address: string, steps: readonly (keyof Ledger & string)[]): Ledger =>
  Object.fromEntries(
    steps.map((name) => [
      name,
      async (...args: unknown[]) => {
        const response = await fetch(`${address}/${name}`, { method: 'POST', body: JSON.stringify(args) });
        if (!response.ok) throw new Error(`${address}/${name} answered ${response.status}`);
        return ((await response.json()) as { answer?: unknown }).answer;
      },
    ]),
  ) as unknown as Ledger;

export const stripeSteps = ['create', 'confirm', 'retrieve', 'authenticate'] as const;
export const paymentSteps = ['tokenize', 'find', 'settle', 'createBitcoinSource'] as const;

/** Stripe's side of a backend that runs elsewhere: `remoteStripeLedger('https://api.stripe.com')`. */
export const remoteStripeLedger = (address: string): StripeLedger =>
  remote<StripeLedger & Steps>(address, stripeSteps);

/** The other providers' side of a backend that runs elsewhere. */
export const remotePaymentLedger = (address: string): PaymentLedger =>
  remote<PaymentLedger & Steps>(address, paymentSteps);
