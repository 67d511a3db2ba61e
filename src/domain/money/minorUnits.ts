import type { Currency, Minor } from '../../contract';
import { minorUnitsOf } from './currencyOf';
import { exponentOf } from './money';

/** Minor units as a number of the currency to draw, `180_50` → 180.5; `null` for none. Beyond 15 digits the last may be lost. */
export const fromMinor = (minor: Minor | null, currency: Currency): number | null =>
  minor === null ? null : minor / 10 ** exponentOf(currency);

/** A number of the currency as minor units by ISO 4217, `180.5` USD → `180_50`, `1500` JPY → `1500`; rounded. @public */
export const toMinor = (amount: number, code: string): Minor => Math.round(amount * 10 ** minorUnitsOf(code));
