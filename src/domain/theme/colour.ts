import {
  clampChroma,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
  wcagContrast,
  wcagLuminance,
  type Lrgb,
  type Oklch,
} from 'culori/fn';

const toRgb = register(modeRgb);
const toLight = register(modeLrgb);
const toOklab = register(modeOklab);
const toOklch = register(modeOklch);
register(modeHsl);

/** A colour by the light of its red, green and blue: 0 to 1 each, and beyond where it lies outside sRGB. */
export type Colour = Lrgb;

export const white: Colour = { mode: 'lrgb', r: 1, g: 1, b: 1 };

/** A colour literal as `isColour` takes it: hex, rgb(), hsl() or oklch(). */
export function read(literal: string): Colour {
  const colour = parse(literal.trim());
  if (!colour) throw new TypeError(`Not a colour: ${literal}`);
  return toLight(colour);
}

/** Each channel between black and white: what lies outside sRGB is cut off, as browsers do. */
const cut = ({ r, g, b }: Colour): Colour => {
  const within = (light: number) => Math.min(Math.max(light, 0), 1);
  return { mode: 'lrgb', r: within(r), g: within(g), b: within(b) };
};

/** As a screen shows it: `#rrggbb`. */
export const toHex = (colour: Colour): string => formatHex(toRgb(cut(colour)));

/** Relative luminance of WCAG 2.2: 0 black, 1 white. */
export const luminance = (colour: Colour): number => wcagLuminance(colour);

/** Contrast ratio of WCAG 2.2, 1 to 21, of two colours as a screen shows them. */
export const contrast = (one: Colour, other: Colour): number => wcagContrast(toHex(one), toHex(other));

/** `share` per cent of `colour`, the rest `other`: `color-mix(in oklab, …)`. */
export function mix(colour: Colour, share: number, other: Colour): Colour {
  const [from, to] = [toOklab(colour), toOklab(other)];
  const part = (one: number, two: number) => two + ((one - two) * share) / 100;
  return toLight({ mode: 'oklab', l: part(from.l, to.l), a: part(from.a, to.a), b: part(from.b, to.b) });
}

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** A grey has no hue; 0 stands for it. */
export function lchOf(colour: Colour): Lch {
  const { l, c, h = 0 }: Oklch = toOklch(colour);
  return { l, c, h };
}

/** `colour` with its lightness, chroma and hue rewritten: `oklch(from …)`. */
export const rewrite = (colour: Colour, formula: (lch: Lch) => Partial<Lch>): Colour => {
  const lch = lchOf(colour);
  return toLight({ mode: 'oklch', ...lch, ...formula(lch) });
};

/** `colour` with so much less chroma that a screen can show it; lightness and hue stay. */
export const withinScreen = (colour: Colour): Colour => toLight(clampChroma(toOklch(colour), 'oklch'));
