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
  return formatter(locale, currency.code, digits)
    .formatToParts(decimalOf(minor, digits))
    .map((part) => (part.type === 'currency' ? currency.symbol || part.value : part.value))
    .join('');
}

/** Beyond this a number of whole units is no longer exact to the cent. */
const exactBelow = 1e12;

/** Whole units: a number, or decimal text where a number would lose the last digits. */
function decimalOf(minor: Minor, digits: number): number | `${number}` {
  if (!Number.isInteger(minor) || Math.abs(minor) < exactBelow || Math.abs(minor) >= 1e21)
    return minor / 10 ** digits;
  const figures = String(Math.abs(minor));
  const text = digits > 0 ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures;
  return `${minor < 0 ? '-' : ''}${text}` as `${number}`;
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
