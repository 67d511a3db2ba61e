const satoshisPerBitcoin = 100_000_000;

const formatters = new Map<string, Intl.NumberFormat>();

/** Satoshis as bitcoins in the figures of the locale, without a unit: `475_737` → `0.00475737`. 000 §9: divided by 100,000,000. */
export function formatBitcoin(satoshis: number, locale: string): string {
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });
  formatters.set(locale, formatter);
  // Rounded to the eighth digit the quotient is exact for all bitcoins there can be.
  return formatter.format(satoshis / satoshisPerBitcoin);
}
