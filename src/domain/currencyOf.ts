import type { Currency } from '../contract';

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
