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

/** How much may be told in one value; it also bounds what a pattern has to look at. */
const longest = { colour: 80, font: 300 };
const number = String.raw`[+-]?\d*\.?\d+`;
const part = `(?:${number}(?:%|deg|turn|g?rad)?|none)`;
const colour = new RegExp(
  String.raw`^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|oklch)\(\s*${part}(?:(?:\s*,\s*|\s+)${part}){2}(?:\s*[,/]\s*${number}%?)?\s*\))$`,
  'i',
);

const name = String.raw`[\p{L}\d ._-]+`;
const family = String.raw`(?:[\p{L}_-][\p{L}\d _-]*|'${name}'|"${name}")`;
const familyList = new RegExp(String.raw`^\s*${family}(?:\s*,\s*${family})*\s*$`, 'u');

const classToken = /^[A-Za-z_][\w-]{0,63}$/;
const mostClasses = 3;
const largestRadius = 32;

/** A colour literal: hex, rgb(), hsl() or oklch(). Nothing that refers to elsewhere. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest.colour && colour.test(value.trim());

/** A list of font families: names, bare or quoted. */
export const isFontList = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest.font && familyList.test(value);

const isRadius = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= largestRadius;

/**
 * Checks an organizer's theme value by value (000 §3 theme). A value that isn't one is left out and listed; the preset
 * shows through. Colours too close to be read are corrected by the theme itself, in CSS.
 */
export function resolveTheme(settings: ThemeSettings = {}): ResolvedTheme {
  const resolved: ResolvedTheme = { properties: {}, className: '', rejected: [] };
  const reject = (field: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') resolved.rejected.push({ field, value });
  };

  for (const field of colours) {
    const value = settings[field];
    if (isColour(value)) resolved.properties[`--bx-${field}`] = value.trim();
    else reject(field, value);
  }

  const { font, ringSettings, customClass } = settings;
  if (isFontList(font)) resolved.properties['--bx-font'] = font.trim();
  else reject('font', font);

  const radius: unknown = ringSettings?.radius;
  if (isRadius(radius)) resolved.properties['--bx-radius'] = `${radius}px`;
  else reject('ringSettings.radius', radius);

  const names: unknown = customClass;
  const tokens = typeof names === 'string' ? names.trim().split(/\s+/) : [''];
  const kept = tokens.filter((token) => classToken.test(token)).slice(0, mostClasses);
  resolved.className = kept.join(' ');
  if (kept.length < tokens.length) reject('customClass', names);
  return resolved;
}
