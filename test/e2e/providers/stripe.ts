import { createFakeStripe, type FakeStripeOptions } from '../../../mocks/gateways/fakeStripe';
import { remotePaymentLedger, remoteStripeLedger } from '../../../mocks/gateways/remoteLedger';
import { playedAs } from './played';

/** js.stripe.com's global. */
function openStripe() {
  const stripe = createFakeStripe({
    ledger: remoteStripeLedger('https://api.stripe.com'),
    challengeUrl: 'https://hooks.stripe.com/3d_secure_2/authenticate',
    ...playedAs<Omit<FakeStripeOptions, 'ledger'>>('stripe'),
  });
  return { ...stripe, createSource };
}

const sources = remotePaymentLedger('https://api.stripe.com/v1/sources');

/** Bitcoin sources, in the shape they had. */
async function createSource({ amount }: { amount: number }) {
  const { id, status, address, bitcoinAmount, uri } = await sources.createBitcoinSource({ amount });
  return { source: { id, status, amount, bitcoin: { address, amount: bitcoinAmount, uri } } };
}

Object.assign(window, { Stripe: Object.assign(openStripe, { version: 'endive' }) });
