import { NumberFormatter, NumberParser } from '@internationalized/number';

/** The way the numbers of a field are written. */
export interface NumberLook {
  /** BCP 47. */
  locale: string;
  /** Decimals at most. Default: 0. */
  decimals?: number | undefined;
  /** Writes all of the decimals, as prices do. */
  fixed?: boolean | undefined;
}

const optionsOf = ({ decimals = 0, fixed = false }: NumberLook) => ({
  ...{ maximumFractionDigits: decimals, minimumFractionDigits: fixed ? decimals : 0 },
  useGrouping: false,
});

/** A number as its field shows it; '' for none. */
export const writeNumber = (value: number | null, look: NumberLook): string =>
  value === null || Number.isNaN(value)
    ? ''
    : new NumberFormatter(look.locale, optionsOf(look)).format(value);

/**
 * What was typed, in the digits and with the decimal sign of the locale: `null` when nothing was, NaN when it is no number or has more
 * decimals than there may be. A sign that groups thousands counts only where it does: `12.50` is not 1250 in German.
 */
export function readNumber(typed: string, look: NumberLook): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const { group, decimal } = signsOf(look.locale);
  const [whole = '', fraction = '', ...rest] = decimal ? text.split(decimal) : [text];
  if (rest.length > 0 || fraction.length > (look.decimals ?? 0)) return NaN;
  if (group && whole.includes(group)) {
    const [first = '', ...thousands] = whole.split(group);
    // Indian numbers have pairs before the last three.
    const isGrouped =
      thousands.at(-1)?.length === 3 && thousands.every(({ length }) => length === 2 || length === 3);
    if (first === '' || !isGrouped) return NaN;
  }
  const value = new NumberParser(look.locale, { maximumFractionDigits: 20 }).parse(text);
  return Number.isNaN(value) ? NaN : value;
}

function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.9);
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') };
}
