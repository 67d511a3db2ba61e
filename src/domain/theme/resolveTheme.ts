import type { ThemeSettings } from '../../contract';
import { isColour } from './isColour';
import { classNames, colours, safeTheme, type SafeTheme } from './theme';

/** A theme that is safe to use, and what of it was not. @public */
export interface ResolvedTheme extends SafeTheme {
  /** What was left out, for the theme editor and the log. */
  rejected: { field: string; value: unknown }[];
}

/**
 * Checks an organizer's theme as `safeTheme` does, and says what it left out: the same anywhere, by a list of colours. 000 §3 theme.
 * @public
 */
export function resolveTheme(settings: ThemeSettings = {}): ResolvedTheme {
  const { properties, className, ring } = safeTheme(settings, isColour);
  const { font, ringSettings, customClass } = settings;
  const radius: unknown = ringSettings?.radius;
  const style: unknown = ringSettings?.style;
  const checked: [field: string, value: unknown, isValid: boolean][] = [
    ...colours.map((field): [string, unknown, boolean] => [
      field,
      settings[field],
      `--bx-${field}` in properties,
    ]),
    ['font', font, '--bx-font' in properties],
    ['ringSettings.radius', radius, '--bx-radius' in properties],
    ['ringSettings.style', style, ring !== undefined],
    ['customClass', customClass, hasAllClasses(customClass)],
  ];
  const rejected = checked
    .filter(([, value, isValid]) => !isValid && value !== undefined && value !== null && value !== '')
    .map(([field, value]) => ({ field, value }));
  return { properties, className, ring, rejected };
}

const hasAllClasses = (value: unknown): boolean =>
  typeof value === 'string' && classNames(value).length === value.trim().split(/\s+/).length;
