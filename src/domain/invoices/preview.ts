import type { HeldTransaction, SaleSettings } from '../../contract';
import { previewHold } from '../registrationForm';
import { exponentOf } from '../money/money';

/** An order that nobody made and that costs something, paid by invoice or by card. */
export function invoicedHold(
  now: number,
  { currency, taxName, taxRate }: Pick<SaleSettings, 'currency' | 'taxName' | 'taxRate'>,
  isPayByInvoice: boolean,
): HeldTransaction {
  const amount = 100 * 10 ** exponentOf(currency);
  return {
    ...previewHold(now),
    currency,
    taxName,
    taxRate,
    isPayByInvoice,
    priceTotal: amount,
    orderTotal: amount,
    freeEvent: false,
  };
}
