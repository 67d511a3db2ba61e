import { isBitcoinOffered } from '../isBitcoinOffered';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';
import type { BitcoinPaymentOptions, LegacyBitcoinPaymentOptions } from './BitcoinPanel';

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
