import type { Currency, Gateway, SaleSettings } from '../../contract';

/** The rules of a sale as a form has them. */
export interface SaleValues {
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

export const saleValues = ({ currency, taxName, ...settings }: SaleSettings): SaleValues => ({
  ...{ taxRate: settings.taxRate, gateway: settings.gateway, allowBitcoin: settings.allowBitcoin },
  ...{ timeLimit: settings.timeLimit, uniqueEmails: settings.uniqueEmails },
  ...{ currencyCode: currency.code, taxName: taxName ?? '' },
});

/** A currency by its code, with the shortest sign it is known by. */
export function currencyOf(code: string): Currency {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { code, symbol, ...(digits !== 2 && { minorUnits: digits }) };
}

/** What is saved; a currency that stays is not sent, and keeps the sign it has. */
export function saleUpdate(values: SaleValues, kept: SaleSettings): Partial<SaleSettings> {
  const { currencyCode, taxRate, taxName, timeLimit, ...rest } = values;
  return {
    ...rest,
    ...(currencyCode !== kept.currency.code && { currency: currencyOf(currencyCode) }),
    ...{ taxRate, taxName: taxRate === null ? null : taxName.trim() },
    ...(timeLimit !== null && { timeLimit }),
  };
}
