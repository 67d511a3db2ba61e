import { describe, expect, it } from 'vitest';
import type { SessionRegistrationStatus } from '../../../../../src/contract';
import { obstaclesOf, type ChosenSession } from '../../../../../src/domain/sessionRegistrations';
import { eachRow } from '../../../../eachRow';

const session = (
  id: string,
  from: string,
  to: string,
  seats: Partial<ChosenSession> = {},
): ChosenSession => ({
  id,
  start: `2026-05-14T${from}:00-04:00`,
  end: `2026-05-14T${to}:00-04:00`,
  capacity: null,
  registered: 0,
  ...seats,
});

const sessions = [
  session('early', '09:00', '10:00'),
  session('talk', '10:00', '11:00'),
  session('class', '10:30', '12:00', { capacity: 6, registered: 5 }),
  session('full', '10:45', '11:15', { capacity: 4, registered: 4 }),
];
const place = (ticketId: string, sessionId: string, status: SessionRegistrationStatus = 'REGISTERED') => ({
  ticketId,
  sessionId,
  status,
  attendeeName: ticketId.toUpperCase(),
});

/** Obstacles in short. */
const found = (
  sessionIds: string[],
  ticketIds: string[],
  more: Partial<Parameters<typeof obstaclesOf>[0]> = {},
) =>
  obstaclesOf({
    sessions,
    sessionIds,
    ticketIds,
    registrations: [],
    waits: false,
    allowOverlap: false,
    ...more,
  }).map((one) => {
    switch (one.kind) {
      case 'seats':
        return `${one.left} left in ${one.session.id}`;
      case 'sameTime':
        return `${one.session.id} and ${one.other.id}`;
      case 'registered':
        return `${one.names.join(', ')} in ${one.other.id} at ${one.session.id}`;
    }
  });

describe('before anybody is registered', () => {
  eachRow([
    ['nothing is chosen', [], ['a', 'b'], []],
    ['there is no limit', ['talk'], ['a', 'b'], []],
    ['the last seat is taken', ['class'], ['a'], []],
    ['there is a seat less', ['class'], ['a', 'b'], ['1 left in class']],
    ['there is no seat', ['full'], ['a'], ['0 left in full']],
    ['no ticket is chosen', ['full'], [], []],
    ['one session follows the other at once', ['early', 'talk'], ['a'], []],
    ['two are at one time', ['early', 'talk', 'class'], ['a'], ['talk and class']],
  ])('%s', (_, sessionIds, ticketIds, obstacles) => {
    expect(found(sessionIds, ticketIds)).toEqual(obstacles);
  });

  it('names who has another session then, once each, and nobody else', () => {
    const registrations = [
      place('a', 'class'),
      place('b', 'class'),
      place('c', 'early'),
      place('d', 'class', 'WAITLISTED'),
      place('e', 'class'),
    ];
    expect(found(['talk'], ['a', 'b', 'c', 'd'], { registrations })).toEqual(['A, B in class at talk']);
    const twins = [place('a', 'class'), { ...place('b', 'class'), attendeeName: 'A' }];
    expect(found(['talk'], ['a', 'b'], { registrations: twins })).toEqual(['A in class at talk']);
  });

  it('leaves alone who has the session already', () => {
    const registrations = [place('a', 'full'), place('a', 'class')];
    expect(found(['full'], ['a'], { registrations })).toEqual([]);
  });

  it('lets attendees wait: then they need no seat, and are nowhere at that time', () => {
    const registrations = [place('a', 'talk')];
    expect(found(['full'], ['a'], { registrations, waits: true })).toEqual([]);
    expect(found(['class'], ['a', 'b'], { registrations, waits: true })).toEqual(['A in talk at class']);
  });

  it('minds no times where the event allows overlaps', () => {
    const registrations = [place('a', 'talk')];
    expect(found(['class', 'full'], ['a'], { registrations, allowOverlap: true })).toEqual([
      '0 left in full',
    ]);
  });
});
