import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDb, createMockClock, scenarios, type Db } from '../../../../mocks';
import { statusOf } from '../../../../mocks/sale/orders';
import { dispute } from '../../../../mocks/areas/orders/rules/disputes';
import { submit } from '../../../../mocks/areas/orders/rules/submissions';
import { swap } from '../../../../mocks/areas/orders/rules/swaps';
import { termsOf } from '../../../../mocks/areas/ticketTypes/rules/terms';
import { replaceTicketTypes } from '../../../../mocks/areas/ticketTypes/rules/ticketTypes';
import { createStock } from '../../../../mocks/sale/stock';
import type { TicketTypeSeed } from '../../../../mocks/sale/terms';

const types = ['3001', '3004', '3009'];
const ofType = fc.constantFrom(...types);

type Move =
  | { do: 'sell'; type: string; quantity: number }
  | { do: 'refund'; order: number; ticket: number; validity: 'valid' | 'invalid' }
  | { do: 'swap'; order: number; ticket: number; type: string }
  | { do: 'resize'; type: string; quantity: number }
  | { do: 'reload' };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      type: ofType,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order: fc.nat(30),
      ticket: fc.nat(3),
      validity: fc.constantFrom('valid' as const, 'invalid' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('swap' as const),
      order: fc.nat(30),
      ticket: fc.nat(3),
      type: ofType,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('resize' as const),
      type: ofType,
      quantity: fc.integer({ min: 1, max: 300 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Move>({ do: 'reload' }) },
);

const email = 'ada@example.com';
const buyer = { firstName: 'Ada', lastName: 'Byron', email };

function play(db: Db, step: Move, key: string): void {
  const context = { db, clock };
  if (step.do === 'reload') return;
  if (step.do === 'sell') {
    const tickets = [{ id: step.type, requestQuantity: step.quantity }];
    submit(context, { tickets, buyer, payment: 'offline', sendEmails: false }, key);
    return;
  }
  if (step.do === 'resize') {
    const drafts = db.world.ticketTypes.map((type) => ({ id: type.id, ...termsOf(db, type) }));
    replaceTicketTypes(
      context,
      drafts.map((draft) => (draft.id === step.type ? { ...draft, quantity: step.quantity } : draft)),
      undefined,
    );
    return;
  }
  const order = db.orderBook.all()[step.order];
  const ticket = order?.tickets[step.ticket];
  if (!order || !ticket) return;
  if (step.do === 'swap') swap(context, order, email, [{ ticketId: ticket.id, ticketTypeId: step.type }]);
  else dispute(context, order, { ticketIds: [ticket.id], validity: step.validity, refundAmount: 100 });
}

const clock = createMockClock({ at: scenarios.conference.now });

/** Of each type: how many the organizer has in all, and how many are somebody's. */
const countsIn = (db: Db) =>
  types.map((id) => {
    const type = db.world.ticketTypes.find((each) => each.id === id);
    const somebodys = db.orderBook
      .all()
      .flatMap(({ tickets }) => tickets)
      .filter((ticket) => ticket.ticketTypeId === id && statusOf(ticket) !== 'cancelled').length;
    return { id, quantity: type ? termsOf(db, type).quantity : 0, somebodys, left: db.stockOf(id).left };
  });

describe('stock', () => {
  it('adds up whatever the organizer sells, refunds, swaps and changes, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 10, maxLength: 40 }), (moves) => {
        let db = createDb({ world: scenarios.conference }, clock);
        moves.forEach((step, index) => {
          const before = countsIn(db);
          try {
            play(db, step, `key-${index}`);
          } catch (error) {
            if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
            expect(countsIn(db)).toEqual(before);
          }
          if (step.do === 'reload') db = createDb(db.snapshot(), clock);
          countsIn(db).forEach(({ id, quantity, somebodys, left }, at) => {
            // What there is in all changes only when the organizer says so.
            if (step.do !== 'resize') expect([id, quantity]).toEqual([id, before[at]?.quantity]);
            expect([id, left]).toEqual([id, (quantity ?? 0) - somebodys]);
            expect(left).toBeGreaterThanOrEqual(0);
          });
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('F13: the counters of a ticket type', () => {
  const typesOf = (...stocks: number[]) =>
    stocks.map((stock, index) => ({ id: `t${index}`, name: 'Day', stock }) as TicketTypeSeed);

  it('take all that is asked for, or nothing', () => {
    const stock = createStock(typesOf(5, 1), {});
    const requested = ['t0', 't1'].map((id) => ({ id, quantity: 2 }));
    expect(() => stock.take(requested)).toThrow();
    expect([stock.of('t0').held, stock.of('t1').held]).toEqual([0, 0]);
  });

  it('move what is sold from held to sold', () => {
    const stock = createStock(typesOf(5), {});
    const portions = [{ id: 't0', quantity: 2 }];
    stock.take(portions);
    expect(stock.of('t0')).toEqual({ initial: 5, held: 2, sold: 0, left: 3 });
    stock.sell(portions);
    expect(stock.of('t0')).toEqual({ initial: 5, held: 0, sold: 2, left: 3 });
  });
});
