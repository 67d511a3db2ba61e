/** Asks for relative colours with numbers in them, which arrived after `color-mix`. */
export const relativeColours = '(color: oklch(from red calc(l + 0.1) min(c, 0.1) h))';

/** `share` per cent of `colour`, the rest `other`. */
export const mix = (colour: string, share: number, other: string): string =>
  `color-mix(in oklab, ${colour} ${share}%, ${other})`;

/** `colour` with its lightness, chroma and hue rewritten by a formula over l, c and h. */
export const from = (colour: string, formula: string): string => `oklch(from ${colour} ${formula})`;
