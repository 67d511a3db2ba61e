import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveProblem, noneOfList } from '../../../../../src/domain/agenda';
import {
  blocksOf,
  dayRange,
  drawnEnd,
  hoursAround,
  hoursIn,
  inColumn,
  inReadingOrder,
  limitsOf,
  minuteMs,
  moved,
  openingDay,
  positionOf,
  samePosition,
  sessionAt,
  sessionsOn,
  snappedBy,
  stretched,
} from '../../../../../src/domain/agenda/timetable';
import { eachRow } from '../../../../eachRow';

const zone = 'America/New_York';
const day = dayRange('2026-05-14', zone);
const hour = 60 * minuteMs;
/** Milliseconds of `HH:mm` on the day; past 24:00 it is the day after. */
const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day.start + hours * hour + minutes * minuteMs;
};
const clock = (moment: number) => {
  const minutes = (moment - day.start) / minuteMs;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
const position = (from: string, to: string, column = 'hall') => ({ start: at(from), end: at(to), column });
const times = ({ start, end }: { start: number; end: number }) => `${clock(start)} ${clock(end)}`;

const session = (id: string, from: string, to: string, locationId: string | null = 'hall') => ({
  id,
  start: new Date(at(from)).toISOString(),
  end: new Date(at(to)).toISOString(),
  locationId,
  trackId: null,
});

describe('the day of a timetable', () => {
  eachRow([
    ['2026-05-14', zone, '2026-05-14T04:00:00.000Z', 24],
    ['2026-03-08', zone, '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-01', zone, '2026-11-01T04:00:00.000Z', 25],
    // Clocks go forward at midnight.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 23],
  ] as const)('%s in %s begins at %s and has %s hours', (date, timeZone, start, hours) => {
    const range = dayRange(date, timeZone);
    expect(new Date(range.start).toISOString()).toBe(start);
    expect((range.end - range.start) / hour).toBe(hours);
    expect(hoursIn(range)).toHaveLength(hours);
  });

  eachRow([
    [['2026-01-20', '2026-05-14', '2026-05-15'], '2026-05-15', '2026-05-15'],
    [['2026-01-20', '2026-05-14', '2026-05-15'], undefined, '2026-05-14'],
    [['2026-01-20', '2026-05-14'], '2026-07-01', '2026-05-14'],
    [['2026-01-20'], undefined, '2026-01-20'],
    [[], '2026-05-14', undefined],
  ] as const)('of %s, with %s in the address, is %s', (days, wanted, opened) => {
    expect(openingDay(days, wanted, '2026-05-14')).toBe(opened);
  });

  it('has the sessions that begin on it', () => {
    const all = [
      session('before', '-1:00', '00:30'),
      session('first', '00:00', '01:00'),
      session('late', '23:30', '25:00'),
      session('after', '24:00', '25:00'),
    ];
    expect(sessionsOn(all, day).map(({ id }) => id)).toEqual(['first', 'late']);
  });

  eachRow([
    ['nothing', [], '09:00 17:00'],
    ['whole hours', [['10:00', '12:00']], '09:00 13:00'],
    [
      'parts of hours',
      [
        ['10:15', '11:45'],
        ['09:30', '10:00'],
      ],
      '08:00 13:00',
    ],
    ['the edges of the day', [['00:10', '23:50']], '00:00 24:00'],
    ['what goes on after midnight', [['20:00', '25:30']], '19:00 25:30'],
  ] as const)('has the hours around %s', (_, ranges, hours) => {
    expect(
      times(
        hoursAround(
          ranges.map(([from, to]) => position(from, to)),
          day,
        ),
      ),
    ).toBe(hours);
  });
});

describe('a session in a timetable', () => {
  eachRow([
    ['30 minutes later', '10:00', '11:00', 30, '10:30 11:30'],
    ['earlier', '10:00', '11:00', -45, '09:15 10:15'],
    ['no earlier than the day', '00:10', '01:00', -15, '00:00 00:50'],
    ['no later than the day', '23:00', '23:50', 15, '23:10 24:00'],
    ['after midnight no later than it ends', '22:00', '26:00', 15, '22:00 26:00'],
    ['after midnight earlier', '22:00', '26:00', -15, '21:45 25:45'],
  ] as const)('is moved %s', (_, from, to, minutes, result) => {
    const one = position(from, to);
    expect(times(moved(one, minutes * minuteMs, limitsOf(one, day)))).toBe(result);
  });

  eachRow([
    ['longer', '10:00', '11:00', 15, '10:00 11:15'],
    ['shorter', '10:00', '11:00', -15, '10:00 10:45'],
    ['no shorter than five minutes', '10:00', '10:10', -15, '10:00 10:05'],
    ['no longer where it is shorter already', '10:00', '10:03', -15, '10:00 10:03'],
    ['no later than the day', '23:00', '23:50', 15, '23:00 24:00'],
  ] as const)('is stretched: %s', (_, from, to, minutes, result) => {
    const one = position(from, to);
    expect(times(stretched(one, minutes * minuteMs, limitsOf(one, day)))).toBe(result);
  });

  eachRow([
    ['10:00', 7, 5],
    ['10:00', 8, 10],
    ['10:00', -8, -10],
    ['10:02', 4, 3],
    ['10:02', 2, 0],
    ['10:00', 0, 0],
  ] as const)('at %s, dragged by %s minutes, goes %s to stand on a mark', (from, minutes, by) => {
    expect(snappedBy(at(from), minutes * minuteMs, day.start) / minuteMs).toBe(by);
  });

  eachRow([
    ['hall', 1, 'shed'],
    ['hall', -1, 'hall'],
    ['shed', 1, noneOfList],
    [noneOfList, 4, noneOfList],
    [noneOfList, -2, 'hall'],
  ] as const)('in column %s, %s further, is in %s', (column, by, result) => {
    const columns = ['hall', 'shed', noneOfList];
    expect(inColumn(position('10:00', '11:00', column), by, columns).column).toBe(result);
  });

  it('is saved with its new time and column, and keeps what is the same as it was written', () => {
    const known = {
      ...session('one', '10:00', '11:00', null),
      trackId: 'letters',
      start: '2026-05-14T10:00:00-04:00',
    };
    expect(positionOf(known, 'location')).toEqual(position('10:00', '11:00', noneOfList));
    expect(sessionAt(known, position('10:00', '11:30', 'shed'), 'location')).toEqual({
      ...known,
      locationId: 'shed',
      end: '2026-05-14T15:30:00.000Z',
    });
    expect(sessionAt(known, position('10:00', '11:00', noneOfList), 'track')).toEqual({
      ...known,
      trackId: null,
    });
  });
});

describe('the blocks of a timetable', () => {
  const lanes = (...sessions: ReturnType<typeof session>[]) =>
    blocksOf(sessions, 'location').map(({ session: { id }, lane, lanes: of }) => `${id} ${lane + 1}/${of}`);

  eachRow([
    [
      'after each other',
      [
        ['a', '10:00', '11:00'],
        ['b', '11:00', '12:00'],
      ],
      ['a 1/1', 'b 1/1'],
    ],
    [
      'at one time',
      [
        ['a', '10:00', '11:00'],
        ['b', '10:30', '12:00'],
      ],
      ['a 1/2', 'b 2/2'],
    ],
    [
      'at one time in two columns',
      [
        ['a', '10:00', '11:00'],
        ['b', '10:30', '12:00', 'shed'],
      ],
      ['a 1/1', 'b 1/1'],
    ],
    [
      'in a chain, which takes no third lane',
      [
        ['a', '10:00', '11:00'],
        ['b', '10:30', '12:00'],
        ['c', '11:00', '11:30'],
      ],
      ['a 1/2', 'b 2/2', 'c 1/2'],
    ],
    [
      'so short that they would cover each other',
      [
        ['a', '10:00', '10:05'],
        ['b', '10:05', '10:10'],
      ],
      ['a 1/2', 'b 2/2'],
    ],
  ] as const)('stand side by side only where they must: %s', (_, sessions, result) => {
    expect(lanes(...sessions.map(([id, from, to, column]) => session(id, from, to, column)))).toEqual(result);
  });

  it('are read by start, those of one time by their columns', () => {
    const columns = ['hall', 'shed', noneOfList];
    const all = [
      session('late', '11:00', '12:00'),
      session('none', '10:00', '12:00', null),
      session('shed', '10:00', '12:00', 'shed'),
      session('hall', '10:00', '12:00'),
    ];
    expect(inReadingOrder(all, 'location', columns).map(({ id }) => id)).toEqual([
      'hall',
      'shed',
      'none',
      'late',
    ]);
  });
});

const minutes = (min: number, max: number) => fc.integer({ min, max });
const someSessions = fc
  .array(
    fc.record({
      from: minutes(0, 600),
      length: minutes(0, 240),
      column: fc.constantFrom('hall', 'shed', null),
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map(({ from, length, column }, index) => ({
      ...session(`s${index}`, `0:${from}`, `0:${from + length}`, column),
    })),
  );

describe('whatever the agenda', () => {
  it('two blocks of a column that are drawn at one time never share a lane', () => {
    fc.assert(
      fc.property(someSessions, (sessions) => {
        const blocks = blocksOf(sessions, 'location');
        for (const one of blocks) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of blocks) {
            if (one === other || one.position.column !== other.position.column) continue;
            const isAtOneTime = one.position.start < drawnEnd(other) && other.position.start < drawnEnd(one);
            if (isAtOneTime) expect(one.lane).not.toBe(other.lane);
            // Otherwise lanes of different widths would cover each other.
            if (isAtOneTime) expect(one.lanes).toBe(other.lanes);
          }
        }
      }),
    );
  });

  it('a session that is moved or stretched within the day and back is where it was', () => {
    fc.assert(
      fc.property(minutes(0, 1380), minutes(5, 60), minutes(-1440, 1440), (from, length, by) => {
        const one = position(`0:${from}`, `0:${from + length}`);
        const limits = limitsOf(one, day);
        const there = moved(one, by * minuteMs, limits);
        expect(there.end - there.start).toBe(one.end - one.start);
        expect(there.start).toBeGreaterThanOrEqual(day.start);
        expect(there.end).toBeLessThanOrEqual(day.end);
        expect(samePosition(moved(there, one.start - there.start, limits), one)).toBe(true);
        const longer = stretched(one, by * minuteMs, limits);
        expect(samePosition(stretched(longer, one.end - longer.end, limits), one)).toBe(true);
      }),
    );
  });
});

describe('why a session was not moved', () => {
  eachRow([
    [{ code: 4090 }, 'organizer.agenda.timetable.changed', undefined],
    [{ code: 0, isUncertain: true }, 'organizer.agenda.timetable.uncertain', undefined],
    [{ code: 5000 }, 'organizer.agenda.timetable.refused', undefined],
    [
      { code: 4022, message: 'Great Hall is taken.' },
      'organizer.agenda.timetable.refused',
      'Great Hall is taken.',
    ],
    [{ code: 4003 }, 'organizer.kit.form.failed.forbidden', undefined],
  ] as const)('%o: %s', (failure, key, text) => {
    expect(moveProblem(failure).message).toEqual({ key, ...(text !== undefined && { text }) });
  });
});
