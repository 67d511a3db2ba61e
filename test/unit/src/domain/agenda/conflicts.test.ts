import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conflictsIn,
  conflictsOf,
  newSession,
  overlap,
  plannedSession,
  seatsLeft,
  type PlannedSession,
} from '../../../../../src/domain/agenda';
import { eachRow } from '../../../../eachRow';

const day = '2026-05-14';
const locations = [
  { id: 'hall', capacity: 400 },
  { id: 'shed', capacity: 24 },
  { id: 'pier', capacity: null },
];

const session = (
  id: string,
  from: string,
  to: string,
  more: Partial<PlannedSession> = {},
): PlannedSession => ({
  id,
  start: `${day}T${from}:00-04:00`,
  end: `${day}T${to}:00-04:00`,
  status: 'PUBLISHED',
  locationId: null,
  speakerIds: [],
  capacity: null,
  registered: 0,
  ...more,
});

const hall = { locationId: 'hall' };
const edited = session('mine', '10:00', '11:00', { ...hall, speakerIds: ['ada', 'bo'] });

/** Conflicts in short: what kind, about what, with whom. */
const found = (mine: PlannedSession, ...others: PlannedSession[]) =>
  conflictsOf(mine, others, locations).map((one) => {
    switch (one.kind) {
      case 'location':
        return `location ${one.locationId} ${one.other.id}`;
      case 'speaker':
        return `speaker ${one.speakerId} ${one.other.id}`;
      case 'capacity':
        return `capacity ${one.capacity} of ${one.seats}`;
      case 'registered':
        return `registered ${one.registered} of ${one.seats}`;
    }
  });

describe('two sessions at one time', () => {
  eachRow([
    ['the same hour', '10:00', '11:00', true],
    ['one within the other', '10:15', '10:45', true],
    ['one around the other', '09:00', '12:00', true],
    ['a minute into the end', '10:59', '12:00', true],
    ['a minute into the start', '09:00', '10:01', true],
    ['at once after it', '11:00', '12:00', false],
    ['until it begins', '09:00', '10:00', false],
    ['no length at all', '10:30', '10:30', false],
    ['an end before the start', '10:45', '10:15', false],
    ['no time that can be read', 'soon', '11:00', false],
  ] as const)('%s', (_, from, to, isClash) => {
    const other = session('other', from, to, hall);
    expect(found(edited, other)).toEqual(isClash ? ['location hall other'] : []);
    expect(found(other, edited)).toEqual(isClash ? ['location hall mine'] : []);
  });

  eachRow([
    ['another location', { locationId: 'shed' }, []],
    ['no location, as both are online', {}, []],
    ['a draft, which is still arranged', { ...hall, status: 'DRAFT' }, ['location hall other']],
    ['a canceled one', { ...hall, status: 'CANCELLED', speakerIds: ['ada'] }, []],
    ['one speaker', { speakerIds: ['cy', 'bo'] }, ['speaker bo other']],
    ['two speakers', { speakerIds: ['bo', 'ada'] }, ['speaker ada other', 'speaker bo other']],
    ['location and speaker', { ...hall, speakerIds: ['bo'] }, ['location hall other', 'speaker bo other']],
  ] satisfies [string, Partial<PlannedSession>, string[]][])('share %s', (_, more, conflicts) => {
    expect(found(edited, session('other', '10:30', '11:30', more))).toEqual(conflicts);
  });

  it('are never a session and itself, and nothing of a canceled one', () => {
    expect(found(edited, edited)).toEqual([]);
    expect(found({ ...edited, status: 'CANCELLED' }, session('other', '10:00', '11:00', hall))).toEqual([]);
    expect(
      found({ ...edited, locationId: null, speakerIds: [] }, session('other', '10:00', '11:00')),
    ).toEqual([]);
  });
});

describe('the seats of a session', () => {
  eachRow([
    ['as many as the location has', { locationId: 'shed', capacity: 24 }, []],
    ['more than the location has', { locationId: 'shed', capacity: 25 }, ['capacity 25 of 24']],
    ['any number where the location has no limit', { locationId: 'pier', capacity: 900 }, []],
    ['any number without a location', { capacity: 900 }, []],
    ['all taken', { capacity: 12, registered: 12 }, []],
    ['fewer than are registered', { capacity: 12, registered: 13 }, ['registered 13 of 12']],
    ['no limit but the location’s', { locationId: 'shed', registered: 30 }, ['registered 30 of 24']],
    [
      'neither the location’s nor its own',
      { locationId: 'shed', capacity: 30, registered: 26 },
      ['capacity 30 of 24', 'registered 26 of 24'],
    ],
  ] satisfies [string, Partial<PlannedSession>, string[]][])('%s', (_, more, conflicts) => {
    expect(found(session('mine', '10:00', '11:00', more))).toEqual(conflicts);
  });

  eachRow([
    [null, 900, null],
    [12, 4, 8],
    [12, 12, 0],
    [12, 13, 0],
  ])('%s with %s registered leave %s', (capacity, registered, left) => {
    expect(seatsLeft({ capacity, registered })).toBe(left);
  });
});

describe('a session as its form has it', () => {
  const values = { ...newSession(day), locationId: 'hall', start: `${day} 10:00`, end: `${day} 11:00` };

  it('is compared on the clocks of the event, with seconds it does not show', () => {
    const known = { id: 'mine', start: `${day}T10:00:30-04:00`, end: `${day}T11:00:30-04:00`, registered: 3 };
    const planned = plannedSession(values, 'America/New_York', known);
    expect(planned).toMatchObject({ ...known, locationId: 'hall' });
    expect(found(planned, session('other', '11:00', '12:00', hall))).toEqual(['location hall other']);
  });

  it('has no conflicts before it has times', () => {
    const planned = plannedSession({ ...values, end: '' }, 'America/New_York', null);
    expect(found(planned, session('other', '10:00', '11:00', hall))).toEqual([]);
  });
});

const someSession = fc
  .record({
    from: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 0, max: 12 }),
    status: fc.constantFrom('DRAFT', 'PUBLISHED', 'CANCELLED'),
    locationId: fc.constantFrom(null, 'hall', 'shed', 'pier'),
    speakerIds: fc.uniqueArray(fc.constantFrom('ada', 'bo', 'cy')),
    capacity: fc.option(fc.integer({ min: 0, max: 500 })),
    registered: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ from, length, ...more }) => ({ ...more, minutes: [from, from + length] as const }));

const at = (minute: number) => new Date(Date.UTC(2026, 4, 14, 12, minute)).toISOString();
const agenda = fc.array(someSession, { maxLength: 12 }).map((list) =>
  list.map(({ minutes: [from, to], ...more }, index) => ({
    ...more,
    id: `s${index}`,
    start: at(from),
    end: at(to),
    minutes: Array.from({ length: to - from }, (_, minute) => from + minute),
  })),
);

describe('every agenda', () => {
  it('overlaps where a minute is in both sessions', () => {
    fc.assert(
      fc.property(agenda, (sessions) => {
        for (const a of sessions)
          for (const b of sessions)
            expect(overlap(a, b)).toBe(a.minutes.some((minute) => b.minutes.includes(minute)));
      }),
    );
  });

  it('has each clash from both sides, and touching sessions have none', () => {
    fc.assert(
      fc.property(agenda, (sessions) => {
        const all = conflictsIn(sessions, locations);
        const clashes = [...all].flatMap(([id, conflicts]) =>
          conflicts.flatMap((one) => ('other' in one ? [{ id, ...one }] : [])),
        );
        const sides = clashes.map(({ id, kind, other, ...what }) => [
          id,
          other.id,
          kind,
          JSON.stringify(what),
        ]);
        const turned = sides.map(([id, other, ...rest]) => [other, id, ...rest]);
        expect(turned.map(String).sort()).toEqual(sides.map(String).sort());
        const ends = new Map(sessions.map(({ id, start, end }) => [id, { start, end }]));
        for (const { id, other } of clashes) {
          expect(ends.get(id)?.end).not.toBe(other.start);
          expect(ends.get(id)?.start).not.toBe(other.end);
        }
      }),
    );
  });

  it('is looked through with the same rule as one session', () => {
    fc.assert(
      fc.property(agenda, (sessions) => {
        const all = conflictsIn(sessions, locations);
        const brief = (list: readonly { kind: string; other?: { id: string } }[]) =>
          list.map(({ kind, other }) => `${kind} ${other?.id ?? ''}`).sort();
        for (const one of sessions)
          expect(brief(all.get(one.id) ?? [])).toEqual(brief(conflictsOf(one, sessions, locations)));
      }),
    );
  });
});
