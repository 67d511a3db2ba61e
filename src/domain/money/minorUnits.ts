import type { Currency, Minor } from '../../contract';
import { exponentOf } from './money';

/** Minor units as a number of the currency to draw, `180_50` → 180.5; `null` for none. Beyond 15 digits the last may be lost. */
export const fromMinor = (minor: Minor | null, currency: Currency): number | null =>
  minor === null ? null : minor / 10 ** exponentOf(currency);
