import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldTransaction } from '../../../../src/contract';
import { linesOf, orderTotals } from '../../../../src/domain/tickets/pricing';
import { createDb, createMockClock, scenarios, type Db, type World } from '../../../../mocks';
import { orderOf } from '../backend';

const ids = ['3001', '3004', '3009'];

function holdIn(db: Db, selection: Record<string, number>, key: string): HeldTransaction {
  const { tickets } = db.tickets({ quantities: selection });
  return db.hold(
    {
      status: 'keep',
      tickets: Object.entries(selection).map(([id, requestQuantity]) => ({ id, requestQuantity })),
      orderTotal: orderTotals(linesOf(tickets, selection), db.world.widget).total,
      currency: 'USD',
      promotionalCode: null,
      payByInvoice: false,
    },
    key,
  );
}

type Move =
  | { do: 'hold'; id: string; quantity: number }
  | { do: 'release' | 'pay' | 'save' | 'saveBadly'; which: number }
  | { do: 'wait'; minutes: number }
  | { do: 'reload' };

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      id: fc.constantFrom(...ids),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('release', 'pay', 'pay', 'save', 'save', 'saveBadly' as const),
      which: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 16 }) }),
  },
  { weight: 1, arbitrary: fc.constant<Move>({ do: 'reload' }) },
);

const noRecords = Object.fromEntries(Object.keys(scenarios.fewLeft.records).map((table) => [table, {}]));
/** Few tickets, no past orders and nothing organizers keep, so that many sequences are tried in a moment. */
const small = { ...scenarios.fewLeft, orders: [], records: noRecords as unknown as World['records'] };

describe('the world', () => {
  it('never loses or invents a ticket, whatever buyers do and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(moves, { minLength: 20, maxLength: 60, size: 'max' }), (sequence) => {
        const clock = createMockClock({ at: scenarios.fewLeft.now });
        let db = createDb({ world: small }, clock);
        const made: HeldTransaction[] = [];
        const sold = new Map<string, number>();
        const ignoringRefusals = (run: () => void) => {
          try {
            run();
          } catch (error) {
            if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
          }
        };
        sequence.forEach((move, index) => {
          ignoringRefusals(() => {
            if (move.do === 'hold') made.push(holdIn(db, { [move.id]: move.quantity }, `key-${index}`));
            else if (move.do === 'wait') clock.advance(move.minutes * 60_000);
            else if (move.do === 'reload') db = createDb(db.snapshot(), clock);
            else {
              const hold = made[move.which];
              if (!hold) return;
              if (move.do === 'release') db.release(hold.token);
              else if (move.do === 'pay')
                db.intents.confirm(hold.paymentIntentToken ?? '', '4242424242424242');
              else {
                const before = db.orders({}).total;
                const stored = db.snapshot().holds.find(({ token }) => token === hold.token);
                const order = orderOf(hold, stored?.personTickets ?? []);
                if (move.do === 'saveBadly') order.legalAgreement = false;
                db.save(hold.token, order, `save-${index}`);
                const [line] = hold.tickets;
                if (line && db.orders({}).total > before)
                  sold.set(line.id, (sold.get(line.id) ?? 0) + line.quantity);
              }
            }
          });
          const alive = db
            .snapshot()
            .holds.filter(({ status, expiresAt }) => status === 'keep' && expiresAt > clock.now())
            .flatMap(({ transaction }) => transaction.tickets);
          // One comparison a step: thousands of expectations would take longer than the world does.
          const counted = ids.map((id) => db.stockOf(id));
          const heldOf = (id: string) =>
            alive.reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0);
          const isRight = ids.every((id, at) => {
            const {
              initial,
              held,
              sold: gone,
              left,
            } = counted[at] ?? { initial: 0, held: -1, sold: -1, left: -1 };
            const adds = left === (initial ?? 0) - held - gone && left >= 0;
            return adds && held === heldOf(id) && gone === (sold.get(id) ?? 0);
          });
          const isCharged = db.intents
            .all()
            .every(({ charges, refunded }) => charges <= 1 && !(refunded && charges === 0));
          if (!isRight || !isCharged)
            throw new Error(
              `After move ${index}: ${JSON.stringify([counted, alive, [...sold], db.intents.all()])}`,
            );
        });
      }),
      { numRuns: 100 },
    );
  });

  it('is the same after its snapshot went through JSON', () => {
    const clock = createMockClock({ at: scenarios.conference.now });
    const db = createDb({ world: scenarios.conference }, clock);
    const held = holdIn(db, { 3004: 2 }, 'a');
    const again = createDb(JSON.parse(JSON.stringify(db.snapshot())) as ReturnType<Db['snapshot']>, clock);
    expect(again.transaction(held.token)).toEqual(db.transaction(held.token));
    expect(again.stockOf('3004')).toEqual(db.stockOf('3004'));
    expect(again.intents.find(held.paymentIntentToken ?? '')?.amount).toBe(held.orderTotal);
    expect(holdIn(again, { 3004: 2 }, 'a').token).toBe(held.token);
    clock.advance(15 * 60_000);
    expect(again.stockOf('3004').left).toBe(3);
  });

  it('answers each moment of a clock that stands, jumps and runs', () => {
    const clock = createMockClock({ at: '2026-02-12T10:00:00-05:00' });
    const [start, monotonic] = [clock.now(), clock.monotonic()];
    clock.advance(1500);
    expect([clock.now() - start, clock.monotonic() - monotonic]).toEqual([1500, 1500]);
    clock.set('2020-01-01T00:00:00Z');
    expect([clock.now(), clock.monotonic() - monotonic]).toEqual([Date.UTC(2020, 0, 1), 1500]);
    clock.run();
    expect(Math.abs(clock.now() - Date.UTC(2020, 0, 1))).toBeLessThan(200);
    clock.freeze();
    expect(clock.now()).toBe(clock.now());
    expect(() => clock.set('yesterday')).toThrow('is no instant');
  });
});
