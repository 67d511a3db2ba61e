/*
 * Values in the format of the Design Tokens Community Group, https://www.designtokens.org/tr/2025.10/format: each is
 * what a value of CSS becomes there.
 */

export interface ColorValue {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha?: number;
  hex: string;
}
export interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}
interface ShadowValue {
  color: ColorValue;
  offsetX: Measure<'px'>;
  offsetY: Measure<'px'>;
  blur: Measure<'px'>;
  spread: Measure<'px'>;
}

export type TokenType =
  | 'color'
  | 'dimension'
  | 'fontFamily'
  | 'fontWeight'
  | 'duration'
  | 'cubicBezier'
  | 'number'
  | 'shadow';
export type TokenValue =
  | ColorValue
  | Measure<'px' | 'rem'>
  | Measure<'ms'>
  | ShadowValue[]
  | string[]
  | number[]
  | number;

/** `#rrggbb`, with as much of it as is seen, 0 to 1. */
export function color(hex: string, alpha = 1): ColorValue {
  const channel = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4;
  return {
    colorSpace: 'srgb',
    components: [channel(1), channel(3), channel(5)],
    ...(alpha < 1 && { alpha }),
    hex,
  };
}

const measured = (text: string, units: readonly string[]): [value: number, unit: string] => {
  const [, value = '', unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(text) ?? [];
  if (!units.includes(unit)) throw new Error(`Not measured in ${units.join(' or ')}: ${text}`);
  return [Number(value), unit];
};

/** `0.75rem` or `10px`. */
export function dimension(text: string): Measure<'px' | 'rem'> {
  const [value, unit] = measured(text, ['px', 'rem']);
  return { value, unit: unit as 'px' | 'rem' };
}

export const px = (value: number): Measure<'px'> => ({ value, unit: 'px' });

/** `120ms`. */
export const duration = (text: string): Measure<'ms'> => ({ value: measured(text, ['ms'])[0], unit: 'ms' });

/** `-0.015em` and `0.85` are numbers there: it knows neither em nor shares. */
export const plainNumber = (text: string): number => measured(text, ['', 'em'])[0];

/** `cubic-bezier(0.2, 0, 0, 1)`. */
export const cubicBezier = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);

/** `'Iowan Old Style', Palatino, serif`. */
export const fontFamily = (text: string): string[] =>
  text.split(',').map((family) => family.trim().replace(/^'|'$/g, ''));
