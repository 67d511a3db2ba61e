import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMockClock, scenarios, type World } from '../../../../../../mocks';
import {
  checkIn,
  isEarlier,
  undo,
  type WinsOver,
} from '../../../../../../mocks/areas/checkIn/rules/admissions';
import { createDb } from '../../../../../../mocks/db';
import { manyOrders } from '../../../../../../mocks/worlds/manyOrders';
import type { ScanOutcome, TicketScan } from '../../../../../../src/contract';

const opening = Date.parse('2026-05-01T08:00:00Z');
const scanOf = (door: string, code: string, minute: number): TicketScan => ({
  id: `${door}-${code}`,
  code,
  at: new Date(opening + minute * 60_000).toISOString(),
  door,
});

const { ticketTypes, sale, records } = scenarios.conference;
const orders = manyOrders(200, ticketTypes, sale);
const world: World = {
  ...scenarios.conference,
  records: { ...records, admissions: {}, scans: {} },
  orders,
};
const codes = orders
  .flatMap(({ tickets }) => tickets)
  .filter(({ status }) => status === undefined)
  .slice(0, 200)
  .map(({ id }) => id);

function open(winsOver: WinsOver) {
  const clock = createMockClock({ at: new Date(opening + 24 * 3_600_000).toISOString() });
  const door = { db: createDb({ world }, clock), clock };
  /** What each scan was answered, the first time it was. */
  const told = new Map<string, ScanOutcome>();
  const send = (scans: readonly TicketScan[]) => {
    const results = checkIn(door, scans, winsOver);
    for (const { scanId, outcome } of results) if (!told.has(scanId)) told.set(scanId, outcome);
    return results;
  };
  return { door, send, told };
}

/** How often each ticket let in, by what its scans were answered. */
function admissionsByTicket(outcomes: Iterable<readonly [scanId: string, ScanOutcome]>) {
  const counts = new Map(codes.map((code) => [code, 0]));
  for (const [scanId, outcome] of outcomes) {
    const code = scanId.slice(scanId.indexOf('-') + 1);
    if (outcome === 'ADMITTED') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** 200 people at two doors. At the side door, which is offline, 50 show copies of tickets that came in at the main one. */
function evening(winsOver: WinsOver) {
  const { send, told } = open(winsOver);
  const main = codes.flatMap((code, index) => (index % 2 ? [scanOf('main', code, index)] : []));
  const side = codes.flatMap((code, index) => {
    if (index % 2 === 0) return [scanOf('side', code, index)];
    return index % 4 === 1 ? [scanOf('side', code, index + 60)] : [];
  });
  for (const scan of main) send([scan]);
  // Back online; the answer is lost, so all of it is sent again.
  send(side.toReversed());
  send(side);
  const now = send([...main, ...side]).map(({ scanId, outcome }) => [scanId, outcome] as const);
  return { told: admissionsByTicket(told), now: admissionsByTicket(now) };
}

describe('two doors at once, one of them offline for a while', () => {
  it('lose none of 200 people, and let nobody in twice', () => {
    expect(codes).toHaveLength(200);
    const { told, now } = evening(isEarlier);
    expect(told).toEqual(codes.map(() => 1));
    expect(now).toEqual(told);
  });

  it('let 50 people in twice without the rule', () => {
    const { told } = evening(() => true);
    expect(told.filter((count) => count > 1)).toHaveLength(50);
  });

  it('agree on the earliest scan, whatever order and batches the scans arrive in', () => {
    const moves = fc.array(
      fc.record({
        door: fc.constantFrom('main', 'side', 'stage'),
        code: fc.constantFrom(...codes.slice(0, 4)),
        minute: fc.integer({ min: 0, max: 600 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(moves, fc.integer({ min: 1, max: 5 }), (made, batch) => {
        const scans = made.map(({ door, code, minute }, index) => ({
          ...scanOf(door, code, minute),
          id: `${index}-${code}`,
        }));
        const { send } = open(isEarlier);
        for (let from = 0; from < scans.length; from += batch) send(scans.slice(from, from + batch));
        for (const { ticket } of send(scans)) {
          const own = scans.filter(({ code }) => code === ticket?.id);
          const earliest = Math.min(...own.map(({ at }) => Date.parse(at)));
          expect(Date.parse(ticket?.admission?.at ?? '')).toBe(earliest);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('an admission that is undone', () => {
  const [code = ''] = codes;
  const first = scanOf('main', code, 0);
  const again = scanOf('side', code, 1);
  const only = (results: readonly { outcome: ScanOutcome }[]) => results.map(({ outcome }) => outcome);

  it('lets in by the next scan, and by none that was answered before', () => {
    const { door, send } = open(isEarlier);
    expect(only(send([first, again]))).toEqual(['ADMITTED', 'ALREADY_ADMITTED']);
    expect(undo(door, first.id).admission).toBeNull();
    expect(only(send([first, again]))).toEqual(['UNDONE', 'UNDONE']);
    expect(only(send([{ ...first, id: 'main-next' }]))).toEqual(['ADMITTED']);
  });

  it('is the one by that scan, and no other', () => {
    const { door, send } = open(isEarlier);
    send([first, again]);
    expect(undo(door, again.id).admission?.scanId).toBe(first.id);
  });
});
