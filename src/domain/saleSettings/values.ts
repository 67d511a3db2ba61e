import type { Gateway, SaleSettings } from '../../contract';
import { currencyOf } from '../money/currencyOf';

/** The rules of a sale as a form has them. */
export interface SaleSettingsValues {
  /** ISO 4217. */
  currencyCode: string;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  /** Counts with a rate only. */
  taxName: string;
  gateway: Gateway;
  allowBitcoin: boolean;
  /** Minutes. */
  timeLimit: number | null;
  uniqueEmails: boolean;
}

export const saleSettingsValues = ({ currency, taxName, ...settings }: SaleSettings): SaleSettingsValues => ({
  taxRate: settings.taxRate,
  gateway: settings.gateway,
  allowBitcoin: settings.allowBitcoin,
  timeLimit: settings.timeLimit,
  uniqueEmails: settings.uniqueEmails,
  currencyCode: currency.code,
  taxName: taxName ?? '',
});

/** What is saved; a currency that stays is not sent, and keeps the sign it has. */
export function saleSettingsUpdate(
  values: SaleSettingsValues,
  saved: SaleSettings | undefined,
): Partial<SaleSettings> {
  const { currencyCode, taxRate, taxName, timeLimit, ...rest } = values;
  return {
    ...rest,
    ...(currencyCode !== saved?.currency.code && { currency: currencyOf(currencyCode) }),
    taxRate,
    taxName: taxRate === null ? null : taxName.trim(),
    ...(timeLimit !== null && { timeLimit }),
  };
}
