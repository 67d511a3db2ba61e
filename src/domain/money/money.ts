import type { Currency, Minor } from '../../contract';

/** Digits of the currency behind the point. */
export const exponentOf = (currency: Currency) => currency.minorUnits ?? 2;

/**
 * Minor units as a price of the locale, e.g. `180_00` USD → `$180.00`. The currency's own symbol is used when it has
 * one. 000 §9: prices are divided by 100 for display; DECISIONS: unless the currency says otherwise.
 * @public
 */
export function formatMoney(minor: Minor, currency: Currency, locale: string): string {
  const digits = exponentOf(currency);
  return (
    formatter(locale, currency.code, digits)
      // Decimal text: dividing would lose the last digits of large amounts.
      .formatToParts(`${minor}e-${digits}` as `${number}`)
      .map((part) => (part.type === 'currency' ? currency.symbol || part.value : part.value))
      .join('')
  );
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, code: string, digits: number): Intl.NumberFormat {
  const id = `${locale} ${code} ${digits}`;
  const known = formatters.get(id);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(id, made);
  return made;
}
