import type { ContrastResult, PairFront } from '../../domain/colour';

/** What an organizer's own colours decide; status words are ours on our own tints. */
const main: ReadonlySet<PairFront> = new Set<PairFront>([
  ...(['text', 'muted', 'link', 'onAccent', 'onHighlight', 'highlightText'] as const),
  ...(['borderControl', 'ring'] as const),
]);

/** Of each kind of words and outlines the pair with the lowest ratio. */
export function lowestOfEach(pairs: readonly ContrastResult[]): ContrastResult[] {
  const lowest = new Map<PairFront, ContrastResult>();
  for (const pair of pairs.filter(({ front }) => main.has(front))) {
    const known = lowest.get(pair.front);
    if (!known || pair.ratio < known.ratio) lowest.set(pair.front, pair);
  }
  return [...lowest.values()].sort((one, other) => other.needed - one.needed);
}
