import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { bytesOf, type Pixels } from './pixels';
import { changedShades, type Shade } from './shades';

export interface Difference {
  /** One line for people. */
  what: string;
  /** PNG that marks what is elsewhere; only for pictures of the same size. */
  drawn?: Buffer;
}

/** How far a pixel may be off before it counts, from 0 to 1; edges count only when they moved. */
const threshold = 0.1;
/** Of all pixels, how many may be off: one glyph of a line, drawn a little differently. */
const allowedShare = 0.0002;
const allowedLeast = 12;
/** The same in a browser that smooths edges in its own way. */
const allowedElsewhere = 0.01;

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;

const shadesAsText = (shades: readonly Shade[]) =>
  [...new Set(shades.map(({ colour, is }) => `${colour} is ${is}`))].slice(0, 4).join(', ');

/**
 * What a visual reviewer must look at, or undefined: shapes that moved, by pixels with a tolerance for edges, and colours
 * that changed, without any.
 * @param isOtherBrowser widens the tolerance for shapes, never that for colours
 */
export function differenceOf(before: Pixels, after: Pixels, isOtherBrowser = false): Difference | undefined {
  if (before.width !== after.width || before.height !== after.height)
    return { what: `it was ${sizeOf(before)} and is ${sizeOf(after)} pixels` };
  const { width, height } = before;
  const drawn = new PNG({ width, height });
  const off = pixelmatch(bytesOf(before), bytesOf(after), drawn.data, width, height, { threshold });
  const allowed = Math.max(allowedLeast, width * height * (isOtherBrowser ? allowedElsewhere : allowedShare));
  const shades = changedShades(before, after);
  if (off <= allowed && shades.length === 0) return undefined;
  const what = shades.length > 0 ? shadesAsText(shades) : `${off} pixels moved or changed`;
  return { what, drawn: PNG.sync.write(drawn) };
}
