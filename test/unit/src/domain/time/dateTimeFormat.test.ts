import { expect, it } from 'vitest';
import { dateTimeFormat } from '../../../../../src/domain/time/dateTimeFormat';

it('makes one for each locale and options', () => {
  const day = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const first = dateTimeFormat('en', day);
  expect(dateTimeFormat('en', { ...day })).toBe(first);
  const christmas = Date.UTC(2026, 11, 25);
  expect(
    [first, dateTimeFormat('de', day), dateTimeFormat('en', { timeZone: 'UTC', year: 'numeric' })].map(
      (format) => format.format(christmas),
    ),
  ).toEqual(['Dec 25', '25. Dez.', '2026']);
});
