/** A member that two people decided differently about, or that only one of them touched. */
export interface Difference {
  /** Where it is, e.g. `['price']` or `['questions', 'q7', 'label']`. */
  path: readonly string[];
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, each to something else. */
  isConflict: boolean;
}

type Members = Record<string, unknown>;

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True when two values say the same; order counts in lists, not in records. A member that is `undefined` is none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

const keysOf = (...records: readonly Members[]) => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

/**
 * What somebody else changed since `base` that is not so in `mine`, member by member. Records are looked into; lists and everything
 * else are taken whole, for half of one list and half of another is neither's.
 */
export function differencesOf(base: unknown, mine: unknown, theirs: unknown): Difference[] {
  return compare([], base, mine, theirs);
}

function compare(path: readonly string[], base: unknown, mine: unknown, theirs: unknown): Difference[] {
  if (isSame(base, theirs) || isSame(mine, theirs)) return [];
  if (isRecord(mine) && isRecord(theirs)) {
    const before = isRecord(base) ? base : {};
    return keysOf(before, mine, theirs).flatMap((key) =>
      compare([...path, key], before[key], mine[key], theirs[key]),
    );
  }
  return [{ path, base, mine, theirs, isConflict: !isSame(base, mine) }];
}

/** Whose word counts for a difference. */
export type Side = 'mine' | 'theirs';

/** Members only the other touched are taken over; those both changed stay as this person has them, until they say otherwise. */
export const sideOf = ({ isConflict }: Pick<Difference, 'isConflict'>): Side =>
  isConflict ? 'mine' : 'theirs';

/** `mine` with the other's word where `choose` says so. Neither is changed. */
export const mergedWith = <T>(
  mine: T,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side = sideOf,
): T =>
  differences.reduce(
    (merged, difference) =>
      choose(difference) === 'theirs' ? (put(merged, difference.path, difference.theirs) as T) : merged,
    mine,
  );

function put(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const record = isRecord(target) ? target : {};
  const { [key]: before, ...others } = record;
  const after = put(before, rest, value);
  // A member the other removed is gone, and not an `undefined` that a request would carry.
  if (after === undefined) return others;
  return key in record ? { ...record, [key]: after } : { ...others, [key]: after };
}
