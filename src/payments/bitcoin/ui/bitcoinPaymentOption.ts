import { isBitcoinOffered } from '../isBitcoinOffered';
import type { BitcoinChannel, BitcoinProvider, BitcoinReceivers } from '../types';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';

/** The provider that bitcoins are paid with. @public */
export interface BitcoinPaymentOptions {
  /** Opens the provider; asked once the fields are about to show. Rejects when it can't be had. */
  load: () => Promise<BitcoinProvider>;
  /** A new way to hear of payments, e.g. `() => socketChannel({ url })`. */
  channel: () => BitcoinChannel;
}

/** The older provider that bitcoins are paid with. @public */
export interface LegacyBitcoinPaymentOptions {
  load: () => Promise<BitcoinReceivers>;
}

/**
 * Bitcoins by a provider of yours: `bitcoinPaymentOption({ load, channel: () => socketChannel({ url: 'https://api.example' }) })`.
 * `socketChannel` needs `socket.io-client`. In tests and demos `createFakeBitcoin` from `boxoffice/testing` is both.
 * @public
 */
export const bitcoinPaymentOption = (options: BitcoinPaymentOptions): PaymentOption => ({
  id: 'bitcoin',
  isOffered: isBitcoinOffered,
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./BitcoinPanel')).createBitcoinFields(options) }),
    'Fields',
  ),
});

/** Bitcoins where the provider has receivers, which are polled: `legacyBitcoinPaymentOption({ load: legacyReceivers(loadV2) })`. @public */
export const legacyBitcoinPaymentOption = (options: LegacyBitcoinPaymentOptions): PaymentOption => ({
  id: 'bitcoin',
  isOffered: isBitcoinOffered,
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./BitcoinPanel')).createLegacyBitcoinFields(options) }),
    'Fields',
  ),
});
