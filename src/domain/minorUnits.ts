import type { Currency, Minor } from '../contract';
import { exponentOf } from './money';

/** Minor units as a number of the currency, `180_50` → 180.5; `null` for none. */
export const fromMinor = (minor: Minor | null, currency: Currency): number | null =>
  minor === null ? null : minor / 10 ** exponentOf(currency);

/** A number of the currency as minor units, rounded; `null` for none, NaN for NaN. */
export const toMinor = (amount: number | null, currency: Currency): Minor | null =>
  amount === null ? null : Math.round(shifted(amount, exponentOf(currency)));

/** Moves the point in the number's own digits: a product would round once more, 90071992547409.93 × 100. */
function shifted(amount: number, digits: number): number {
  const text = String(amount);
  return text.includes('e') ? amount * 10 ** digits : Number(`${text}e${digits}`);
}
