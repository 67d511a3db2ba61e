import { describe, expect, test } from 'vitest';
import { ticketDays } from '../../../../../src/domain';
import type { TicketType } from '../../../../../src/contract';
import { ticket } from '../fixtures';
import { eachRow } from '../../../../eachRow';

const list = (days: readonly unknown[], count = 15): TicketType[] =>
  Array.from({ length: count }, (_, index) =>
    ticket({ id: String(index), admissionDay: days[index % days.length] as string }),
  );
const daysOf = (tickets: readonly TicketType[], foundIn?: readonly TicketType[]) =>
  ticketDays(tickets, foundIn)?.map(({ day, tickets: those }) => [day, those.map(({ id }) => Number(id))]);

describe('ticketDays', () => {
  const [first, second] = ['2026-05-14', '2026-05-15'];
  eachRow<[unknown[], number]>([
    [[first, second], 14],
    [[first], 15],
    [[undefined], 15],
    [[first, undefined], 15],
    [[first, '2026-02-30'], 15],
  ])('%j on %i ticket types leave the list as it is', (days, count) => {
    expect(ticketDays(list(days, count))).toBeNull();
  });

  // FAULTS F130: what is no day is none of the days.
  eachRow([[undefined], [''], ['tomorrow'], ['2026-02-30'], ['2026-05-14T10:00'], [20_260_514], [null]])(
    'the earliest day first, and %j last; their order stays',
    (none) => {
      expect(daysOf(list([second, none, first]))).toEqual([
        [first, [2, 5, 8, 11, 14]],
        [second, [0, 3, 6, 9, 12]],
        [null, [1, 4, 7, 10, 13]],
      ]);
    },
  );

  test('what a search found of such a list stands under its day, also where it is one', () => {
    const all = list([second, first]);
    expect(daysOf(all.slice(1, 2), all)).toEqual([[first, [1]]]);
    expect(daysOf([], all)).toEqual([]);
  });
});
