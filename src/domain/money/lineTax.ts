import type { Minor } from '../../contract';

/**
 * Tax on one ticket in minor units: price × rate / 100, rounded half away from zero in exact decimal arithmetic
 * (DECISIONS, Tickets and prices). `taxRate` is percent with up to six decimals.
 * @public
 */
export function lineTax(price: Minor, taxRate: number | null): Minor {
  if (!taxRate) return 0;
  const scale = 1_000_000n;
  const rate = BigInt(Math.round(taxRate * Number(scale)));
  const product = BigInt(price) * rate;
  const unit = 100n * scale;
  const half = product < 0n ? -unit / 2n : unit / 2n;
  return Number((product + half) / unit);
}
