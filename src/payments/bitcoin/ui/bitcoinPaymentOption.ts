import { isBitcoinOffered } from '../isBitcoinOffered';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';
import type { BitcoinPaymentOptions, LegacyBitcoinPaymentOptions } from './BitcoinPanel';

const bitcoin = {
  id: 'bitcoin',
  isOffered: isBitcoinOffered,
  choice: 'bitcoin',
  picker: { title: 'payment.picker.bitcoin', help: 'payment.picker.bitcoinHelp', icon: 'bitcoin' },
} as const satisfies PaymentOption;

/**
 * Bitcoins by a provider of yours: `bitcoinPaymentOption({ load, channel: () => socketChannel({ url: 'https://api.example' }) })`.
 * `socketChannel` needs `socket.io-client`. In tests and demos `createFakeBitcoin` from `boxoffice/testing` is both.
 * @public
 */
export const bitcoinPaymentOption = (options: BitcoinPaymentOptions): PaymentOption => ({
  ...bitcoin,
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./BitcoinPanel')).createBitcoinFields(options) }),
    'Fields',
  ),
});

/** Bitcoins where the provider has receivers, which are polled; `load` opens it, and rejects when it can't be had. @experimental */
export const legacyBitcoinPaymentOption = (options: LegacyBitcoinPaymentOptions): PaymentOption => ({
  ...bitcoin,
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./BitcoinPanel')).createLegacyBitcoinFields(options) }),
    'Fields',
  ),
});
