import { offeredAt } from '../../offeredAt';
import type { ZoozPaymentOptions } from '../zoozPayment';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';

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
