import type { ThemeSettings } from '../contract';

type BrandProperty =
  | '--bx-color0'
  | '--bx-color1'
  | '--bx-color2'
  | '--bx-color3'
  | '--bx-color4'
  | '--bx-color5'
  | '--bx-font'
  | '--bx-radius';

/** Settings that are safe to put on an element, and those that were not. */
export interface ResolvedTheme {
  /** Custom properties for the theme's root; every role is derived from them in CSS. */
  properties: Partial<Record<BrandProperty, string>>;
  /** The host's own class names, '' when there are none. */
  className: string;
  /** What was left out, for the theme editor and the log. */
  rejected: { field: string; value: unknown }[];
}

const colours = ['color0', 'color1', 'color2', 'color3', 'color4', 'color5'] as const;

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const number = String.raw`[+-]?(?:\d{1,6}(?:\.\d{1,10})?|\.\d{1,10})`;
const part = `(?:${number}(?:%|deg|turn|rad|grad)?|none)`;
const alpha = `(?:\\s*[,/]\\s*${number}%?)?`;
const colourFunction = new RegExp(
  `^(?:rgba?|hsla?|oklch)\\(\\s*${part}(?:\\s*,\\s*|\\s+)${part}(?:\\s*,\\s*|\\s+)${part}${alpha}\\s*\\)$`,
  'i',
);

const family = String.raw`(?:[\p{L}_-][\p{L}\d _-]*|'[\p{L}\d ._-]+'|"[\p{L}\d ._-]+")`;
const familyList = new RegExp(`^\\s*${family}(?:\\s*,\\s*${family})*\\s*$`, 'u');
const longestFont = 300;

const classToken = /^[A-Za-z_][\w-]{0,63}$/;
const mostClasses = 3;
const largestRadius = 32;

/** A colour literal: hex, rgb(), hsl() or oklch(). Nothing that refers to elsewhere. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 80 &&
  (hex.test(value.trim()) || colourFunction.test(value.trim()));

/** A list of font families: names, bare or quoted. */
export const isFontList = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestFont && familyList.test(value);

const isRadius = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= largestRadius;

/**
 * Checks an organizer's theme value by value (000 §3 theme). A value that isn't one is left out and listed; the preset
 * shows through. Colours too close to be read are corrected by the theme itself, in CSS.
 */
export function resolveTheme(settings: ThemeSettings = {}): ResolvedTheme {
  const resolved: ResolvedTheme = { properties: {}, className: '', rejected: [] };
  const { properties, rejected } = resolved;
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

  for (const field of colours) {
    const value = settings[field];
    if (isColour(value)) properties[`--bx-${field}`] = value.trim();
    else if (isGiven(value)) rejected.push({ field, value });
  }

  if (isFontList(settings.font)) properties['--bx-font'] = settings.font.trim();
  else if (isGiven(settings.font)) rejected.push({ field: 'font', value: settings.font });

  const radius: unknown = settings.ringSettings?.radius;
  if (isRadius(radius)) properties['--bx-radius'] = `${radius}px`;
  else if (isGiven(radius)) rejected.push({ field: 'ringSettings.radius', value: radius });

  const names: unknown = settings.customClass;
  if (isGiven(names)) {
    const tokens = typeof names === 'string' ? names.trim().split(/\s+/) : [];
    const kept = tokens.filter((token) => classToken.test(token)).slice(0, mostClasses);
    resolved.className = kept.join(' ');
    if (kept.length === 0 || kept.length < tokens.length)
      rejected.push({ field: 'customClass', value: names });
  }
  return resolved;
}
