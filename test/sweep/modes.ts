import { shippedLocales } from '../../src/i18n/shipped';

/** How every story is shown once, and what is looked at then. */
export interface Mode {
  name: string;
  /** Storybook's toolbar, e.g. `locale`; what is not named stays as it is at the start. */
  globals: Readonly<Record<string, string>>;
  /** CSS pixels. 640 is what 200 % zoom leaves of 1280. */
  widths: readonly number[];
  /** Locale whose texts must have taken the place of the English ones. */
  translatedInto?: string;
  /** What the browser says of the system's colours. */
  forcedColors?: 'active';
}

const wideAndNarrow = [1280, 360];

/** Those in English come first: the story is shown so already. All of them are looked at by `npm test`. */
export const modes = [
  { name: 'smallest', globals: {}, widths: [320] },
  { name: 'zoomed', globals: {}, widths: [640] },
  { name: 'forced-colors', globals: {}, widths: [360], forcedColors: 'active' },
  { name: 'ar', globals: { locale: 'ar' }, widths: wideAndNarrow, translatedInto: 'ar' },
  { name: 'he', globals: { locale: 'he' }, widths: wideAndNarrow, translatedInto: 'he' },
  { name: 'en-XA', globals: { locale: 'en-XA' }, widths: wideAndNarrow, translatedInto: 'en-XA' },
  { name: 'ar-XB', globals: { locale: 'ar-XB' }, widths: [360], translatedInto: 'ar-XB' },
] as const satisfies readonly Mode[];

/** The languages that `modes` has no part of, for the full run: words of other lengths, in the same layout. */
export const everyLocale: readonly Mode[] = shippedLocales
  .filter((locale) => locale !== 'en' && !modes.some(({ name }) => name === locale))
  .map((locale) => ({ name: locale, globals: { locale }, widths: wideAndNarrow, translatedInto: locale }));
