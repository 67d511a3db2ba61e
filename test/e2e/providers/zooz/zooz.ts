import { createFakeZooz, type ZoozOutcome } from '../../../../mocks/gateways/fakeZooz';
import { remotePaymentLedger } from '../../../../mocks/gateways/remoteLedger';
import { playedAs } from '../played';
import '../../../../host-app/public/zooz/zooz.js';

/** Zooz itself, with its page: `outcome` is what the next page does. */
createFakeZooz({
  ledger: remotePaymentLedger('https://api.zooz.com'),
  ...playedAs<{ outcome: ZoozOutcome; times: number }>('zooz'),
});
