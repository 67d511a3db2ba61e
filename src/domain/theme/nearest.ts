import { lchOf, read, rewrite, toHex, withinScreen, type Colour } from './colour';

/** Halvings that distinguish any two colours of a screen. */
const steps = 16;

/**
 * The colour nearest in lightness to `colour` that passes, darker (`towards` 0) or lighter (1), as `#rrggbb`. Its hue
 * stays, and so much of its chroma as a screen can show. `passes` must hold at the end it goes towards.
 */
export function nearest(colour: Colour, towards: 0 | 1, passes: (candidate: Colour) => boolean): string {
  const at = (l: number): string => toHex(withinScreen(rewrite(colour, () => ({ l }))));
  let [failing, passing] = [lchOf(colour).l, towards as number];
  for (let step = 0; step < steps; step++) {
    const middle = (failing + passing) / 2;
    if (passes(read(at(middle)))) passing = middle;
    else failing = middle;
  }
  return at(passing);
}
