import { expect } from 'vitest';
import { registrationBars, type SalesRange } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const byDay = [
  { day: '2025-10-01', registrations: 4 },
  { day: '2026-02-08', registrations: 2 },
  { day: '2026-02-12', registrations: 3 },
];

eachRow([
  ['7', byDay, 7, 5, '2026-02-06'],
  ['30', byDay, 30, 5, '2026-01-14'],
  // 135 days are weeks, counted back from today.
  ['all', byDay, 20, 9, '2025-09-26'],
  ['all', [], 1, 0, '2026-02-12'],
] satisfies [SalesRange, typeof byDay, number, number, string][])(
  'the registrations of %s: of %j are %j bars with %j people, from %s',
  (range, counted, count, people, from) => {
    const bars = registrationBars({ byDay: counted }, range, '2026-02-12');
    expect([bars.length, bars.reduce((sum, bar) => sum + bar.registrations, 0), bars[0]?.from]).toEqual([
      count,
      people,
      from,
    ]);
    expect(bars.at(-1)).toMatchObject({ to: '2026-02-12', isOpen: true });
  },
);
