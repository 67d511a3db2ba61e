import { describe, expect, it } from 'vitest';
import {
  lifeStages,
  ticketLife,
  ticketTypeDefaults,
  type OtherTicketType,
  type TicketTypeValues,
} from '../../../../../src/domain/ticketTypes';
import { minuteOf } from '../../../../../src/domain/time/eventTime';
import { eachRow } from '../../../../eachRow';

const timeZone = 'America/New_York';
const event = {
  timeZone,
  start: Date.parse('2026-05-14T13:00:00Z'),
  end: Date.parse('2026-05-15T22:00:00Z'),
};
const now = Date.parse('2026-02-12T15:00:00Z');
const others: OtherTicketType[] = [
  {
    id: 'early',
    name: 'Early',
    availability: 'immediate',
    availabilityEnd: 'dates',
    availabilityEndDate: '2026-03-20 23:59',
    subsequentClientId: null,
    subsequentTicketSelect: [],
  },
  {
    id: 'never',
    name: 'Never',
    availability: 'immediate',
    availabilityEnd: 'never',
    availabilityEndDate: null,
    subsequentClientId: null,
    subsequentTicketSelect: [],
  },
];

const periodsOf = (change: Partial<TicketTypeValues>, known = others) =>
  ticketLife({ ...ticketTypeDefaults, ...change }, { now, event, others: known });
/** `onSale 2026-03-05 09:00*`; a star is now. */
const lifeOf = (change: Partial<TicketTypeValues>, known = others) =>
  periodsOf(change, known).map(
    ({ state, from, isNow }) =>
      `${state}${from === null ? '' : ` ${minuteOf(from, timeZone)}`}${isNow ? '*' : ''}`,
  );
const dates = { availability: 'dates', availabilityEnd: 'dates' } as const;
const after = { availability: 'subsequent', availabilityEnd: 'dates' } as const;

describe('the life of a ticket type', () => {
  eachRow<[string, Partial<TicketTypeValues>, string[]]>([
    ['by default', {}, ['onSale*', 'ended 2026-05-15 18:00']],
    ['without an end', { availabilityEnd: 'never' }, ['onSale*']],
    [
      'of the mock',
      {
        ...dates,
        availabilityStartDate: '2026-03-05 09:00',
        availabilityEndDate: '2026-04-30 23:59',
        visibility: 'dates',
        visibilityStartChecked: true,
        visibilityStartDate: '2026-02-01 09:00',
      },
      ['hidden', 'beforeSale 2026-02-01 09:00*', 'onSale 2026-03-05 09:00', 'ended 2026-04-30 23:59'],
    ],
    [
      'hidden while it would be on sale',
      {
        ...dates,
        availabilityStartDate: '2026-03-05 09:00',
        availabilityEndDate: '2026-04-30 23:59',
        visibility: 'dates',
        visibilityEndChecked: true,
        visibilityEndDate: '2026-03-20 09:00',
      },
      ['beforeSale*', 'onSale 2026-03-05 09:00', 'hidden 2026-03-20 09:00'],
    ],
    [
      'that ends on a date',
      { availabilityEnd: 'dates', availabilityEndDate: '2026-01-31 23:59' },
      ['onSale', 'ended 2026-01-31 23:59*'],
    ],
    [
      'after the event',
      { availability: 'eventEnd', availabilityEnd: 'never' },
      ['beforeSale*', 'onSale 2026-05-15 18:00'],
    ],
    [
      'after another one',
      { ...after, subsequentClientId: 'early', availabilityEndDate: '2026-04-01 09:00' },
      ['closed*', 'onSale 2026-03-20 23:59', 'ended 2026-04-01 09:00'],
    ],
    [
      'after one that never ends: it is unavailable',
      { ...after, subsequentClientId: 'never', availabilityEndDate: '2026-04-01 09:00' },
      ['closed*', 'ended 2026-04-01 09:00'],
    ],
    [
      'with another one',
      { availability: 'ticketSelect', subsequentTicketSelect: ['early'] },
      ['withOther*', 'closed 2026-05-15 18:00'],
    ],
    ['with a date that is half written', { ...dates, availabilityStartDate: '-' }, ['onSale*']],
  ])('%s', (_, change, life) => expect(lifeOf(change)).toEqual(life));

  it('begins early when what it waits for is sold out', () => {
    const soldOut = others.map((other) => ({ ...other, isSoldOut: true }));
    const change = { ...after, subsequentClientId: 'early', availabilityEndDate: '2026-04-01 09:00' };
    expect(lifeOf(change, soldOut)).toEqual(['onSale*', 'ended 2026-04-01 09:00']);
  });

  it('has no gaps', () => {
    const periods = periodsOf({ ...dates, availabilityStartDate: '2026-03-05 09:00' });
    periods.forEach(({ until }, index) => expect(until).toBe(periods[index + 1]?.from ?? null));
  });
});

describe('what is worth looking at', () => {
  const stagesOf = (change: Partial<TicketTypeValues>, left: number | null) =>
    lifeStages(periodsOf(change), left, now).map(
      ({ state, remaining, chosen, isNow }) =>
        `${state} ${remaining}${chosen ? ' chosen' : ''}${isNow ? '*' : ''}`,
    );

  it('is the time on sale with stock, with few left, and with none', () => {
    expect(stagesOf({}, 80)).toEqual(['onSale 80*', 'low 3', 'soldOut 0', 'ended 80']);
    expect(stagesOf({}, null)).toEqual(['onSale null*', 'low 3', 'soldOut 0', 'ended null']);
    expect(stagesOf({}, 0)).toEqual(['onSale 100', 'low 3', 'soldOut 0*', 'ended 0']);
    expect(stagesOf({}, 2)).toEqual(['onSale 2*', 'low 2', 'soldOut 0', 'ended 2']);
  });

  it('is the same once more with the ticket that comes first', () => {
    const change = { availability: 'ticketSelect', subsequentTicketSelect: ['early'] } as const;
    expect(stagesOf({ ...change, subsequentTicketSelect: ['early'] }, 80)).toEqual([
      ...['withOther 80*', 'onSale 80 chosen', 'low 3 chosen', 'soldOut 0 chosen', 'closed 80'],
    ]);
  });

  it('is seen at a moment inside of its period', () => {
    const periods = periodsOf({ ...dates, availabilityStartDate: '2026-03-05 09:00' });
    for (const period of periods) {
      const { at } = lifeStages([period], 5, now)[0] ?? { at: NaN };
      expect(at).toBeGreaterThanOrEqual(period.from ?? -Infinity);
      expect(at).toBeLessThan(period.until ?? Infinity);
    }
  });
});
