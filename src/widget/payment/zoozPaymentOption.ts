import { offeredAt } from '../../payments/offeredAt';
import type { ZoozPaymentOptions } from '../../payments/zooz/zoozPayment';
import { lazyWithRetry } from '../lazyWithRetry';
import type { PaymentOption } from './paymentOption';

/**
 * Cards in the frame of zooz: `zoozPaymentOption({ address: 'https://…' })` with the page the provider gave you. In tests and demos the
 * address is that of `createFakeZooz` from `boxoffice/testing`.
 * @public
 */
export const zoozPaymentOption = (options: ZoozPaymentOptions): PaymentOption => ({
  id: 'zooz',
  isOffered: offeredAt('zooz'),
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./ZoozFields')).createZoozFields(options) }),
    'Fields',
  ),
});
