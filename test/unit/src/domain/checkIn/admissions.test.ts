import { describe, expect, it } from 'vitest';
import type { ScanOutcome, ScanResult } from '../../../../../src/contract';
import {
  isContradicted,
  openAdmissions,
  storedAdmissions,
  withAdmission,
  withAnswers,
  withOvertaken,
  withoutAdmission,
  type DoorAdmission,
  type DoorAdmissions,
} from '../../../../../src/domain/checkIn';
import { eachRow } from '../../../../eachRow';
import { admission, doorTicket } from './doorTicket';

const letIn = (
  scanId: string,
  ticketId: string,
  outcome: DoorAdmission['outcome'] = null,
): DoorAdmission => ({
  scanId,
  ticketId,
  outcome,
});
const answer = (scanId: string, outcome: ScanOutcome, ticketId = 'T-1'): ScanResult => ({
  scanId,
  outcome,
  ticket: doorTicket(ticketId, { admission: { ...admission, scanId } }),
});

describe('whom a device let in', () => {
  it('survives a reload without anybody’s name', () => {
    const withName = { ...letIn('s1', 'T-1', 'ADMITTED'), firstName: 'Ada' };
    const stored = storedAdmissions([withName]);
    expect(stored).not.toContain('Ada');
    expect(openAdmissions(stored)).toEqual([letIn('s1', 'T-1', 'ADMITTED')]);
  });

  eachRow([[null], ['{'], ['{"a":1}'], ['[["s1"],["s1","T-1","LATER"],null,3]']])(
    'is nobody in %j',
    (stored) => {
      expect(openAdmissions(stored)).toEqual([]);
    },
  );

  it('leaves room for the scans that wait: the oldest are forgotten', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => letIn(`s${at}`, `T-${at}`, 'ADMITTED'));
    const all = withAdmission(many, letIn('last', 'T-last'));
    expect(all).toHaveLength(10_000);
    expect([all[0]?.scanId, all.at(-1)?.scanId]).toEqual(['s1', 'last']);
    expect(storedAdmissions(all).length).toBeLessThan(1_000_000);
  });

  eachRow<[outcome: ScanOutcome, left: DoorAdmissions]>([
    ['ADMITTED', [letIn('s1', 'T-1', 'ADMITTED')]],
    ['ALREADY_ADMITTED', [letIn('s1', 'T-1', 'ALREADY_ADMITTED')]],
    ['CANCELLED', [letIn('s1', 'T-1', 'CANCELLED')]],
    ['UNDONE', []],
  ])('is as the backend says: %s', (outcome, left) => {
    expect(withAnswers([letIn('s1', 'T-1')], [answer('s1', outcome)])).toEqual(left);
  });

  it('is nobody whom the backend alone turned away', () => {
    expect(withAnswers([], [answer('s1', 'ALREADY_ADMITTED')])).toEqual([]);
    expect(withAnswers([], [answer('s1', 'ADMITTED')])).toEqual([letIn('s1', 'T-1', 'ADMITTED')]);
  });

  it('is contradicted once the scan of another door counts, and forgotten once nobody’s does', () => {
    const all = [letIn('s1', 'T-1', 'ADMITTED'), letIn('s2', 'T-2', 'ADMITTED'), letIn('s3', 'T-3')];
    const read = withOvertaken(all, [
      doorTicket('T-1', { admission: { ...admission, scanId: 'other' } }),
      doorTicket('T-2'),
      doorTicket('T-3', { admission: { ...admission, scanId: 'other' } }),
    ]);
    expect(read).toEqual([letIn('s1', 'T-1', 'ALREADY_ADMITTED'), letIn('s3', 'T-3')]);
    expect(read.filter(isContradicted)).toHaveLength(1);
    expect(withOvertaken(read, [])).toBe(read);
  });

  it('comes again after it was undone elsewhere: only the last one counts, and what was contradicted is still named', () => {
    const before = [letIn('s1', 'T-1', 'ADMITTED'), letIn('s2', 'T-2', 'BLOCKED')];
    const all = [letIn('s3', 'T-1', 'ADMITTED'), letIn('s4', 'T-2', 'ADMITTED')].reduce(
      withAdmission,
      before,
    );
    expect(all.map(({ scanId }) => scanId)).toEqual(['s2', 's3', 's4']);
    expect(withoutAdmission(all, 's2').map(({ scanId }) => scanId)).toEqual(['s3', 's4']);
  });
});
