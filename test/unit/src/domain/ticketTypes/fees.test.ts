import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absorbedPercentOf,
  clampPercent,
  deriveTicketType,
  feeSplitOf,
  ticketFees,
  ticketTypeDefaults,
  type FeeSchedule,
} from '../../../../../src/domain/ticketTypes';
import { eachRow } from '../../../../eachRow';

/** 0.99 and 2.5 %, at most 19.95; 0.30 and 2.9 % for the card. */
const plan: FeeSchedule = {
  feeConstant: 99,
  feePercent: 2.5,
  maxFee: 19_95,
  processingFeeConstant: 30,
  processingFee: 2.9,
};

describe('the fees of a ticket', () => {
  eachRow<[string, number, FeeSchedule, number, [number, number, number, number]]>([
    ['nothing of a free one', 0, plan, 100, [0, 0, 0, 0]],
    ['all by the buyer', 100_00, plan, 0, [3_49, 6_69, 6_69, 0]],
    ['all by the organizer', 100_00, plan, 100, [3_49, 6_69, 0, 6_69]],
    ['half each, the odd cent by the organizer', 100_00, plan, 50, [3_49, 6_69, 3_34, 3_35]],
    ['no more than the most', 2_000_00, plan, 0, [19_95, 78_25, 78_25, 0]],
    ['no limit when it is null', 2_000_00, { ...plan, maxFee: null }, 0, [50_99, 109_29, 109_29, 0]],
    ['a most of nothing', 100_00, { ...plan, maxFee: 0 }, 0, [0, 3_20, 3_20, 0]],
    ['a percentage beyond 100', 10_00, { feePercent: 250 }, 0, [10_00, 10_00, 10_00, 0]],
    ['a percentage below 0', 10_00, { feePercent: -5 }, 0, [0, 0, 0, 0]],
    ['a constant below 0', 10_00, { feeConstant: -5 }, 0, [0, 0, 0, 0]],
    ['halves away from zero', 1_00, { feePercent: 2.5 }, 0, [3, 3, 3, 0]],
    ['no schedule', 10_00, {}, 100, [0, 0, 0, 0]],
  ])('are %s', (_, price, schedule, absorbed, [fee, totalFees, passFee, absorbedFee]) => {
    expect(ticketFees(price, schedule, absorbed)).toEqual({ fee, totalFees, passFee, absorbedFee });
  });

  const amount = fc.integer({ min: 0, max: 10_000_00 });
  const percent = fc.integer({ min: -50_000, max: 150_000 }).map((thousandths) => thousandths / 1_000);
  const schedules = fc.record(
    {
      feePercent: percent,
      feeConstant: fc.integer({ min: -5_00, max: 50_00 }),
      maxFee: fc.option(fc.integer({ min: -1_00, max: 100_00 })),
      processingFee: percent,
      processingFeeConstant: amount,
    },
    { requiredKeys: [] },
  );

  it('are shared out to the last cent, never less than nothing, and the more absorbed the less passed on', () => {
    fc.assert(
      fc.property(amount, schedules, percent, percent, (price, schedule, share, other) => {
        const { fee, totalFees, passFee, absorbedFee } = ticketFees(price, schedule, share);
        expect(passFee + absorbedFee).toBe(totalFees);
        for (const part of [fee, totalFees, passFee, absorbedFee]) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(fee).toBeLessThanOrEqual(totalFees);
        if (typeof schedule.maxFee === 'number')
          expect(fee).toBeLessThanOrEqual(Math.max(0, schedule.maxFee));
        if (share <= other) expect(ticketFees(price, schedule, other).passFee).toBeLessThanOrEqual(passFee);
      }),
    );
  });
});

describe('a percentage', () => {
  eachRow([
    [-1, 0],
    [0, 0],
    [33.3, 33.3],
    [100, 100],
    [101, 100],
    [Number.NaN, 0],
    [Infinity, 100],
  ])('of %d counts as %d', (given, clamped) => expect(clampPercent(given)).toBe(clamped));
});

describe('who pays the fees', () => {
  eachRow([
    [0, 'buyer'],
    [-3, 'buyer'],
    [0.5, 'advanced'],
    [50, 'advanced'],
    [99.9, 'advanced'],
    [100, 'organizer'],
    [140, 'organizer'],
  ] as const)('follows from %d percent: %s', (percent, split) => {
    expect(feeSplitOf(percent)).toBe(split);
    expect(feeSplitOf(absorbedPercentOf(split, percent))).toBe(split);
  });
});

describe('what follows from the terms', () => {
  it('has the buyer’s fees in the price shown unless they are shown apart', () => {
    const values = { ...ticketTypeDefaults, price: 100_00, absorbedFeePercent: 0 };
    expect(deriveTicketType(values, { fees: plan })).toMatchObject({
      buyerPrice: 100_00,
      displayedPrice: 100_00,
      netIncome: 100_00,
      feeSplit: 'buyer',
    });
    expect(deriveTicketType(values, { fees: plan, showFees: false }).displayedPrice).toBe(106_69);
  });

  it('leaves the organizer less than nothing when the fees are more than the price', () => {
    const values = { ...ticketTypeDefaults, price: 1_00 };
    expect(deriveTicketType(values, { fees: plan })).toMatchObject({ absorbedFee: 1_35, netIncome: -35 });
  });

  it('makes links of addresses and lets nothing run', () => {
    const description = 'See https://northlight.example/map. <b onclick="x()">Bring</b> <script>x()</script>';
    const { safeHtmlDescription } = deriveTicketType({ ...ticketTypeDefaults, description });
    expect(safeHtmlDescription).toBe(
      'See <a href="https://northlight.example/map">https://northlight.example/map</a>. <b>Bring</b> ',
    );
  });

  it('is the same when it is derived again, and adds up', () => {
    fc.assert(
      fc.property(
        fc.option(fc.nat(1_000_00)),
        fc.option(fc.integer({ min: -10, max: 110 })),
        fc.string(),
        (price, absorbedFeePercent, description) => {
          const values = { ...ticketTypeDefaults, price, absorbedFeePercent, description };
          const derived = deriveTicketType(values, { fees: plan });
          expect(deriveTicketType({ ...values, ...derived }, { fees: plan })).toEqual(derived);
          expect(derived.netIncome + derived.absorbedFee).toBe(derived.buyerPrice);
          const again = { ...values, description: derived.safeHtmlDescription };
          expect(deriveTicketType(again).safeHtmlDescription).toBe(derived.safeHtmlDescription);
        },
      ),
    );
  });
});
