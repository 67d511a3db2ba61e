import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TicketScan } from '../../../../../src/contract';
import {
  addScan,
  dropScans,
  nextBatch,
  openQueue,
  storedQueue,
  type ScanQueue,
} from '../../../../../src/domain/checkIn';
import { eachRow } from '../../../../eachRow';

const scan = (id: string): TicketScan => ({
  id,
  code: `T-${id}`,
  at: '2026-05-01T08:00:00.000Z',
  door: 'Main entrance',
});
const idsOf = (queue: ScanQueue) => queue.map(({ id }) => id);

describe('scans that wait', () => {
  it('are sent in their order, no more than a request takes, and stay until they are answered', () => {
    const queue = Array.from({ length: 700 }, (_, at) => scan(`s${at}`)).reduce<ScanQueue>(addScan, []);
    const batch = nextBatch(queue);
    expect(idsOf(batch)).toEqual(idsOf(queue).slice(0, 500));
    expect(nextBatch(queue)).toEqual(batch);
    expect(idsOf(dropScans(queue, idsOf(batch)))).toEqual(idsOf(queue).slice(500));
  });

  it('survive a reload without anybody’s name', () => {
    const withName = { ...scan('s1'), firstName: 'Ada' };
    const stored = storedQueue(addScan([], withName));
    expect(stored).not.toContain('Ada');
    expect(openQueue(stored)).toEqual([scan('s1')]);
  });

  eachRow([[null], ['{'], ['{"id":"s1"}'], ['[{"id":"s1"},null,3]']])('are none in %j', (stored) => {
    expect(openQueue(stored)).toEqual([]);
  });

  it('are neither lost nor sent twice, whatever fails and reloads between', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('scan' as const), id: fc.integer({ min: 0, max: 30 }) }),
      fc.record({ kind: fc.constantFrom('answered' as const, 'failed' as const, 'reload' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let queue: ScanQueue = [];
        const made: string[] = [];
        const answered: string[] = [];
        for (const each of steps) {
          if (each.kind === 'scan' && !made.includes(`s${each.id}`)) {
            made.push(`s${each.id}`);
            queue = addScan(addScan(queue, scan(`s${each.id}`)), scan(`s${each.id}`));
          } else if (each.kind === 'answered') {
            const batch = idsOf(nextBatch(queue));
            answered.push(...batch);
            queue = dropScans(queue, batch);
          } else if (each.kind === 'reload') queue = openQueue(storedQueue(queue));
        }
        expect([...answered, ...idsOf(queue)]).toEqual(made);
      }),
    );
  });
});
