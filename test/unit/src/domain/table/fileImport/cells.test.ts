import { describe, expect, it } from 'vitest';
import { eachNamedIn, instantIn, minuteIn, namedIn } from '../../../../../../src/domain/table/fileImport';
import { eachRow } from '../../../../../eachRow';

const types = [
  { id: '3001', name: 'Early Bird' },
  { id: '3002', name: 'Leïla’s  table; with wine' },
  { id: '3003', name: 'Workshop' },
  { id: '3004', name: 'WORKSHOP' },
  { id: '3005', name: '3001' },
];
const idOf = (found: ReturnType<typeof namedIn<(typeof types)[number]>>) =>
  typeof found === 'string' ? found : found.id;

describe('a cell that names something', () => {
  eachRow([
    ['Early Bird', '3001'],
    [' early  bird ', '3001'],
    ['leila’s table; with wine', '3002'],
    ['3003', '3003'],
    ['workshop', 'ambiguous'],
    ['3001', 'ambiguous'],
    ['Late Bird', 'unknown'],
    ['', 'unknown'],
  ])('“%s” is %s', (cell, id) => {
    expect(idOf(namedIn(types, cell))).toBe(id);
  });

  eachRow([
    ['', []],
    [' ; ', []],
    ['Early Bird', ['3001']],
    ['Early Bird; 3003;', ['3001', '3003']],
    ['Leïla’s table; with wine', ['3002']],
    ['Early Bird; workshop', 'ambiguous'],
    ['Early Bird; none', 'unknown'],
    ['Workshop', 'ambiguous'],
  ])('“%s” lists %j', (cell, ids) => {
    const found = eachNamedIn(types, cell);
    expect(typeof found === 'string' ? found : found.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a cell with a time', () => {
  eachRow([
    ['2026-05-14 09:30', '2026-05-14 09:30'],
    ['2026-05-14T9:30', '2026-05-14 09:30'],
    ['2026-05-14 09:30:00', '2026-05-14 09:30'],
    ['14.05.2026 9:30', '14.05.2026 9:30'],
  ])('“%s” is the minute “%s”', (cell, minute) => {
    expect(minuteIn(cell)).toBe(minute);
  });

  it.each([
    ['2026-05-14T09:30:00Z', '2026-05-14T09:30:00Z'],
    ['2026-05-14T09:30-04:00', '2026-05-14T09:30-04:00'],
    ['2026-05-14 9:30', '2026-05-14T13:30:00.000Z'],
    ['2026-02-30 09:30', null],
    ['2026-99-14T09:30:00Z', null],
    ['2026-05-14', null],
  ])('“%s” is the moment %s', (cell, moment) => {
    expect(instantIn(cell, 'America/New_York')).toBe(moment);
  });
});
