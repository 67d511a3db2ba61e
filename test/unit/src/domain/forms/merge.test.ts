import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesOf, isSame, mergedWith } from '../../../../../src/domain';

const leaf = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ max: 3, min: 0 }),
  fc.boolean(),
  fc.constant(null),
);
const { record } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, leaf, fc.array(leaf, { maxLength: 2 }), tie('record')),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
}));

describe('what two people changed', () => {
  test('is nothing when the other changed nothing', () => {
    fc.assert(
      fc.property(record, record, (base, mine) => {
        expect(differencesOf(base, mine, base)).toEqual([]);
      }),
    );
  });

  test('taken over where one was untouched is what the other has', () => {
    fc.assert(
      fc.property(record, record, (base, theirs) => {
        expect(isSame(mergedWith(base, differencesOf(base, base, theirs)), theirs)).toBe(true);
      }),
    );
  });

  test('all mine leaves mine, all theirs leaves nothing of theirs out', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const found = differencesOf(base, mine, theirs);
        expect(mergedWith(mine, found, () => 'mine')).toBe(mine);
        const taken = mergedWith(mine, found, () => 'theirs');
        expect(differencesOf(base, taken, theirs)).toEqual([]);
      }),
    );
  });

  test('in different members is kept from both', () => {
    const base = { name: 'Hall', seats: 10, tags: ['a'] };
    const mine = { ...base, name: 'Great Hall' };
    const theirs = { ...base, seats: 20, tags: ['a', 'b'] };
    expect(mergedWith(mine, differencesOf(base, mine, theirs))).toEqual({ ...theirs, name: 'Great Hall' });
  });

  test('in the same member stays mine until somebody says otherwise', () => {
    const found = differencesOf({ a: 1 }, { a: 2 }, { a: 3 });
    expect(found).toEqual([{ path: ['a'], base: 1, mine: 2, theirs: 3, isConflict: true }]);
    expect(mergedWith({ a: 2 }, found)).toEqual({ a: 2 });
  });

  test('a member the other removed is gone', () => {
    const base = { a: { x: 1 }, b: 2 };
    expect(mergedWith(base, differencesOf(base, base, { b: 2 }))).toEqual({ b: 2 });
  });
});
