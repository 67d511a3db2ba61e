import { offeredAt } from '../../offeredAt';
import type { SpreedlyPaymentOptions } from '../spreedlyPayment';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import type { PaymentOption } from '../../ui/paymentOption';

/**
 * Card payments by Spreedly's hosted fields: `spreedlyPaymentOption({ load: loadSpreedly, environmentKey: '…' })`. Its script
 * comes from Spreedly, so that nothing is to be installed. In tests and demos `load` answers a fake from `boxoffice/testing`.
 * @public
 */
export const spreedlyPaymentOption = (options: SpreedlyPaymentOptions): PaymentOption => ({
  id: 'spreedly',
  isOffered: offeredAt('spreedly'),
  showsCardMarks: true,
  Fields: lazyWithRetry(
    async () => ({ Fields: (await import('./SpreedlyFields')).createSpreedlyFields(options) }),
    'Fields',
  ),
});
