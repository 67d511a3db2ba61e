import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import type { MockBackend } from '../../mocks';
import type { StripeInput } from '../../src/payments';
import type { Network } from './network';

const card = '4242424242424242';
const noConnection = { error: { type: 'api_connection_error', message: 'You have not been charged.' } };

/** As much of Stripe.js as a payment calls, with the network at its worst between it and Stripe; sometimes it never answers. */
export function roughStripe(backend: MockBackend, network: Network, random: () => number): StripeInput {
  const { stripe: ledger } = backend;
  const never = () => new Promise<never>(() => undefined);

  async function rough<T>(act: () => Promise<T>): Promise<T | typeof noConnection> {
    switch (network.misfortune()) {
      case 'lostBefore':
        return noConnection;
      case 'lostAfter':
        await act();
        return random() < 0.3 ? never() : noConnection;
      case 'doubled':
        await act();
        return act();
      case 'lateBehind504':
        setTimeout(() => void act(), network.delay());
        return random() < 0.3 ? never() : noConnection;
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, network.delay()));
        return act();
      default:
        return act();
    }
  }
  const view = async (secret: string, confirms: boolean) => {
    const intent = confirms ? await ledger.confirm(secret, card) : await ledger.retrieve(secret);
    return intent ? { paymentIntent: { ...intent } } : noConnection;
  };
  const stripe = {
    createPaymentMethod: () => Promise.resolve({ paymentMethod: { id: 'pm_attack', type: 'card' } }),
    confirmCardPayment: (secret: string) => rough(() => view(secret, true)),
    retrievePaymentIntent: (secret: string) => rough(() => view(secret, false)),
  };
  return {
    stripe: stripe as unknown as Stripe,
    cardNumber: {} as StripeCardNumberElement,
    cardName: 'A. Byron',
  };
}
