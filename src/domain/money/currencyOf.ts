import type { Currency } from '../../contract';

/** ISO 4217's digits behind the point where they are not two. `Intl` has those people write, e.g. none for IQD. */
const isoDigits: Readonly<Record<string, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** How many digits a currency has behind the point. @public */
export const minorUnitsOf = (code: string): number =>
  Number(Object.entries(isoDigits).find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 2);

/** A currency by its code, with the shortest sign it is known by. */
export function currencyOf(code: string): Currency {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const digits = minorUnitsOf(code);
  return { code, symbol, ...(digits !== 2 && { minorUnits: digits }) };
}
