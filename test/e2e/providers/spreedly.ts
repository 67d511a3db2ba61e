import { createFakeSpreedly, type FakeSpreedlyOptions } from '../../../mocks/gateways/fakeSpreedly';
import { remotePaymentLedger } from '../../../mocks/gateways/remoteLedger';
import { playedAs } from './played';

/** core.spreedly.com's globals. */
Object.assign(
  window,
  createFakeSpreedly({
    ledger: remotePaymentLedger('https://core.spreedly.com/v1'),
    ...playedAs<FakeSpreedlyOptions>('spreedly'),
  }),
);
