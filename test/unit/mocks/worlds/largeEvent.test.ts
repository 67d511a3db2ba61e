import { describe, expect, it } from 'vitest';
import { disputeOrder, listOrders, searchTickets } from '../../../../src/contract';
import { linesOf, orderTotals } from '../../../../src/domain/tickets/pricing';
import { createDb, createMockClock, scenarios, type Db } from '../../../../mocks';
import { manyOrders } from '../../../../mocks/worlds/manyOrders';
import { backendInTests, eventId, orderOf } from '../backend';

const { largeEvent } = scenarios;
const { backend, client } = backendInTests();
const clock = createMockClock({ at: largeEvent.now });

/** The world, and how often anything of its orders was read. */
function watched() {
  let reads = 0;
  const orders = largeEvent.orders.map(
    (order) =>
      new Proxy(order, {
        get: (target, name, self) => {
          reads += 1;
          return Reflect.get(target, name, self) as unknown;
        },
      }),
  );
  const readsOf = <T>(run: () => T): { reads: number; result: T } => {
    const before = reads;
    const result = run();
    return { reads: reads - before, result };
  };
  return { world: { ...largeEvent, orders }, readsOf };
}

function holdOne(db: Db, key: string) {
  const selection = { 3009: 1 };
  const { tickets } = db.tickets({ quantities: selection });
  const orderTotal = orderTotals(linesOf(tickets, selection), db.world.widget).total;
  const lines = [{ id: '3009', requestQuantity: 1 }];
  return db.hold(
    {
      status: 'keep',
      tickets: lines,
      orderTotal,
      currency: 'USD',
      promotionalCode: null,
      payByInvoice: false,
    },
    key,
  );
}

function buyOne(db: Db, key: string) {
  const held = holdOne(db, key);
  const { personTickets } = db.personTickets(held.token);
  const order = orderOf(held, personTickets);
  return db.save(
    held.token,
    JSON.parse(JSON.stringify(order).replaceAll('guest0', key)) as typeof order,
    key,
  );
}

describe('an event of ten thousand orders', () => {
  it('has them, for thirty thousand attendees, each with an address of their own', () => {
    const tickets = largeEvent.orders.flatMap((order) => order.tickets);
    const different = (values: string[]) => new Set(values).size;
    expect([
      different(largeEvent.orders.map(({ id }) => id)),
      different(tickets.map(({ id }) => id)),
      different(tickets.map(({ email }) => email)),
    ]).toEqual([10_000, 30_000, 30_000]);
    expect(different(largeEvent.orders.map(({ status }) => status))).toBe(5);
  });

  it('adds up, and came in one after the other', () => {
    const wrong = largeEvent.orders.filter(
      ({ total, tickets }) => total !== tickets.reduce((sum, { totalPaid }) => sum + totalPaid, 0),
    );
    expect(wrong).toEqual([]);
    const dates = largeEvent.orders.map(({ createdDate }) => createdDate);
    expect(dates).toEqual([...dates].sort());
    expect(Date.parse(dates.at(-1) ?? '')).toBeLessThan(Date.parse(largeEvent.now));
  });

  it('is the same in every run', () => {
    const { ticketTypes, sale } = largeEvent;
    expect(manyOrders(10_000, ticketTypes, sale)).toEqual(largeEvent.orders);
    expect(largeEvent.orders[4321]).toMatchObject({
      id: '2000-9114',
      buyerName: 'Milan Pham',
      total: 200_65,
      createdDate: '2026-01-09T00:11:12.360Z',
    });
  });

  it('pages, searches and sorts through the client', async () => {
    await backend.reset(largeEvent);
    const last = await client.call(listOrders, {
      params: { eventId },
      query: { page: 20, size: 500, sort: 'total', direction: 'DESC' },
    });
    expect([last.total, last.orders.length, last.orders.at(-1)?.total]).toEqual([10_000, 500, 0]);
    const found = await client.call(searchTickets, {
      params: { eventId },
      query: { search: 'okada', sort: 'firstName', size: 3 },
    });
    expect(found.total).toBeGreaterThan(100);
    expect(found.tickets).toHaveLength(3);
    const answered = await client.call(disputeOrder, {
      params: { eventId, orderId: '2000-4794' },
      query: { validity: 'invalid' },
      body: largeEvent.orders[1]?.tickets.map(({ id }) => id) ?? [],
    });
    expect(answered.status).toBe('disputed');
    // The world it began with is shared, and never altered.
    expect(largeEvent.orders[1]?.status).toBe('paid');
  });
});

describe('what many orders cost', () => {
  it('is nothing of each when a world, a snapshot or a restored one is made', () => {
    const { world, readsOf } = watched();
    const made = readsOf(() => createDb({ world }, clock));
    // Its number, to find it by.
    expect(made.reads).toBe(10_000);
    const snapshot = readsOf(() => made.result.snapshot());
    expect(snapshot.reads).toBe(0);
    expect(readsOf(() => createDb(snapshot.result, clock)).reads).toBe(10_000);
  });

  it('is nothing when tickets are held, and nothing when they are bought', () => {
    const { world, readsOf } = watched();
    const db = createDb({ world }, clock);
    expect(readsOf(() => holdOne(db, 'a')).reads).toBe(0);
    expect(readsOf(() => buyOne(db, 'b')).reads).toBe(0);
  });

  it('is a look at each for the first buyer where addresses are unique, and at none for the next', () => {
    const { world, readsOf } = watched();
    const db = createDb({ world: { ...world, sale: { ...world.sale, uniqueEmails: true } } }, clock);
    expect(readsOf(() => buyOne(db, 'a')).reads).toBeGreaterThanOrEqual(10_000);
    expect(readsOf(() => buyOne(db, 'b')).reads).toBe(0);
  });

  it('is what is on the page: each order is looked at once for a new order of rows, and once for the first search', () => {
    const { world, readsOf } = watched();
    const db = createDb({ world }, clock);
    const page = (query: Parameters<Db['orders']>[0]) =>
      readsOf(() => db.orders({ size: 10, ...query })).reads;
    const ofTen = page({});
    expect(ofTen).toBeLessThan(150);
    expect(page({ page: 900 })).toBe(ofTen);
    expect(page({ sort: 'buyerName' })).toBe(10_000 + ofTen);
    expect(page({ sort: 'buyerName', direction: 'DESC', page: 500 })).toBe(ofTen);
    // Its number, its buyer's name and address, and its promotion code.
    expect(page({ search: 'okada' })).toBe(40_000 + ofTen);
    expect(page({ search: 'lambert', sort: 'buyerName' })).toBe(ofTen);
  });
});
