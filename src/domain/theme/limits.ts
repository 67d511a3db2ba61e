import { luminance, white, type Colour } from './colour';

/*
 * What keeps words at 4.5:1 and outlines at 3:1 whatever six colours a host gives. The stylesheet keeps the same limits
 * (src/theme/light.css.ts); y is WCAG's relative luminance.
 */
export const limits = {
  /** Least light of the ground and of wells below it. */
  surface: 0.82,
  sunken: 0.79,
  /** Most light of what is read or seen upon them. */
  text: 0.07,
  muted: 0.12,
  link: 0.11,
  highlightText: 0.105,
  borderControl: 0.19,
};
export type Limits = Readonly<typeof limits>;

/** Every colour as it was given, to tell what the limits changed. */
export const noLimits: Limits = {
  surface: 0,
  sunken: 0,
  text: 1,
  muted: 1,
  link: 1,
  highlightText: limits.highlightText,
  borderControl: limits.borderControl,
};

/** As much light as a colour may have for white words on it: 4.5:1 and a little. */
export const liftsWhite = 0.1815;

const scale = ({ r, g, b }: Colour, by: number): Colour => ({
  mode: 'lrgb',
  r: r * by,
  g: g * by,
  b: b * by,
});

/** `colour` with no more light than `most`; its hue stays. */
export function atMost(colour: Colour, most: number): Colour {
  const y = luminance(colour);
  return y > most ? scale(colour, most / y) : colour;
}

/** `colour` with no less light than `least`: as much white as that takes. */
export function atLeast(colour: Colour, least: number): Colour {
  const y = luminance(colour);
  const share = Math.max(0, (least - y) / (1.0001 - y));
  const lift = (light: number) => light + (1 - light) * share;
  return { mode: 'lrgb', r: lift(colour.r), g: lift(colour.g), b: lift(colour.b) };
}

/** Where `amount` is above 0: white; else black. */
export const whiteWhere = (amount: number): Colour => scale(white, Math.min(Math.max(amount * 1e12, 0), 1));
