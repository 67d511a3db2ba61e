import type { MockBackend } from 'boxoffice/mocks';
import {
  createFakeBitcoin,
  createFakeSpreedlyLoader,
  createFakeStripeLoader,
  createFakeZooz,
} from 'boxoffice/testing';
import type { Providers } from '../providers';

/** Long enough to see the address, in milliseconds. */
const bitcoinsTake = 8_000;

/** What stands in for the providers: it talks to the backend in the browser. */
export const fakeProviders = (backend: MockBackend): Providers => {
  const bitcoin = createFakeBitcoin({ ledger: backend.payments, arriveAfter: bitcoinsTake });
  return {
    loadStripe: createFakeStripeLoader({ ledger: backend.stripe, now: () => backend.clock.now() }),
    loadSpreedly: createFakeSpreedlyLoader({ ledger: backend.payments, now: () => backend.clock.now() }),
    loadBitcoin: bitcoin.load,
    bitcoinChannel: bitcoin.channel,
    payPalOrigins: [window.location.origin],
    zoozPage: createFakeZooz({ ledger: backend.payments }).address,
  };
};
