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
  const { format, sign } = formatter(locale, currency.code, digits);
  // Decimal text: dividing would lose the last digits of large amounts.
  const amount = `${minor}e-${digits}` as `${number}`;
  // Parts take four times as long.
  if (!currency.symbol || currency.symbol === sign) return format.format(amount);
  return format
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('');
}

interface Formatter {
  format: Intl.NumberFormat;
  /** What the locale writes for the currency. */
  sign: string | undefined;
}

const formatters = new Map<string, Formatter>();

function formatter(locale: string, code: string, digits: number): Formatter {
  const id = `${locale} ${code} ${digits}`;
  const known = formatters.get(id);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const made = { format, sign: format.formatToParts(0).find(({ type }) => type === 'currency')?.value };
  formatters.set(id, made);
  return made;
}
