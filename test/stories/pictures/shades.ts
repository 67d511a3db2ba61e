import { channelsOf, countColours, isRounded, surelyExact, type Pixels } from './pixels';

/** A colour that is no longer there, or was not there before. */
export interface Shade {
  /** `#rrggbb`. */
  colour: string;
  is: 'gone' | 'new';
  /** Where, in CSS pixels; the whole picture when absent. */
  at?: { left: number; top: number };
}

/** Two engines may round a mixed colour differently by one level; a designer's step is larger. */
const rounding = 1;
/** Of a colour's pixels, how many must still have it. */
const share = 0.4;
const tile = 64;
/** As many pixels of one colour in a line are a fill or a border, and no glyph. */
const flatRun = 12;
const fewestFlat = 24;
const fewestInk = 64;
/** How far the colour of an edge is off the line between its two colours, in levels. */
const blending = 3;

const hex = (colour: number) =>
  `#${channelsOf(colour)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const isNear = (a: number, b: number, by: number) =>
  a === b || channelsOf(a).every((value, channel) => Math.abs(value - (channelsOf(b)[channel] ?? 0)) <= by);

const nearTo = (counts: ReadonlyMap<number, number>, colour: number) => {
  const exact = counts.get(colour) ?? 0;
  if (exact > 0) return exact;
  let found = 0;
  for (const [other, count] of counts) if (isNear(colour, other, rounding)) found += count;
  return found;
};

type Tiles = Map<number, Map<number, number>>;

/** How many pixels each colour has in runs, tile by tile. */
function flatColours({ width, height, colours }: Pixels): Tiles {
  const across = Math.ceil(width / tile);
  const tiles: Tiles = new Map();
  const add = (x: number, y: number, colour: number, count: number) => {
    const index = Math.floor(y / tile) * across + Math.floor(x / tile);
    const counts = tiles.get(index) ?? new Map<number, number>();
    tiles.set(index, counts);
    counts.set(colour, (counts.get(colour) ?? 0) + count);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width;) {
      const colour = colours[y * width + x] ?? 0;
      const from = x;
      while (x < width && colours[y * width + x] === colour) x += 1;
      if (x - from < flatRun) continue;
      for (let at = from; at < x;) {
        const end = Math.min(x, (Math.floor(at / tile) + 1) * tile);
        add(at, y, colour, end - at);
        at = end;
      }
    }
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height;) {
      const colour = colours[y * width + x] ?? 0;
      const from = y;
      while (y < height && colours[y * width + x] === colour) y += 1;
      const isLine = colours[from * width + x - 1] !== colour || colours[from * width + x + 1] !== colour;
      if (y - from >= flatRun && isLine)
        for (let at = from; at < y;) {
          const end = Math.min(y, (Math.floor(at / tile) + 1) * tile);
          add(x, at, colour, end - at);
          at = end;
        }
    }
  return tiles;
}

/** Fills and borders of one picture that the other doesn't have in the same place; of the colours that count. */
function missingFlat(
  from: Tiles,
  to: Tiles,
  { width, is, counts: isCounted }: { width: number; is: Shade['is']; counts: (colour: number) => boolean },
): Shade[] {
  const across = Math.ceil(width / tile);
  return [...from].flatMap(([index, counts]) =>
    [...counts].flatMap(([colour, count]) => {
      if (count < fewestFlat || !isCounted(colour)) return [];
      if (nearTo(to.get(index) ?? new Map(), colour) >= count * share) return [];
      const at = { left: (index % across) * tile, top: Math.floor(index / across) * tile };
      return [{ colour: hex(colour), is, at }];
    }),
  );
}

/** True when `colour` is what an edge between two others looks like. */
function isBlend(colour: number, ground: number, ink: number): boolean {
  const [of, from, to] = [channelsOf(colour), channelsOf(ground), channelsOf(ink)];
  const span = to.map((value, channel) => value - from[channel as 0]) as [number, number, number];
  const length = span[0] ** 2 + span[1] ** 2 + span[2] ** 2;
  if (length === 0) return false;
  const along =
    ((of[0] - from[0]) * span[0] + (of[1] - from[1]) * span[1] + (of[2] - from[2]) * span[2]) / length;
  if (along < 0.02 || along > 0.98) return false;
  return of.every(
    (value, channel) => Math.abs(value - (from[channel as 0] + span[channel as 0] * along)) <= blending,
  );
}

/** What words and icons are drawn in: the ends of what their edges blend into. */
function inksOf(counts: ReadonlyMap<number, number>, grounds: readonly number[]): [number, number][] {
  const frequent = [...counts].filter(([, count]) => count >= fewestInk / 4).map(([colour]) => colour);
  return [...counts].filter(
    ([colour, count]) =>
      count >= fewestInk &&
      !isRounded(colour) &&
      !grounds.some((ground) => frequent.some((ink) => ink !== colour && isBlend(colour, ground, ink))),
  );
}

const groundsOf = (counts: ReadonlyMap<number, number>) =>
  [...counts]
    .sort(([, many], [, more]) => more - many)
    .slice(0, 6)
    .map(([colour]) => colour);

/**
 * Colours that changed, however little: of fills and lines place by place, of words in the whole picture. How edges are
 * smoothed does not matter here.
 * @param before may have been encoded by us
 * @param after as large as `before`
 */
export function changedShades(before: Pixels, after: Pixels): Shade[] {
  const [flatBefore, flatAfter] = [flatColours(before), flatColours(after)];
  const [countsBefore, countsAfter] = [countColours(before), countColours(after)];
  const { width } = before;
  const flat = [
    ...missingFlat(flatBefore, flatAfter, {
      width,
      is: 'gone',
      counts: (colour) => !isRounded(colour),
    }),
    ...missingFlat(flatAfter, flatBefore, {
      width,
      is: 'new',
      counts: (colour) => (countsAfter.get(colour) ?? 0) >= surelyExact,
    }),
  ];
  if (flat.length > 0) return flat;
  return inksOf(countsBefore, groundsOf(countsBefore))
    .filter(([colour, count]) => nearTo(countsAfter, colour) < count * share)
    .map(([colour]) => ({ colour: hex(colour), is: 'gone' as const }));
}
