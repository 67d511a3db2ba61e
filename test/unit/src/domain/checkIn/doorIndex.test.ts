import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByQuery } from '../../../../../src/domain/text/findByQuery';
import { createDoorIndex, doorCounts, localOutcome } from '../../../../../src/domain/checkIn';
import { eachRow } from '../../../../eachRow';
import { ratio } from '../../../../ratio';
import { admission, doorTicket } from './doorTicket';

const zoe = doorTicket('NL26-1-1', { firstName: 'Zoë', lastName: 'van der Meer' });
const bo = doorTicket('NL26-1-2', { firstName: 'Bo', lastName: 'Meer-Larsen' });
const index = createDoorIndex([zoe, bo]);

describe('the list of a door', () => {
  eachRow([
    ['zoe', [zoe]],
    ['ZOË mee', [zoe]],
    ['meer', [zoe, bo]],
    ['mee bo', [bo]],
    ['nl26-1-2', [bo]],
    ['larsen', []],
    ['zoe bo', []],
    ['', []],
    ['  ', []],
  ])('finds by %j', (text, found) => {
    expect(new Set(index.search(text, 10))).toEqual(new Set(found));
  });

  it('knows codes in any case, and finds no more than asked', () => {
    expect(index.byCode('nl26-1-1')).toBe(zoe);
    expect(index.byCode('NL26-1-9')).toBeUndefined();
    expect(index.search('meer', 1)).toHaveLength(1);
  });

  it('finds as looking at every ticket does', () => {
    const name = fc.stringMatching(/^[abc]{1,4}$/);
    const list = fc.array(fc.record({ firstName: name, lastName: name }), { maxLength: 20 });
    fc.assert(
      fc.property(list, name, name, (people, one, other) => {
        const tickets = people.map((person, at) => doorTicket(`T-${at}`, person));
        const expected = tickets.filter(({ firstName, lastName }) =>
          [one, other].every((word) => [firstName, lastName].some((own) => own.startsWith(word))),
        );
        expect(new Set(createDoorIndex(tickets).search(`${one} ${other}`, 50))).toEqual(new Set(expected));
      }),
    );
  });

  it('takes a small part of the time that looking at each of 30,000 takes', () => {
    const tickets = Array.from({ length: 30_000 }, (_, at) =>
      doorTicket(`T-${at}`, { firstName: `Given${at % 900}`, lastName: `Family${at}` }),
    );
    const large = createDoorIndex(tickets);
    const keys = ['f', 'fam', 'family2', 'family29', 'given7 family2', 'nobody'];
    const searchAll = (search: (text: string) => unknown) => () => {
      for (let round = 0; round < 5; round += 1) for (const key of keys) search(key);
    };
    const inIndex = searchAll((text) => large.search(text, 20));
    const inEach = searchAll((text) =>
      findByQuery(tickets, text, (ticket) => `${ticket.firstName} ${ticket.lastName}`),
    );
    expect(ratio(inIndex, inEach, 0.1)).toBeLessThan(0.1);
  });
});

describe('counts', () => {
  it('are of each ticket type: who came, of whom may come', () => {
    const tickets = [
      doorTicket('a', { admission }),
      doorTicket('b'),
      doorTicket('c', { status: 'cancelled' }),
      doorTicket('d', { status: 'cancelled', admission }),
      doorTicket('e', { ticketTypeId: '3002', ticketName: 'Student', status: 'blocked' }),
      doorTicket('f', { ticketTypeId: '3003', ticketName: 'Press' }),
    ];
    expect(doorCounts(tickets)).toEqual([
      { ticketTypeId: '3001', name: 'General Admission', admitted: 2, expected: 3 },
      { ticketTypeId: '3003', name: 'Press', admitted: 0, expected: 1 },
    ]);
  });
});

eachRow([
  ['UNKNOWN', undefined],
  ['ADMITTED', doorTicket('a')],
  ['ALREADY_ADMITTED', doorTicket('a', { admission })],
  ['CANCELLED', doorTicket('a', { status: 'cancelled' })],
  ['BLOCKED', doorTicket('a', { status: 'blocked' })],
])('offline a door says %s by its list', (outcome, ticket) => {
  expect(localOutcome(ticket)).toBe(outcome);
});
