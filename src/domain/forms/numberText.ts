import { NumberParser } from '@internationalized/number';

/** The way the numbers of a field are written. */
export interface NumberTextFormat {
  /** BCP 47. */
  locale: string;
  /** Decimals at most. Default: 0. */
  decimals?: number | undefined;
  /** Writes all of the decimals, as prices do. */
  fixed?: boolean | undefined;
  /** The number counts minor units: with two decimals 12.50 is 1250. Exact, where a number of whole units would lose the last one. */
  minor?: boolean | undefined;
}

/** So many digits of a number with a point are certain: 15. */
const certainBelow = 1e15;

const optionsOf = ({ decimals = 0, fixed = false }: NumberTextFormat) => ({
  maximumFractionDigits: decimals,
  minimumFractionDigits: fixed ? decimals : 0,
  useGrouping: false,
});

/** A number as its field shows it; '' for none. */
export const writeNumber = (value: number | null, format: NumberTextFormat): string =>
  value === null || Number.isNaN(value)
    ? ''
    : new Intl.NumberFormat(format.locale, optionsOf(format)).format(
        format.minor ? pointed(value, format) : value,
      );

/** As text, which is written digit by digit. */
const pointed = (minor: number, { decimals = 0 }: NumberTextFormat) => `${minor}e-${decimals}` as `${number}`;

/**
 * What was typed, in the digits and with the decimal sign of the locale: `null` when nothing was, NaN when it is no number or has more
 * decimals than there may be, or more minor units than can be counted. A sign that groups thousands counts only where it does: `12.50` is not 1250 in German.
 */
export function readNumber(typed: string, format: NumberTextFormat): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const { group, decimal } = signsOf(format.locale);
  const [whole = '', fraction = '', ...rest] = decimal ? text.split(decimal) : [text];
  const { decimals = 0 } = format;
  if (rest.length > 0 || fraction.length > decimals) return NaN;
  if (group && whole.includes(group)) {
    const [first = '', ...thousands] = whole.split(group);
    // Indian numbers have pairs before the last three.
    const isGrouped =
      thousands.at(-1)?.length === 3 && thousands.every(({ length }) => length === 2 || length === 3);
    if (first === '' || !isGrouped) return NaN;
  }
  const parser = new NumberParser(format.locale, { maximumFractionDigits: 20 });
  return format.minor
    ? minorOf(parser.parse(whole + fraction), decimals - fraction.length)
    : parser.parse(text);
}

/** Digits without their point, as it would stand `shift` places later; NaN for what is not exact. */
function minorOf(digits: number, shift: number): number {
  const minor = Number(`${digits}e${shift}`);
  // Where the parser found a point of another script, the digits were a fraction.
  const isCertain = Number.isInteger(digits) || Math.abs(minor) < certainBelow;
  return isCertain && Number.isSafeInteger(minor) ? minor : NaN;
}

function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.9);
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') };
}
