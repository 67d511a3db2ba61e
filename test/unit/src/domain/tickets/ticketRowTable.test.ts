import { describe, expect, test } from 'vitest';
import type { Availability, TicketType } from '../../../../../src/contract';
import { quantityOptions, ticketRowState, type TicketHighlight } from '../../../../../src/domain';
import { ticket } from '../fixtures';
import { inEnglish } from '../english';
import { eachRow } from '../../../../eachRow';

const flags = [true, false];

/** Everything 000 §2.2 looks at, in every combination: 5 × 3 × 2³ × 2 × 3 × 2 × 3 rows. */
interface Row {
  remaining: number | null;
  availability: Availability;
  inSale: boolean;
  saleEnded: boolean;
  displayRemaining: boolean;
  /** The organizer's words for 'Sold Out'. */
  text: string | undefined;
  /** Before a discount and after it, in minor units. */
  price: readonly [before: number, after: number];
  hasDates: boolean;
  visibility: TicketType['visibility'];
}

const remainders = [0, 1, 5, 6, null] as const;
const availabilities = ['immediate', 'dates', 'ticketSelect'] as const;
const rows: Row[] = remainders.flatMap((remaining) =>
  availabilities.flatMap((availability) =>
    flags.flatMap((inSale) =>
      flags.flatMap((saleEnded) =>
        flags.flatMap((displayRemaining) =>
          [undefined, 'Gone!'].flatMap((text) =>
            (
              [
                [0, 0],
                [180_00, 180_00],
                [180_00, 144_00],
              ] as const
            ).flatMap((price) =>
              flags.flatMap((hasDates) =>
                (['visible', 'revealed'] as const).map((visibility) => ({
                  remaining,
                  availability,
                  inSale,
                  saleEnded,
                  displayRemaining,
                  text,
                  price,
                  hasDates,
                  visibility,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

const nameOf = (row: Row) =>
  [
    `${row.remaining ?? 'unlimited'} left`,
    row.availability,
    row.inSale ? 'in sale' : 'not in sale',
    row.saleEnded ? 'ended' : 'not ended',
    ...(row.displayRemaining ? ['count shown'] : []),
    ...(row.text ? ['own text'] : []),
    `price ${row.price.join(' → ')}`,
    ...(row.hasDates ? [] : ['no dates']),
    row.visibility,
  ].join(', ');

const dates = {
  availabilityStartDate: '2026-03-05T09:00:00-05:00',
  availabilityEndDate: '2026-03-20T23:59:59-04:00',
};

function ticketOf(row: Row): TicketType {
  const { availability, inSale, saleEnded, displayRemaining, visibility, remaining } = row;
  const [price, buyerPrice] = row.price;
  return ticket({
    availability,
    inSale,
    saleEnded,
    displayRemaining,
    visibility,
    remainingTickets: remaining,
    price,
    buyerPrice,
    discount: price - buyerPrice,
    ...(row.hasDates ? dates : {}),
  });
}

const stateOf = (row: Row) =>
  ticketRowState(ticketOf(row), {
    now: Date.parse('2026-02-12T10:00:00-05:00'),
    timeZone: 'America/New_York',
    locale: 'en',
    noTicketsText: row.text,
  });

/** What stands in place of the quantity, as 000 §2.2 and DECISIONS put it, the first that applies; `null`: a quantity. */
function textFor(row: Row): string | null {
  const byDates = row.availability === 'dates';
  const cases: [boolean, string | null][] = [
    [row.remaining === 0, row.text ?? 'Sold Out'],
    [row.inSale && !row.saleEnded, null],
    // A date that is missing can't be told.
    [byDates && !row.hasDates, 'Currently not on sale'],
    [byDates && row.saleEnded, 'Sale ended on Mar 20'],
    [byDates, 'Sale starts Mar 5'],
    [row.availability === 'ticketSelect', 'Only available upon other ticket selection'],
    [true, 'Currently not on sale'],
  ];
  return cases.find(([applies]) => applies)?.[1] ?? null;
}

function highlightFor(row: Row): TicketHighlight {
  if (row.price[1] < row.price[0]) return 'discount';
  if (row.visibility === 'revealed') return 'revealed';
  return textFor(row) === null ? 'onSale' : null;
}

function visibleOf(row: Row) {
  const { label, ends, left, hasQuantity, urgent, isFree, highlight } = stateOf(row);
  return {
    text: inEnglish(label),
    ends: inEnglish(ends),
    left: inEnglish(left),
    hasQuantity,
    urgent,
    isFree,
    highlight,
  };
}

function expectedOf(row: Row): ReturnType<typeof visibleOf> {
  const hasQuantity = textFor(row) === null;
  const hasCount = row.displayRemaining && row.remaining !== null && row.remaining > 0 && !row.saleEnded;
  return {
    text: textFor(row),
    ends: hasQuantity && row.availability === 'dates' && row.hasDates ? 'Ends Mar 20' : null,
    left: hasCount ? `${row.remaining} Left` : null,
    hasQuantity,
    urgent: row.remaining !== null && row.remaining < 6,
    isFree: row.price[1] === 0,
    highlight: highlightFor(row),
  };
}

describe('every ticket row there can be, 000 §2.2', () => {
  const groups = remainders.flatMap((remaining) =>
    availabilities.map((availability) => ({ remaining, availability })),
  );

  eachRow(groups)('$remaining left, $availability', ({ remaining, availability }) => {
    const group = rows.filter((row) => row.remaining === remaining && row.availability === availability);
    expect(group).toHaveLength(192);
    for (const row of group) expect(visibleOf(row), nameOf(row)).toEqual(expectedOf(row));
  });

  test('what can be chosen starts at nothing and ends with what is left', () => {
    for (const row of rows) {
      const options = quantityOptions(ticketOf(row));
      expect(options[0]).toBe(0);
      expect(options.at(-1)).toBe(Math.min(10, row.remaining ?? 10));
    }
  });
});
