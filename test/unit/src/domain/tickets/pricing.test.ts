import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, lineTax, orderTotals } from '../../../../../src/domain';
import { ticket } from '../fixtures';
import { eachRow } from '../../../../eachRow';

describe('lineTax', () => {
  eachRow([
    [180_00, 6.25, 11_25],
    [25_00, 0, 0],
    [25_00, null, 0],
    [1, 50, 1],
    [-1, 50, -1],
    [1, 49.999999, 0],
    [-1, 49.999999, 0],
    [3, 16.666667, 1],
    [105, 10, 11],
    [115, 10, 12],
    [-105, 10, -11],
    [100, 8.875, 9],
    [1_005, 10, 101],
    [100, 0.000001, 0],
    [0, 19, 0],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('of %s at %s %% is %s', (price, rate, tax) => {
    expect(lineTax(price, rate)).toBe(tax);
  });

  test('is exact for every price and every rate of six decimals, half away from zero', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(100_000_000), (price, millionths) => {
        const hundredMillion = 100_000_000n;
        const exact = BigInt(price) * BigInt(millionths);
        const size = exact < 0n ? -exact : exact;
        const rounded = size / hundredMillion + ((size % hundredMillion) * 2n >= hundredMillion ? 1n : 0n);
        expect(lineTax(price, millionths / 1_000_000)).toBe(Number(exact < 0n ? -rounded : rounded));
      }),
    );
  });
});

describe('orderTotals', () => {
  const lines = [
    { price: 25_00, fees: 1_05, quantity: 2, tax: lineTax(25_00, 6.25) },
    { price: 1_01, fees: 0, quantity: 3, tax: lineTax(1_01, 50) },
    { price: 0, fees: 0, quantity: 1, tax: lineTax(0, null) },
  ];

  test('taxes each ticket, then counts: two at 25.00 are never 50.01', () => {
    expect(orderTotals(lines, { taxOnCheckout: true })).toEqual({
      quantity: 6,
      price: 55_13,
      fees: 2_10,
      tax: 2 * 1_56 + 3 * 51,
      total: 55_13 + 4_65,
    });
  });

  test('leaves the tax out of the total when the price holds it', () => {
    const totals = orderTotals(lines, { taxOnCheckout: false });
    expect(totals.total).toBe(totals.price);
    expect(totals.tax).toBe(4_65);
  });

  test('of nothing are nothing', () => {
    expect(orderTotals([], { taxOnCheckout: true })).toEqual({
      quantity: 0,
      price: 0,
      fees: 0,
      tax: 0,
      total: 0,
    });
  });

  test('are never negative, and never less with the tax than without', () => {
    const line = fc.record({
      price: fc.nat(1_000_000),
      fees: fc.nat(10_000),
      quantity: fc.nat(50),
      tax: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const [plain, taxed] = [false, true].map((taxOnCheckout) => orderTotals(lines, { taxOnCheckout }));
        for (const amount of Object.values(plain ?? {})) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(amount)).toBe(true);
        }
        expect(taxed?.total).toBe((plain?.total ?? 0) + (plain?.tax ?? 0));
        expect(plain?.fees).toBeLessThanOrEqual(plain?.price ?? 0);
      }),
    );
  });

  test('of two orders together are the sum of both, in any order', () => {
    const line = fc.record({
      price: fc.nat(1_000_000),
      fees: fc.nat(10_000),
      quantity: fc.integer({ min: 1, max: 50 }),
      tax: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (some, more) => {
        const [a, b, both] = [some, more, [...more, ...some]].map((all) =>
          orderTotals(all, { taxOnCheckout: true }),
        );
        expect(both?.total).toBe((a?.total ?? 0) + (b?.total ?? 0));
        expect(both?.tax).toBe((a?.tax ?? 0) + (b?.tax ?? 0));
      }),
    );
  });
});

test('linesOf takes what is chosen of what is on the list, at the buyer’s price', () => {
  const tickets = [ticket({ buyerPrice: 144_00 }), ticket({ id: 'tour' })];
  expect(linesOf(tickets, { general: 2, tour: 0, unknown: 3 })).toEqual([
    { price: 144_00, fees: 9_40, quantity: 2, tax: 11_25 },
  ]);
});

test('what the server added up for as many counts, whatever its prices for one come to', () => {
  // Two of them, of which a code discounts only one.
  const priced = ticket({ requestQuantity: 2, subtotalPrice: 324_00, subtotalPriceWithFees: 341_00 });
  const totals = (quantity: number) =>
    orderTotals(linesOf([priced], { general: quantity }), { taxOnCheckout: true });
  expect(totals(2)).toMatchObject({ price: 341_00, fees: 17_00, tax: 22_50, total: 363_50 });
  expect(totals(3)).toMatchObject({ price: 3 * 189_40, fees: 3 * 9_40, tax: 33_75 });
});
