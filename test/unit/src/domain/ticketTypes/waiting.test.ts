import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitForEver, type Waiting } from '../../../../../src/domain/ticketTypes';
import { eachRow } from '../../../../eachRow';

const type = (id: string, change: Partial<Waiting> = {}): Waiting => ({
  id,
  availability: 'immediate',
  subsequentClientId: null,
  subsequentTicketSelect: [],
  ...change,
});
const after = (id: string, first: string | null) =>
  type(id, { availability: 'subsequent', subsequentClientId: first });
const withAny = (id: string, ...others: string[]) =>
  type(id, { availability: 'ticketSelect', subsequentTicketSelect: others });

describe('types that wait for each other', () => {
  eachRow<[string, Waiting[], string[]]>([
    ['none without waiting', [type('a'), type('b')], []],
    ['none in a row', [type('a'), after('b', 'a'), after('c', 'b')], []],
    ['one that waits for itself', [after('a', 'a'), withAny('b', 'b')], ['a', 'b']],
    ['two after each other', [after('a', 'b'), after('b', 'a')], ['a', 'b']],
    ['two that go with each other', [withAny('a', 'b'), withAny('b', 'a')], ['a', 'b']],
    [
      'three of both kinds',
      [after('a', 'b'), withAny('b', 'c'), after('c', 'a'), type('d')],
      ['a', 'b', 'c'],
    ],
    ['what waits for them', [after('a', 'b'), after('b', 'a'), after('c', 'a')], ['a', 'b', 'c']],
    ['none with a way out', [withAny('a', 'b', 'c'), withAny('b', 'a'), type('c')], []],
    ['none for what is not there', [after('a', 'gone'), withAny('b'), after('c', null)], []],
    ['none by what is set for another mode', [type('a', { subsequentClientId: 'b' }), after('b', 'a')], []],
  ])('are %s', (_, types, ids) => {
    expect([...waitForEver(types)].sort()).toEqual(ids);
  });

  it('all wait for one of themselves, and nobody else waits for them alone', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const id = fc.constantFrom(...ids);
    const kinds = fc.oneof(
      fc.constant({}),
      id.map((first) => ({ availability: 'subsequent' as const, subsequentClientId: first })),
      fc.uniqueArray(id).map((several) => ({
        availability: 'ticketSelect' as const,
        subsequentTicketSelect: several,
      })),
    );
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 5, maxLength: 5 }), (changes) => {
        const types = ids.map((each, index) => type(each, changes[index]));
        const stuck = waitForEver(types);
        for (const each of types) {
          const others =
            each.availability === 'subsequent' ? [each.subsequentClientId] : each.subsequentTicketSelect;
          const waits = each.availability !== 'immediate' && others.length > 0;
          expect(stuck.has(each.id)).toBe(waits && others.every((other) => stuck.has(other ?? '')));
        }
      }),
    );
  });
});
