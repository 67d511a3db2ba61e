import type { Currency, Minor } from '../../contract';
import { exponentOf } from '../money/money';
import { lineTax } from '../money/lineTax';

/** What a ticket of one hundred comes to. */
export interface TaxSample {
  price: Minor;
  tax: Minor;
  /** What the buyer pays: with the tax when it is added at checkout. */
  total: Minor;
}

/** The tax as buyers meet it: part of the price, or added to it. `taxRate` is percent. */
export function taxSample(taxRate: number, currency: Currency, isAdded: boolean): TaxSample {
  const price = 100 * 10 ** exponentOf(currency);
  const tax = lineTax(price, taxRate);
  return { price, tax, total: price + (isAdded ? tax : 0) };
}
