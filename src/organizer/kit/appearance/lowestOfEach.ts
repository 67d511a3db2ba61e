import type { ContrastResult, PairBack, PairFront } from '../../../domain/theme';

/** Status words and their tints are ours; the rest an organizer’s own colours decide. */
const ours: ReadonlySet<PairBack> = new Set<PairBack>(['positiveSoft', 'warningSoft', 'dangerSoft']);
const main: ReadonlySet<PairFront> = new Set<PairFront>([
  ...(['text', 'muted', 'link', 'onAccent', 'onHighlight', 'highlightText'] as const),
  ...(['borderControl', 'ring'] as const),
]);

/** Of each kind of words and outlines the pair with the lowest ratio. */
export function lowestOfEach(pairs: readonly ContrastResult[]): ContrastResult[] {
  const lowest = new Map<PairFront, ContrastResult>();
  for (const pair of pairs.filter(({ front, back }) => main.has(front) && !ours.has(back))) {
    const known = lowest.get(pair.front);
    if (!known || pair.ratio < known.ratio) lowest.set(pair.front, pair);
  }
  return [...lowest.values()].sort((one, other) => other.needed - one.needed);
}
