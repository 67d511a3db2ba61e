import { vars } from './contract.css';
import { scale } from './scale';

/** Asks for relative colours with numbers in them, which arrived after `color-mix`. */
export const relativeColours = '(color: color(from red xyz calc(x * min(1, 0.1 / y)) y z))';

/** `share` per cent of `colour`, the rest `other`. */
export const mix = (colour: string, share: number, other: string): string =>
  `color-mix(in oklab, ${colour} ${share}%, ${other})`;

/** As `mix`, by a share that a host may set. Its default stands here, so that no rule has to give it. */
export const keep = (colour: string, share: keyof typeof vars.hover, other: string): string =>
  `color-mix(in oklab, ${colour} ${vars.hover[share].replace(/\)$/, `, ${scale.hover[share]})`)}, ${other})`;

/** `colour` with its lightness, chroma and hue rewritten by a formula over l, c and h. */
export const from = (colour: string, formula: string): string => `oklch(from ${colour} ${formula})`;

/*
 * The rest works on light itself (y is WCAG's relative luminance), so that a ratio holds for every hue; lightness in
 * oklch does not promise that. Neither way leaves the gamut.
 */
const white = { x: 0.9505, y: 1, z: 1.089 };
const perChannel = (colour: string, formula: (channel: 'x' | 'y' | 'z') => string): string =>
  `color(from ${colour} xyz ${formula('x')} ${formula('y')} ${formula('z')})`;

/** `colour` with no more light than `most`; its hue stays. */
export const atMost = (colour: string, most: number): string =>
  perChannel(colour, (channel) => `calc(${channel} * min(1, ${most} / y))`);

/** `colour` with no less light than `least`: as much white as that takes. */
export const atLeast = (colour: string, least: number): string =>
  perChannel(
    colour,
    (channel) =>
      `calc(${channel} + (${white[channel]} - ${channel}) * max(0, (${least} - y) / (1.0001 - y)))`,
  );

/** Where `formula`, over the light of `colour`, is above 0: white; else black, and no grey between them that a screen could show. */
export const whiteWhere = (colour: string, formula: string): string =>
  perChannel(colour, (channel) => `clamp(0, (${formula}) * 1e12, ${white[channel]})`);
