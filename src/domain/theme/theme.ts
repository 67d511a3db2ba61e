import type { ThemeSettings } from '../../contract';

/** How the focus ring stands: apart from what it is around, on its edge, or apart and heavier. */
export type RingStyle = NonNullable<NonNullable<ThemeSettings['ringSettings']>['style']>;

type BrandProperty =
  | '--bx-color0'
  | '--bx-color1'
  | '--bx-color2'
  | '--bx-color3'
  | '--bx-color4'
  | '--bx-color5'
  | '--bx-font'
  | '--bx-radius';

/** Settings that are safe to put on an element. */
export interface SafeTheme {
  /** Custom properties for the theme's root; every role is derived from them in CSS. */
  properties: Partial<Record<BrandProperty, string>>;
  /** The host's own class names, '' when there are none. */
  className: string;
  /** How the focus ring stands; `undefined` is `outside`. */
  ring: RingStyle | undefined;
}

export const colours = ['color0', 'color1', 'color2', 'color3', 'color4', 'color5'] as const;

export const ringStyles = ['outside', 'close', 'thick'] as const satisfies readonly RingStyle[];

/** How much may be told in one value; it also bounds what a pattern has to look at. */
const maxLengths = { colour: 80, font: 300 };
const number = String.raw`[+-]?\d*\.?\d+`;
const part = `(?:${number}(?:%|deg|turn|g?rad)?|none)`;
/** May name a colour; but not what stands for another one, or for none. */
const word = '(?!transparent|currentcolor|inherit|initial|unset|revert)[a-z]+';
const colour = new RegExp(
  String.raw`^(?:#(?:[\da-f]{3}){1,2}|(?:rgb|hsl|oklch)\(\s*${part}(?:(?:\s*,\s*|\s+)${part}){2}\s*\)|${word})$`,
  'i',
);

const name = String.raw`[\p{L}\d ._-]+`;
const family = String.raw`(?:[\p{L}_-][\p{L}\d _-]*|'${name}'|"${name}")`;
const familyList = new RegExp(String.raw`^\s*${family}(?:\s*,\s*${family})*\s*$`, 'u');

const classToken = /^[A-Za-z_][\w-]{0,63}$/;
const mostClasses = 3;
/** Pixels. */
export const largestRadius = 32;

/** A text of the form of a colour: what `isColour` takes, and any other word. */
export const isColourText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLengths.colour && colour.test(value.trim());

/** A browser knows its colours. A server passes every word on: it can't ask, and what was saved is one. */
const isKnown = (value: unknown): value is string =>
  isColourText(value) && (typeof CSS === 'undefined' || CSS.supports('color', value));

/** A list of font families: names, bare or quoted. @public */
export const isFontList = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLengths.font && familyList.test(value);

const isRadius = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= largestRadius;

/** Each word of the organizer's own class that may be one. */
export const classNames = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .trim()
        .split(/\s+/)
        .filter((token) => classToken.test(token))
        .slice(0, mostClasses)
    : [];

/**
 * Checks an organizer's theme value by value (000 §3 theme), colours by `isColour`. A value that isn't one is left out; the preset
 * shows through. Colours too close to be read are corrected by the theme itself, in CSS.
 */
export function safeTheme(settings: ThemeSettings = {}, isColour = isKnown): SafeTheme {
  const properties: SafeTheme['properties'] = {};
  for (const field of colours) {
    const value = settings[field];
    if (isColour(value)) properties[`--bx-${field}`] = value.trim();
  }
  const { font, ringSettings, customClass } = settings;
  if (isFontList(font)) properties['--bx-font'] = font.trim();
  const radius: unknown = ringSettings?.radius;
  if (isRadius(radius)) properties['--bx-radius'] = `${radius}px`;
  const style: unknown = ringSettings?.style;
  return {
    properties,
    className: classNames(customClass).join(' '),
    ring: ringStyles.find((known) => known === style),
  };
}
